import { randomBytes } from "node:crypto";

/** The project id of both emulators. */
export const PROJECT = "demo-app";

/** One sentence why these tests can't run here; "" if both emulators run. */
export function whyNoEmulators(): string {
  return ["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"]
    .filter((variable) => !process.env[variable])
    .map((variable) => process.env[`${variable}_REASON`] ?? `${variable} is not set.`)
    .join(" ");
}

/** The same, for suites that start after the emulators. */
export const missingEmulators = whyNoEmulators();

/**
 * Signs sessions, and hides what limits count (docs/decisions/0014): the machines of one test file share it, while those
 * of other files, which have the same network address, count for themselves.
 */
const SESSION_SECRET = randomBytes(32).toString("hex");

/** Variables for Firebase mode with both emulators, or with replacements. */
export const firebaseVariables = (others: Record<string, string> = {}) => ({
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: "any",
  FIREBASE_AUTH_DOMAIN: "localhost",
  // Otherwise Google's library looks for a metadata server, and logs warnings if another service responds.
  METADATA_SERVER_DETECTION: "none",
  SESSION_SECRET,
  FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST,
  ...others,
});

/** Push settings of a project that does not exist. */
export const pushVariables = {
  FIREBASE_MESSAGING_SENDER_ID: "123456789012",
  FIREBASE_APP_ID: "1:123456789012:web:abc123",
  FIREBASE_VAPID_KEY: `B${"k".repeat(86)}`,
};

/** An account as the Auth emulator stores it. */
export type EmulatedUser = {
  localId: string;
  displayName?: string;
  email?: string;
  emailVerified?: boolean;
  providerUserInfo?: { providerId: string }[];
};

/** All users of the Auth emulator with an e-mail address. */
export async function usersOf(email: string): Promise<EmulatedUser[]> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;
  const { users = [] } = await post(path, { email: [email] }, asOwner);
  return users;
}

/** The codes of the emails of one kind that Firebase sent to an address, newest last. */
export async function emailsTo(
  email: string,
  kind: "VERIFY_EMAIL" | "PASSWORD_RESET",
): Promise<string[]> {
  const answer = await fetch(emulator(`emulator/v1/projects/${PROJECT}/oobCodes`));
  const { oobCodes }: { oobCodes: { email: string; requestType: string; oobCode: string }[] } =
    await answer.json();
  return oobCodes
    .filter((code) => code.email === email && code.requestType === kind)
    .map(({ oobCode }) => oobCode);
}

/** Calls Identity Toolkit as a browser would: "update", "signInWithPassword" and so on. */
export async function toolkit(method: string, body: object): Promise<Record<string, string>> {
  return post(`identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, body);
}

/** An ID token for a password. */
export async function passwordToken(email: string, password: string): Promise<string> {
  const answer = await toolkit("signInWithPassword", { email, password, returnSecureToken: true });
  return answer.idToken ?? "";
}

/** An ID token of Google or Apple, for a new user. */
export async function providerToken(
  email: string,
  provider: "google" | "apple" = "google",
): Promise<string> {
  const claims = { sub: email, email, email_verified: true, name: "Lebo Fan" };
  const postBody = new URLSearchParams({
    providerId: `${provider}.com`,
    id_token: JSON.stringify(claims),
  });
  const answer = await toolkit("signInWithIdp", {
    postBody: postBody.toString(),
    requestUri: "http://localhost",
    returnSecureToken: true,
  });
  return answer.idToken ?? "";
}

const emulator = (path: string) => `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/${path}`;

/** An administrator's credential, as the emulator accepts it. */
const asOwner = { Authorization: "Bearer owner" };

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(emulator(path), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The emulator refused ${path}: ${await answer.text()}`);
  return answer.json();
}
