import { environment, siteOrigin } from "~/platform/config/environment.server";
import { mailer } from "~/platform/mail/mailer.server";
import { documents } from "~/platform/storage/documents.server";
import type { IdentityProvider } from "./identity-provider";
import { LocalIdentity } from "./local-identity.server";

let current: Promise<IdentityProvider> | undefined;

/**
 * The identity provider: Firebase if configured, otherwise embedded (docs/rules.md#two-modes).
 *
 * @throws StorageFileError if the database file is unusable; the next call tries again
 */
export function identity(): Promise<IdentityProvider> {
  current ??= openIdentity().catch((error) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** The embedded provider, or null with Firebase: for features that only the embedded mode has. */
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
