import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { derivedKey } from "~/platform/signing/signing.server";
import { ID_TOKEN_MAX_AGE_MS, IdentityError, type Provider } from "./identity-provider";

const ISSUER = "kickabout-embedded";
const SECOND_MS = 1000;
const CLOCK_DIFFERENCE_S = 5;

const claimsSchema = z.object({
  sub: z.string().min(1),
  iat: z.number().int(),
  auth_time: z.number().int(),
  provider: z.enum(["password", "google", "apple"]),
  generation: z.number().int(),
});

/** Claims of an ID token. `generation` is the account's at that time: ending all sessions increments it. */
export type IdTokenClaims = {
  userId: string;
  provider: Provider;
  signedInAt: number;
  generation: number;
};

/**
 * Issues an ID token that is valid for 5 minutes.
 *
 * @param secret the server's signing secret
 * @param now in ms since the epoch, also the time of authentication
 */
export function issueIdToken(
  { userId, provider, generation }: Omit<IdTokenClaims, "signedInAt">,
  secret: string,
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / SECOND_MS);
  return new SignJWT({ auth_time: seconds, provider, generation })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ID_TOKEN_MAX_AGE_MS / SECOND_MS)
    .sign(keyOf(secret));
}

/**
 * Verifies an ID token.
 *
 * @returns its claims, with `signedInAt` in ms since the epoch, to the second
 * @throws IdentityError `invalid-id-token` unless we issued it less than 5 minutes before `now`
 */
export async function readIdToken(
  idToken: string,
  secret: string,
  now: number,
): Promise<IdTokenClaims> {
  try {
    const { payload } = await jwtVerify(idToken, keyOf(secret), {
      algorithms: ["HS256"],
      issuer: ISSUER,
      audience: ISSUER,
      requiredClaims: ["exp"],
      currentDate: new Date(now),
    });
    const { sub, iat, auth_time, provider, generation } = claimsSchema.parse(payload);
    assertAge(iat, now);
    return { userId: sub, provider, signedInAt: auth_time * SECOND_MS, generation };
  } catch (cause) {
    throw new IdentityError("invalid-id-token", { cause });
  }
}

function assertAge(issuedAt: number, now: number): void {
  const age = now - issuedAt * SECOND_MS;
  if (age < -CLOCK_DIFFERENCE_S * SECOND_MS) throw new Error("It was issued in the future.");
  if (age >= ID_TOKEN_MAX_AGE_MS) throw new Error("It was issued 5 minutes ago or more.");
}

/**
 * Derives a separate key, since the secret also signs cookies: a cookie's signature must never verify as a token's. The
 * secret before it does not count here, because a token is valid for 5 minutes only.
 */
function keyOf(secret: string): Uint8Array {
  return derivedKey(secret, `${ISSUER} ID `, "token");
}
