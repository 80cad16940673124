import { createHmac, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { ask, postForm, type Reply, readable, setCookiesOf } from "./ask";

type Fields = Record<string, string>;
type Headers = Record<string, string>;

/** A user with a browser without JavaScript: its cookies, and the user's account. */
export class Fan {
  /** By name and path, as in browsers. */
  private readonly cookies = new Map<string, { cookie: string; path: string }>();

  constructor(
    private readonly address: string,
    readonly email = `fan-${randomUUID()}@players.example`,
    readonly password = `pass ${randomUUID()}`,
  ) {}

  /** The same user at another, logged-out browser. */
  elsewhere(): Fan {
    return new Fan(this.address, this.email, this.password);
  }

  /** The same user, logged in, at a server that was started anew. */
  at(address: string): Fan {
    const fan = new Fan(address, this.email, this.password);
    fan.plant(this.session);
    return fan;
  }

  async see(path: string, headers: Headers = {}): Promise<Reply> {
    return this.storeCookies(await ask(this.address, path, { headers: this.with(path, headers) }));
  }

  async post(path: string, fields: Fields, headers: Headers = {}): Promise<Reply> {
    return this.storeCookies(await postForm(this.address, path, fields, this.with(path, headers)));
  }

  /** Deletes as a script does. */
  async delete(path: string, headers: Headers = {}): Promise<Reply> {
    const asking = { method: "DELETE", headers: this.with(path, headers) };
    return this.storeCookies(await ask(this.address, path, asking));
  }

  /** Posts a form and follows the redirect. */
  async follow(path: string, fields: Fields, headers: Headers = {}): Promise<Reply> {
    const { status, headers: answer } = await this.post(path, fields, headers);
    if (status !== 303 || !answer.location) throw new Error(`The post ended with ${status}.`);
    return this.see(answer.location, headers);
  }

  join(other: Fields = {}, headers: Headers = {}): Promise<Reply> {
    const { email, password } = this;
    const fields = { name: "", email, password, ...other };
    return this.post(dialogAt("signup"), fields, headers);
  }

  login(other: Fields = {}, headers: Headers = {}): Promise<Reply> {
    const { email, password } = this;
    return this.post(dialogAt("login"), { email, password, ...other }, headers);
  }

  /** Logs in as a new user of a simulated provider, which needs no password hash. */
  logInBySimulatedProvider(provider = "google", headers: Headers = {}): Promise<Reply> {
    const fields = { account: "new", name: "Sunday Player" };
    return this.post(`/account/practice/${provider}`, fields, headers);
  }

  /** Whether the server knows the user. */
  async isLoggedIn(headers: Headers = {}): Promise<boolean> {
    return isOwnPage((await this.see("/", headers)).text);
  }

  /** The session cookie for a Cookie header, or "". */
  get session(): string {
    return this.cookie("__session");
  }

  /** A cookie for a Cookie header, or "". */
  cookie(name: string): string {
    const [found] = [...this.cookies.values()].filter(({ cookie }) => nameOf(cookie) === name);
    return found?.cookie ?? "";
  }

  /** The names of the browser's cookies. */
  get cookieNames(): string[] {
    return [...this.cookies.values()].map(({ cookie }) => nameOf(cookie));
  }

  /** Sets a cookie, as an attacker or another browser would have it. */
  plant(cookie: string, path = "/"): void {
    this.cookies.set(`${nameOf(cookie)} ${path}`, { cookie, path });
  }

  /** The Cookie header for a URL, by the cookies' paths. */
  cookiesFor(address: string): string {
    const [asked = ""] = address.split("?", 1);
    return [...this.cookies.values()]
      .filter(({ path }) => isUnder(asked, path))
      .map(({ cookie }) => cookie)
      .join("; ");
  }

  private with(path: string, headers: Headers): Headers {
    const Cookie = this.cookiesFor(path);
    return { ...(Cookie && { Cookie }), ...headers };
  }

  private storeCookies(reply: Reply): Reply {
    for (const line of setCookiesOf(reply)) {
      const [cookie = "", ...attributes] = line.split("; ");
      const path = attributes.find((one) => one.startsWith("Path="))?.slice("Path=".length) ?? "/";
      if (attributes.includes("Max-Age=0")) this.cookies.delete(`${nameOf(cookie)} ${path}`);
      else this.plant(cookie, path);
    }
    return reply;
  }
}

const nameOf = (cookie: string) => cookie.split("=", 1)[0] ?? "";

/** Whether a cookie's path matches a URL (RFC 6265, 5.1.4). */
const isUnder = (asked: string, path: string) =>
  path === "/" || asked === path || asked.startsWith(`${path}/`);

/** The target of the auth forms, from the dialog over any page. */
export const dialogAt = (mode: string) => (mode === "signup" ? "/join" : `/${mode}`);

/** A fan who has just joined. */
export async function joinedFan(address: string): Promise<Fan> {
  const fan = new Fan(address);
  const { status } = await fan.join();
  if (status !== 303) throw new Error(`Joining ended with ${status}.`);
  return fan;
}

/** A fan who has just logged in by a simulated provider. */
export async function simulatedProviderFan(address: string, headers: Headers = {}): Promise<Fan> {
  const fan = new Fan(address);
  const { status } = await fan.logInBySimulatedProvider("google", headers);
  if (status !== 303) throw new Error(`Practising ended with ${status}.`);
  return fan;
}

/** Whether a page greets the user and has no log-in link. */
export function isOwnPage(html: string): boolean {
  const hasMenu = html.includes("Logout");
  if (hasMenu === html.includes("Join free")) throw new Error("The page tells neither way.");
  return hasMenu;
}

/** The ID token that the simulated provider's popup for a new user passes to its opener. */
export async function popupToken(address: string, headers: Headers = {}): Promise<string> {
  const fields = { account: "new", name: "Popup Player" };
  const { text } = await postForm(address, "/account/practice/google?popup=1", fields, headers);
  return found(text, /eyJ[\w-]+\.[\w-]+\.[\w-]+/);
}

/** The token in the link of the newest email of a kind to an address, or null. */
export function emailToken(dataDir: string, email: string, page: "verify" | "reset") {
  const tokens = emailsTo(dataDir, email).flatMap(
    (message) => new RegExp(`/account/${page}\\?token=([\\w-]+)`).exec(message)?.[1] ?? [],
  );
  return tokens.at(-1) ?? null;
}

function emailsTo(dataDir: string, email: string): string[] {
  const outbox = join(dataDir, "outbox");
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .filter((message) => message.includes(`\nTo: ${email}\r\n`))
    .map((message) => message.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

/** The ids of a collection's documents in a server's database. */
export function idsIn(dataDir: string, collection: string): string[] {
  const database = new SqliteConnection(fileIn(dataDir), { readOnly: true });
  const rows = database
    .prepare<{ id: string }>("SELECT id FROM documents WHERE collection = ? ORDER BY id")
    .all(collection);
  database.close();
  return rows.map(({ id }) => id);
}

/** The id of the account with an e-mail in a server's database, or "". */
export function userIdIn(dataDir: string, email: string): string {
  const database = new SqliteConnection(fileIn(dataDir), { readOnly: true });
  const [account] = database
    .prepare<{ id: string }>(
      "SELECT id FROM documents WHERE collection = 'accounts' AND data ->> '$.email' = ?",
    )
    .all(email);
  database.close();
  return account?.id ?? "";
}

/** The path of a recap's footer link, as a server with a secret of its own signs it. */
export function stopPathIn(dataDir: string, userId: string): string {
  return stopPathOf(userId, readFileSync(join(dataDir, "session-secret"), "utf8").trim());
}

/** The path of a recap's footer link, as a server with this secret signs it. */
export function stopPathOf(userId: string, secret: string): string {
  const mac = createHmac("sha256", secret).update(`stop recaps ${userId}`).digest();
  const id = Buffer.from(userId).toString("base64url");
  return `/recaps/${id}.${mac.subarray(0, 16).toString("base64url")}`;
}

/** Opens a server's database, as another process may. The caller closes it. */
export const storeIn = (dataDir: string) => openSqliteStore(fileIn(dataDir));

const fileIn = (dataDir: string) => join(dataDir, "kickabout.db");

/** A page's text as users see it, from a match on. */
function found(text: string, pattern: RegExp): string {
  const [match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`There is no ${pattern}.`);
  return match;
}

/** The texts of a page's error boxes. */
export function alertsOf({ text }: Reply): string {
  const boxes = text.match(/<div class="error-summary"[\s\S]*?<\/div>/g) ?? [];
  return readable(boxes.join("\n").replace(/<[^>]*>/g, ""));
}
