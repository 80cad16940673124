import { createHash } from "node:crypto";

/** A weak entity tag of a text: it does not depend on the content encoding. */
export function entityTagOf(text: string): string {
  return `W/"${createHash("sha256").update(text).digest("base64url")}"`;
}

/**
 * Whether the client already has this version (RFC 9110, 13.1.2).
 *
 * @param tag an entity tag
 * @param ifNoneMatch the request's header: a comma-separated list of tags, "*", or null
 */
export function hasVersion(tag: string, ifNoneMatch: string | null): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  const known = ifNoneMatch.split(",").map(opaque);
  return known.includes("*") || known.includes(opaque(tag));
}
