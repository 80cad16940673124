/** The project that both emulators keep. */
export const PROJECT = "demo-app";

/** Why these tests can't run here, in a sentence; "" where both emulators are there. */
export function whyNoEmulators(): string {
  return ["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"]
    .filter((variable) => !process.env[variable])
    .map((variable) => process.env[`${variable}_REASON`] ?? `${variable} is not set.`)
    .join(" ");
}

/** The same, for suites that start after the emulators. */
export const missingEmulators = whyNoEmulators();

/** What puts the app into Firebase mode with both emulators, or with others in their place. */
export const firebaseVariables = (others: Record<string, string> = {}) => ({
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: "any",
  FIREBASE_AUTH_DOMAIN: "localhost",
  // Google's library would look for a machine of Google's, and grumble where something else answers.
  METADATA_SERVER_DETECTION: "none",
  SESSION_SECRET: "what-every-machine-of-these-tests-signs-with",
  FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST,
  ...others,
});

/** What makes push alerts complete, of a project that nobody has. */
export const pushVariables = {
  FIREBASE_MESSAGING_SENDER_ID: "123456789012",
  FIREBASE_APP_ID: "1:123456789012:web:abc123",
  FIREBASE_VAPID_KEY: `B${"k".repeat(86)}`,
};

/** An account as the Auth emulator keeps it. */
export type EmulatedUser = {
  localId: string;
  displayName?: string;
  email?: string;
  emailVerified?: boolean;
  providerUserInfo?: { providerId: string }[];
};

/** Everybody the Auth emulator knows under an e-mail address. */
export async function usersOf(email: string): Promise<EmulatedUser[]> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`;
  const { users = [] } = await post(path, { email: [email] }, asOwner);
  return users;
}

/** The codes of the letters of one kind that Firebase sent to an address, the newest last. */
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

/** Asks Identity Toolkit as a browser would: "update", "signInWithPassword" and so on. */
export async function toolkit(method: string, body: object): Promise<Record<string, string>> {
  return post(`identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, body);
}

/** An ID token of a password. */
export async function passwordToken(email: string, password: string): Promise<string> {
  const answer = await toolkit("signInWithPassword", { email, password, returnSecureToken: true });
  return answer.idToken ?? "";
}

/** An ID token of Google or Apple, of somebody who comes for the first time. */
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

/** The rights of an administrator, as the emulator takes them. */
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
