import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { ask, postForm, type Reply, readable, setCookiesOf } from "./ask";

type Fields = Record<string, string>;
type Headers = Record<string, string>;

/** A person with a browser without JavaScript: its cookies, and the account that they make. */
export class Fan {
  /** Each by its name and its path, as browsers have them. */
  private readonly cookies = new Map<string, { cookie: string; path: string }>();

  constructor(
    private readonly address: string,
    readonly email = `fan-${randomUUID()}@players.example`,
    readonly password = `pass ${randomUUID()}`,
  ) {}

  /** The same person at another browser, where nobody is logged in. */
  elsewhere(): Fan {
    return new Fan(this.address, this.email, this.password);
  }

  async see(path: string, headers: Headers = {}): Promise<Reply> {
    return this.keeping(await ask(this.address, path, { headers: this.with(path, headers) }));
  }

  async post(path: string, fields: Fields, headers: Headers = {}): Promise<Reply> {
    return this.keeping(await postForm(this.address, path, fields, this.with(path, headers)));
  }

  /** Posts a form and goes where the answer leads. */
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

  /** Comes in as a new person of a practice provider, which costs no password's hash. */
  practise(provider = "google", headers: Headers = {}): Promise<Reply> {
    const fields = { account: "new", name: "Sunday Player" };
    return this.post(`/account/practice/${provider}`, fields, headers);
  }

  /** Whether the server knows who this is. */
  async isLoggedIn(headers: Headers = {}): Promise<boolean> {
    return isOwnPage((await this.see("/", headers)).text);
  }

  /** The session cookie as a Cookie header has it, or an empty text. */
  get session(): string {
    return this.cookie("__session");
  }

  /** A cookie as a Cookie header has it, or an empty text. */
  cookie(name: string): string {
    const [found] = [...this.cookies.values()].filter(({ cookie }) => nameOf(cookie) === name);
    return found?.cookie ?? "";
  }

  /** What the browser has cookies of. */
  get cookieNames(): string[] {
    return [...this.cookies.values()].map(({ cookie }) => nameOf(cookie));
  }

  /** Puts a cookie into the browser, as an attacker or another browser would have it. */
  plant(cookie: string, path = "/"): void {
    this.cookies.set(`${nameOf(cookie)} ${path}`, { cookie, path });
  }

  /** The Cookie header that goes to an address, by the cookies' paths. */
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

  private keeping(reply: Reply): Reply {
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

/** Whether a cookie of a path goes to an address (RFC 6265, 5.1.4). */
const isUnder = (asked: string, path: string) =>
  path === "/" || asked === path || asked.startsWith(`${path}/`);

/** Where the auth forms post to, from the dialog over any page. */
export const dialogAt = (mode: string) => (mode === "signup" ? "/join" : `/${mode}`);

/** A fan who has just joined. */
export async function joinedFan(address: string): Promise<Fan> {
  const fan = new Fan(address);
  const { status } = await fan.join();
  if (status !== 303) throw new Error(`Joining ended with ${status}.`);
  return fan;
}

/** A fan who has just come in by a practice provider. */
export async function practisedFan(address: string, headers: Headers = {}): Promise<Fan> {
  const fan = new Fan(address);
  const { status } = await fan.practise("google", headers);
  if (status !== 303) throw new Error(`Practising ended with ${status}.`);
  return fan;
}

/** Whether a page greets somebody and offers no visitor's way in. */
export function isOwnPage(html: string): boolean {
  const hasMenu = html.includes("Logout");
  if (hasMenu === html.includes("Join free")) throw new Error("The page tells neither way.");
  return hasMenu;
}

/** The ID token that the practice popup of a new person hands to its opener. */
export async function popupToken(address: string, headers: Headers = {}): Promise<string> {
  const fields = { account: "new", name: "Popup Player" };
  const { text } = await postForm(address, "/account/practice/google?popup=1", fields, headers);
  return found(text, /eyJ[\w-]+\.[\w-]+\.[\w-]+/);
}

/** The token in the link of the newest letter of a kind to an address, or null. */
export function letterToken(dataDir: string, email: string, page: "verify" | "reset") {
  const tokens = lettersTo(dataDir, email).flatMap(
    (letter) => new RegExp(`/account/${page}\\?token=([\\w-]+)`).exec(letter)?.[1] ?? [],
  );
  return tokens.at(-1) ?? null;
}

function lettersTo(dataDir: string, email: string): string[] {
  const outbox = join(dataDir, "outbox");
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .filter((letter) => letter.includes(`\nTo: ${email}\r\n`))
    .map((letter) => letter.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

/** The ids of a collection's documents in a server's data. */
export function idsIn(dataDir: string, collection: string): string[] {
  const database = new SqliteConnection(fileIn(dataDir), { readOnly: true });
  const rows = database
    .prepare<{ id: string }>("SELECT id FROM documents WHERE collection = ? ORDER BY id")
    .all(collection);
  database.close();
  return rows.map(({ id }) => id);
}

/** A server's data, as another process may open it. Closing it is the caller's. */
export const storeIn = (dataDir: string) => openSqliteStore(fileIn(dataDir));

const fileIn = (dataDir: string) => join(dataDir, "kickabout.db");

/** A page's text as people see it, where it has what is looked for. */
function found(text: string, pattern: RegExp): string {
  const [match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`There is no ${pattern}.`);
  return match;
}

/** What a page's error boxes say. */
export function alertsOf({ text }: Reply): string {
  const boxes = text.match(/<div class="error-summary"[\s\S]*?<\/div>/g) ?? [];
  return readable(boxes.join("\n").replace(/<[^>]*>/g, ""));
}
