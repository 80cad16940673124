import { createHash, randomBytes } from "node:crypto";

const TOKEN = /^[\w-]{43}$/;

/** A new secret of 32 random bytes, as 43 characters that fit a cookie and a link. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The id under which we keep what belongs to a secret, so that whoever reads our data can't use it.
 *
 * @param token anything that a visitor sent
 * @returns its SHA-256 in hex; null for what can't be a secret of ours
 */
export function idOfSecretToken(token: string): string | null {
  return TOKEN.test(token) ? sha256(token) : null;
}

/** The SHA-256 of a text, in hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
