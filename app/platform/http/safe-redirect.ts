const BASE = "https://somewhere.invalid";
const CONTROL = /\p{Cc}/u;
/** What is longer is no page of ours, and more than a header may be. */
const MAX_LENGTH = 2000;

/**
 * A path of ours to go on to, out of what a form or an address asks for.
 *
 * @param to anything
 * @param otherwise a path of ours for when `to` is none
 * @returns path, search and hash, as the browser's own reading of an address would give them, never another host
 */
export function safeRedirect(to: unknown, otherwise: string): string {
  if (typeof to !== "string" || !to.startsWith("/") || CONTROL.test(to)) return otherwise;
  if (!URL.canParse(to, BASE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(to, BASE);
  const path = pathname + search + hash;
  const isOurs = origin === BASE && !pathname.startsWith("//");
  return isOurs && path.length <= MAX_LENGTH ? path : otherwise;
}
