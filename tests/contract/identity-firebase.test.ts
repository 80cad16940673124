import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFirebaseIdentity } from "~/platform/identity/firebase-identity.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { describeIdentityProvider, type IdentityHarness } from "./identity-provider.contract";

const PROJECT = "demo-app";
const PURPOSES = { verify: "VERIFY_EMAIL", reset: "PASSWORD_RESET" };

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const reason = process.env.FIREBASE_AUTH_EMULATOR_HOST_REASON ?? "there is no Auth emulator";

describeIdentityProvider("FirebaseIdentity", open, host ? undefined : reason);

async function open(): Promise<IdentityHarness> {
  const folder = await mkdtemp(join(tmpdir(), "kickabout-identity-"));
  const documents = openSqliteStore(join(folder, "documents.db"));
  const identity = await openFirebaseIdentity({
    projectId: PROJECT,
    apiKey: "any",
    documents,
    emulatorHost: host,
  });
  return {
    identity,
    actionCode,
    applyVerification: async (email) => {
      await ask("update", { oobCode: await actionCode(email, "verify") });
    },
    applyReset: async (email, newPassword) => {
      await ask("resetPassword", { oobCode: await actionCode(email, "reset"), newPassword });
    },
    makeProviderIdToken,
    close: async () => {
      await documents.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function actionCode(email: string, purpose: keyof typeof PURPOSES) {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; requestType: string; oobCode: string }[] } =
    await answer.json();
  const isWanted = (code: (typeof oobCodes)[number]) =>
    code.email === email && code.requestType === PURPOSES[purpose];
  return oobCodes.findLast(isWanted)?.oobCode ?? null;
}

/** The emulator takes the claims of a provider's ID token as they are. */
async function makeProviderIdToken(provider: "google" | "apple") {
  const sub = randomBytes(8).toString("hex");
  const claims = { sub, email: `${sub}@players.example`, email_verified: true, name: "Lebo Fan" };
  const postBody = new URLSearchParams({
    providerId: `${provider}.com`,
    id_token: JSON.stringify(claims),
  });
  const { idToken } = await ask("signInWithIdp", {
    postBody: postBody.toString(),
    requestUri: "http://localhost",
    returnSecureToken: true,
  });
  return idToken;
}

async function ask(method: string, body: object) {
  const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The emulator refused ${method}: ${await answer.text()}`);
  return answer.json();
}
