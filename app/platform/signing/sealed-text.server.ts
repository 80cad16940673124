import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { derivedKey, type Purpose, signingSecrets } from "./signing.server";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^[\w-]{40,1000}$/;

const keyOf = (secret: string, purpose: Purpose) => derivedKey(secret, purpose, "seal");

/**
 * A text for an address that is to say nothing of it: encrypted, and different with each call.
 *
 * @param purpose of nothing that is signed
 */
export function sealText(purpose: Purpose, text: string): string {
  const [secret = ""] = signingSecrets();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv);
  const sealed = [iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString("base64url");
}

/** The text that `sealText` sealed for this purpose, by SESSION_SECRET or the one before it; null for anything else. */
export function unsealText(purpose: Purpose, sealed: string): string | null {
  if (!SEALED.test(sealed)) return null;
  const bytes = Buffer.from(sealed, "base64url");
  for (const secret of signingSecrets()) {
    const cipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, IV_BYTES));
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = cipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    try {
      return Buffer.concat([text, cipher.final()]).toString();
    } catch {}
  }
  return null;
}
