/** What decides whether a page may be cached. */
type PageAnswer = {
  status: number;
  /** Whether the request has a session, or the response sets a cookie. */
  isPersonal: boolean;
  /** The route's own Cache-Control; "private" wins, and it may say how long the page may be stale. */
  declared: string | null;
  /** Whether every part loaded; a retry must not get the same failure from a cache. */
  isWhole: boolean;
};

/**
 * The Cache-Control of a page (docs/rules.md#csp-and-caches). Browsers revalidate each time; a shared cache may
 * store a visitor's page for a minute and serve it stale for ten more while it revalidates.
 */
export function pageCacheControl({ status, isPersonal, declared, isWhole }: PageAnswer): string {
  if (isPersonal) return "private, no-store";
  if (status !== 200 || !isWhole) return "no-store";
  if (declared?.startsWith("private")) return declared;
  const stale = /stale-while-revalidate=\d+/.exec(declared ?? "")?.[0] ?? STALE;
  return `public, max-age=0, s-maxage=60, ${stale}`;
}

const STALE = "stale-while-revalidate=600";

/** Covers the time from the prefetch of a link to the click. */
export const PREFETCH_CACHE_CONTROL = "private, max-age=10";

/**
 * Whether the browser may cache prefetched data.
 *
 * @param purpose the request's Sec-Purpose header, which only browsers can set
 */
export function isPrefetchCacheable(answer: {
  status: number;
  headers: Headers;
  purpose: string | null;
}): boolean {
  const { status, headers, purpose } = answer;
  return status === 200 && !headers.has("Set-Cookie") && (purpose ?? "").startsWith("prefetch");
}
