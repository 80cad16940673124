const BASE = "https://somewhere.invalid";
const CONTROL = /\p{Cc}/u;
/** Longer than any page of ours, and short enough for a header. */
const MAX_LENGTH = 2000;

/**
 * A path on our site to redirect to, out of a form or a URL.
 *
 * @param to any text
 * @param otherwise the fallback path if `to` is invalid
 * @returns path, search and hash as a browser would parse them, never another host
 */
export function safeRedirect(to: unknown, otherwise: string): string {
  if (typeof to !== "string" || !to.startsWith("/") || CONTROL.test(to)) return otherwise;
  if (!URL.canParse(to, BASE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(to, BASE);
  const path = pathname + search + hash;
  const isOurs = origin === BASE && !pathname.startsWith("//");
  return isOurs && path.length <= MAX_LENGTH ? path : otherwise;
}
