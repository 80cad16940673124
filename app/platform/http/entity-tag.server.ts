import { createHash } from "node:crypto";

/** A weak entity tag of a text: it stays the same however the text is compressed on its way. */
export function entityTagOf(text: string): string {
  return `W/"${createHash("sha256").update(text).digest("base64url")}"`;
}

/**
 * Whether whoever asks has this version already (RFC 9110, 13.1.2).
 *
 * @param tag an entity tag
 * @param ifNoneMatch the request's header: tags with commas between them, "*", or null
 */
export function hasVersion(tag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  const known = ifNoneMatch.split(",").map(opaque);
  return known.includes("*") || known.includes(opaque(tag));
}
