import * as z from "zod";
import { errorFromAnswer, unreachable } from "./firebase-errors";
import { IdentityError } from "./identity-provider";

const SERVICE = "identitytoolkit.googleapis.com/v1";

const refusal = z.object({ error: z.object({ message: z.string() }) });
const signedIn = z.object({ idToken: z.string().min(1), isNewUser: z.boolean().optional() });
const sent = z.object({});

type ToolkitOptions = {
  apiKey: string;
  /** Such as "127.0.0.1:9099"; Google's own service if absent. */
  emulatorHost?: string | undefined;
  timeoutMs: number;
};

/** An account email: verifies its address, by an ID token, or resets its password. */
type OobRequest =
  | { requestType: "VERIFY_EMAIL"; idToken: string }
  | { requestType: "PASSWORD_RESET"; email: string };

/**
 * What firebase-admin lacks: signing up and in as a browser would, and having Firebase send its emails. Source:
 * https://firebase.google.com/docs/reference/rest/auth
 *
 * Every method throws IdentityError: `network-request-failed` on a timeout or a malformed response, otherwise what
 * `errorFromAnswer` returns. No error contains a token or a password.
 */
export class IdentityToolkit {
  constructor(private readonly options: ToolkitOptions) {}

  /** Creates an account; returns an ID token. */
  async signUp(given: { email: string; password: string; name: string }): Promise<string> {
    const { email, password, name: displayName } = given;
    const body = { email, password, displayName, returnSecureToken: true };
    return (await this.ask("signUp", body, signedIn)).idToken;
  }

  /** Signs in with a password; returns an ID token. */
  async signIn({ email, password }: { email: string; password: string }): Promise<string> {
    const body = { email, password, returnSecureToken: true };
    return (await this.ask("signInWithPassword", body, signedIn)).idToken;
  }

  /** Signs in with firebase-admin's custom token; returns an ID token, and whether a new account was created. */
  async signInWithCustomToken(token: string): Promise<{ idToken: string; isNewUser: boolean }> {
    const body = { token, returnSecureToken: true };
    const { idToken, isNewUser = false } = await this.ask("signInWithCustomToken", body, signedIn);
    return { idToken, isNewUser };
  }

  /** Has Firebase send an email. */
  async sendOobCode(request: OobRequest): Promise<void> {
    await this.ask("sendOobCode", request, sent);
  }

  private async ask<T>(method: string, body: object, expected: z.ZodType<T>): Promise<T> {
    const { status, answer } = await this.post(method, body);
    const good = expected.safeParse(answer);
    if (status === 200 && good.success) return good.data;
    const bad = refusal.safeParse(answer);
    if (status < 400 || status >= 500 || !bad.success) {
      throw new IdentityError("network-request-failed", {
        cause: new Error(`Firebase: a broken answer with the status ${status}`),
      });
    }
    const asked = method === "signInWithPassword" ? "password" : "else";
    throw errorFromAnswer(bad.data.error.message, asked);
  }

  private async post(method: string, body: object): Promise<{ status: number; answer: unknown }> {
    const { apiKey, emulatorHost, timeoutMs } = this.options;
    const base = emulatorHost ? `http://${emulatorHost}/${SERVICE}` : `https://${SERVICE}`;
    try {
      const response = await fetch(`${base}/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, answer: await response.json() };
    } catch (error) {
      throw unreachable(error);
    }
  }
}
