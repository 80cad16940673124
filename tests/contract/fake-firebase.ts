import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { SignJWT } from "jose";

export const PROJECT = "demo-app";
const KEY_ID = "key-of-the-stand-in";

/** A response: text is sent unchanged, anything else as JSON; "never" leaves the request open. */
type Answer = { status?: number; body: unknown } | "never";

/** A fake Google: a local server with scripted responses. */
export type FakeFirebase = {
  host: string;
  /** firebase-admin as in production, except that it connects to this server only. */
  auth: Auth;
  /** Sets the response for paths with this suffix; the last one set applies. */
  answer(end: string, answer: Answer): void;
  /** The requests since the start, such as "accounts:lookup", with their bodies. */
  asked: { method: string; body: Record<string, unknown> }[];
  /** Stops responding. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const CERTIFICATES = { [KEY_ID]: publicKey.export({ type: "spki", format: "pem" }) };
/** A forged key under our key's name. */
export const FORGERS_KEY = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

let apps = 0;

/** Starts a fake Google that serves its certificates, and 404 for anything else. */
export async function startFakeFirebase(): Promise<FakeFirebase> {
  const answers = new Map<string, Answer>();
  const asked: FakeFirebase["asked"] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    asked.push({ method: pathname.split("/").at(-1) ?? "", body: await readJson(request) });
    const end = [...answers.keys()].findLast((one) => pathname.endsWith(one)) ?? "";
    const answer = answers.get(end) ?? { status: 404, body: {} };
    if (answer === "never") return;
    const { status = 200, body } = answer;
    response.writeHead(status, {
      "Content-Type": "application/json",
      "Cache-Control": "max-age=3600",
    });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const app = initializeApp(options(port), `stand-in-${++apps}`);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  answers.set("/securetoken@system.gserviceaccount.com", { body: CERTIFICATES });
  answers.set("/publicKeys", { body: CERTIFICATES });
  return {
    host: `127.0.0.1:${port}`,
    auth: getAuth(app),
    answer: (end, answer) => answers.set(end, answer),
    asked,
    stop,
    close: async () => {
      await stop();
      await deleteApp(app);
    },
  };
}

function options(port: number) {
  const httpAgent = new Agent();
  Object.assign(httpAgent, { createConnection: () => connect(port, "127.0.0.1") });
  const getAccessToken = async () => ({ access_token: "of-this-server", expires_in: 3600 });
  const serviceAccountId = "server@demo-app.example";
  return { projectId: PROJECT, httpAgent, credential: { getAccessToken }, serviceAccountId };
}

async function readJson(request: IncomingMessage) {
  let text = "";
  for await (const part of request) text += part;
  return text ? JSON.parse(text) : {};
}

const seconds = () => Math.floor(Date.now() / 1000);

/** A person's claims in a token of Google's, issued now. */
const claims = (changes: object = {}) => ({
  aud: PROJECT,
  sub: "person-1",
  auth_time: seconds() - 60,
  iat: seconds() - 30,
  exp: seconds() + 3600,
  name: "Thandi Mokoena",
  email: "thandi@players.example",
  email_verified: false,
  firebase: { identities: {}, sign_in_provider: "password" },
  ...changes,
});

/** A session cookie, signed with Google's key by default. */
export function signCookie(changes: object = {}, key: KeyObject = privateKey): Promise<string> {
  return sign(claims({ iss: `https://session.firebase.google.com/${PROJECT}`, ...changes }), key);
}

/** An ID token, signed with Google's key by default. */
export function signIdToken(changes: object = {}, key: KeyObject = privateKey): Promise<string> {
  return sign(claims({ iss: `https://securetoken.google.com/${PROJECT}`, ...changes }), key);
}

function sign(payload: ReturnType<typeof claims>, key: KeyObject) {
  return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: KEY_ID }).sign(key);
}
