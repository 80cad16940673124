import { createHash, randomBytes } from "node:crypto";

const TOKEN = /^[\w-]{43}$/;

/** A new secret of 32 random bytes, as 43 characters that are safe in cookies and links. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The id under which data of a secret is stored, so that a reader of the store can't use it.
 *
 * @param token any user input
 * @returns its SHA-256 in hex; null if it can't be a secret of ours
 */
export function idOfSecretToken(token: string): string | null {
  return TOKEN.test(token) ? sha256(token) : null;
}

/** The SHA-256 of a text, in hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
