/** Several times the longest address of ours: a shared result's picture. */
const MAX_LENGTH = 2048;
const MAX_SEGMENTS = 32;

/** Several times what the links of the fullest page have together. */
const MAX_ASKED_SEGMENTS = 256;

/**
 * Whether a path is longer than any of ours. The router's time grows with the square of the segments, so such a path
 * must be refused before it is matched.
 *
 * @param path a URL's path, as it was sent
 */
export function isLongPath(path: string): boolean {
  return path.length > MAX_LENGTH || segmentsOf(path) > MAX_SEGMENTS;
}

/**
 * Whether a request asks the router about longer paths than ours, or about more of them than a page has links: with its
 * own path, or with a parameter "p", by which the framework's scripts ask for routes and no page of ours for anything.
 *
 * @param url path and search, as they were sent
 */
export function asksTooMuch(url: string): boolean {
  const [path = "", query] = url.split("?", 2);
  const asked = new URLSearchParams(query).getAll("p");
  const segments = asked.reduce((sum, one) => sum + Math.max(1, segmentsOf(one)), 0);
  return [path, ...asked].some(isLongPath) || segments > MAX_ASKED_SEGMENTS;
}

/** A path without its percent-encoding; null if that is malformed. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const segmentsOf = (path: string) => path.split("/").length - 1;
