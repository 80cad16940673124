const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The parts of a request that identify its origin. */
type RequestOrigin = {
  method: string;
  secFetchSite: string | undefined;
  origin: string | undefined;
};

/**
 * Whether a request may change data, judged by the headers that browsers set and pages can't forge: Sec-Fetch-Site and
 * Origin, each if present. A request without both does not come from a browser with a user's cookies.
 *
 * @param ownOrigin the public origin of this server
 */
export function isAllowedOrigin(request: RequestOrigin, ownOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const { secFetchSite = "none", origin = ownOrigin } = request;
  return (secFetchSite === "same-origin" || secFetchSite === "none") && origin === ownOrigin;
}
