import { environment, siteOrigin } from "~/platform/config/environment.server";
import { mailer } from "~/platform/mail/mailer.server";
import { documents } from "~/platform/storage/documents.server";
import type { IdentityProvider } from "./identity-provider";
import { LocalIdentity } from "./local-identity.server";

let current: Promise<IdentityProvider> | undefined;

/**
 * Whoever knows our people: Firebase where it is configured, else ourselves (design, section 3).
 *
 * @throws StorageFileError where the file of our documents can't be used; the next call tries again
 */
export function identity(): Promise<IdentityProvider> {
  current ??= openIdentity().catch((error) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** Our own accounts, or null where Firebase keeps them: for what only the embedded mode has. */
export async function localIdentity(): Promise<LocalIdentity | null> {
  const provider = await identity();
  return provider instanceof LocalIdentity ? provider : null;
}

async function openIdentity(): Promise<IdentityProvider> {
  const { firebase, SESSION_SECRET, FIREBASE_AUTH_EMULATOR_HOST } = environment();
  const store = await documents();
  if (!firebase) {
    return new LocalIdentity({
      documents: store,
      mailer: mailer(),
      secret: SESSION_SECRET,
      origin: siteOrigin(),
    });
  }
  const { openFirebaseIdentity } = await import("./firebase-identity.server");
  return openFirebaseIdentity({
    ...firebase,
    documents: store,
    emulatorHost: FIREBASE_AUTH_EMULATOR_HOST,
  });
}
