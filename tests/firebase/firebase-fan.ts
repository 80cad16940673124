import { randomBytes } from "node:crypto";
import { ask, headerOf, postForm, type Reply, readable, setCookiesOf } from "../server/ask";
import { passwordToken, providerToken } from "./emulators";

/** The password of every test user. */
export const PASSWORD = "offside-trap-4-4-2";

/** An unused address. */
export const newEmail = () => `fan-${randomBytes(8).toString("hex")}@players.example`;

/** A browser without JavaScript, with its own cookies. */
export class Fan {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly address: string,
    readonly email = newEmail(),
  ) {}

  async see(path: string): Promise<Reply> {
    return this.keeping(await ask(this.address, path, { headers: this.headers() }));
  }

  /** A page with its entities decoded. */
  async read(path: string): Promise<string> {
    return visible(await this.see(path));
  }

  async post(path: string, fields: Record<string, string>): Promise<Reply> {
    return this.keeping(await postForm(this.address, path, fields, this.headers()));
  }

  /** Posts a form, and returns the resulting page, after following a redirect. */
  async send(path: string, fields: Record<string, string>): Promise<string> {
    const reply = await this.post(path, fields);
    const to = headerOf(reply, "location");
    return to ? this.read(to) : visible(reply);
  }

  join(): Promise<Reply> {
    const fields = { name: "naledi fan", email: this.email, password: PASSWORD };
    return this.post("/join", fields);
  }

  login(password = PASSWORD): Promise<Reply> {
    return this.post("/login", { email: this.email, password });
  }

  /** Exchanges an ID token for a session, as the page's script does. */
  async exchange(idToken: string, query = ""): Promise<Reply> {
    const headers = { ...this.headers(), Authorization: `Bearer ${idToken}` };
    return this.keeping(
      await ask(this.address, `/session${query}`, { method: "POST", headers, body: "" }),
    );
  }

  /** Ends the session, as a script does. */
  async leave(): Promise<Reply> {
    return this.keeping(
      await ask(this.address, "/session", { method: "DELETE", headers: this.headers() }),
    );
  }

  delete(password?: string): Promise<Reply> {
    const fields = { intent: "delete", confirmation: "delete", ...(password && { password }) };
    return this.post("/account?dialog=delete", fields);
  }

  /** Whether the account page knows the user. */
  async isKnown(): Promise<boolean> {
    return (await this.read("/account")).includes("<h1>Account</h1>");
  }

  /** Another browser with the same cookies, at this server or another: like a stolen cookie. */
  copy(address = this.address): Fan {
    const copy = new Fan(address, this.email);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** The session cookie's content inside our signature: Firebase's cookie. */
  get firebaseCookie(): string {
    const signed = decodeURIComponent(this.cookies.get("__session") ?? "");
    const value = signed.slice(0, signed.lastIndexOf("."));
    return JSON.parse(Buffer.from(value, "base64").toString());
  }

  private headers(): Record<string, string> {
    const pairs = Array.from(this.cookies, ([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { Cookie: pairs.join("; ") } : {};
  }

  private keeping(reply: Reply): Reply {
    for (const line of setCookiesOf(reply)) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /Max-Age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }
}

/** A page with its entities decoded, without its scripts' data. */
export function visible({ text }: Reply): string {
  return readable(text.replace(/<script[^>]*>[\s\S]*?<\/script>/g, ""));
}

/** A user who has joined. */
export async function joinedFan(address: string): Promise<Fan> {
  const fan = new Fan(address);
  const reply = await fan.join();
  if (reply.status !== 303) throw new Error(`Nobody could join: ${reply.status} ${visible(reply)}`);
  return fan;
}

/** A user of Google. */
export async function googleFan(address: string): Promise<Fan> {
  const fan = new Fan(address);
  await fan.exchange(await providerToken(fan.email));
  return fan;
}

/** Another device of a user with a password. */
export async function otherDeviceOf({ address, email }: Fan): Promise<Fan> {
  const device = new Fan(address, email);
  await device.exchange(await passwordToken(email, PASSWORD));
  return device;
}
