/** What decides whether a page may be kept: its status, and whose it is. */
type PageAnswer = {
  status: number;
  /** Whether the request brings a session, or the answer brings a cookie. */
  isPersonal: boolean;
  /** What the page's route says; a private page stays so. */
  declared: string | null;
  /** Whether every part of it could be had; who tries again must not get the same failure from a cache. */
  isWhole: boolean;
};

/**
 * The Cache-Control of a page (design, section 4: CSP and caches). A browser asks again each time; a shared cache may
 * keep a visitor's page for a minute and hand it out for ten more while it asks for the next one.
 */
export function pageCacheControl({ status, isPersonal, declared, isWhole }: PageAnswer): string {
  if (isPersonal) return "private, no-store";
  if (status !== 200 || !isWhole) return "no-store";
  if (declared?.startsWith("private")) return declared;
  return "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
}

/** Long enough to go from the sign that a link will be pressed to the press. */
export const PREFETCH_CACHE_CONTROL = "private, max-age=10";

/**
 * Whether the data of a page that is fetched before it is asked for may wait in its reader's own browser.
 *
 * @param purpose the request's Sec-Purpose header; a browser lets nobody else write it
 */
export function isPrefetchCacheable(answer: {
  status: number;
  headers: Headers;
  purpose: string | null;
}): boolean {
  const { status, headers, purpose } = answer;
  return status === 200 && !headers.has("Set-Cookie") && (purpose ?? "").startsWith("prefetch");
}
