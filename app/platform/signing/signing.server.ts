import { createHmac, timingSafeEqual } from "node:crypto";
import { environment } from "~/platform/config/environment.server";

const SIGNATURE_BYTES = 16;

/**
 * What a signature is for, such as `stop recaps `: it is signed in front of the text, so that a signature is good for
 * nothing else. It ends with a character that ends it, so that no purpose is the beginning of another one.
 */
export type Purpose = `${string} ` | `${string}=`;

/** Signs a text with SESSION_SECRET: 22 characters of base64url. */
export function sign(purpose: Purpose, text: string): string {
  return signatureBy(environment().SESSION_SECRET, purpose, text);
}

/** Whether `sign` made this signature of this text, by SESSION_SECRET or the one before it. */
export function isSigned(purpose: Purpose, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return signingSecrets().some((secret) => {
    const expected = Buffer.from(signatureBy(secret, purpose, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/**
 * What a text is stored as by those who only have to recognise it: 64 hexadecimal digits. Without the secret, it can't be
 * found by trying all texts that are possible. A new SESSION_SECRET gives others.
 */
export function pseudonym(purpose: Purpose, text: string): string {
  return macBy(environment().SESSION_SECRET, purpose, text).toString("hex");
}

/**
 * A key for a library that signs by itself, such as one for JSON Web Tokens: nothing signed with it verifies as anything
 * else that the secret signs.
 */
export function derivedKey(secret: string, purpose: Purpose, text: string): Uint8Array {
  return macBy(secret, purpose, text);
}

/** The secrets whose signatures count. The first one signs. */
export function signingSecrets(): string[] {
  const { SESSION_SECRET, SESSION_SECRET_BEFORE } = environment();
  return SESSION_SECRET_BEFORE ? [SESSION_SECRET, SESSION_SECRET_BEFORE] : [SESSION_SECRET];
}

function signatureBy(secret: string, purpose: Purpose, text: string): string {
  return macBy(secret, purpose, text).subarray(0, SIGNATURE_BYTES).toString("base64url");
}

function macBy(secret: string, purpose: Purpose, text: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose}${text}`).digest();
}
