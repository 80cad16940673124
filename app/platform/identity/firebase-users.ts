import type { DecodedIdToken, UserRecord } from "firebase-admin/auth";
import { displayNameFor, normaliseEmail } from "./auth-user";
import type { AuthUser, Provider, Session } from "./identity-provider";

const SECOND_MS = 1000;

const PROVIDERS = new Map<string, Provider>([
  ["google.com", "google"],
  ["apple.com", "apple"],
]);

/** The session of verified claims. */
export function sessionOf(claims: DecodedIdToken): Session {
  const email = normaliseEmail(claims.email ?? "");
  return {
    user: {
      id: claims.uid,
      name: displayNameFor(typeof claims.name === "string" ? claims.name : "", email),
      email,
      emailVerified: claims.email_verified === true,
      provider: PROVIDERS.get(claims.firebase.sign_in_provider) ?? "password",
    },
    signedInAt: claims.auth_time * SECOND_MS,
  };
}

/** A user of Firebase's as ours; `provider` is what they signed in with, otherwise the first they have. */
export function userOf(
  record: UserRecord,
  provider = PROVIDERS.get(record.providerData[0]?.providerId ?? "") ?? "password",
): AuthUser {
  const email = normaliseEmail(record.email ?? "");
  const name = displayNameFor(record.displayName ?? "", email);
  return { id: record.uid, name, email, emailVerified: record.emailVerified, provider };
}
