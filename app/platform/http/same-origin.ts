const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The parts of a request that tell where it came from. */
export type RequestOrigin = {
  method: string;
  secFetchSite: string | undefined;
  origin: string | undefined;
};

/**
 * Whether a request may change something, judged by what browsers say of where it came from and pages can't
 * forge: Sec-Fetch-Site and Origin, each where it is there. A request with neither comes from no browser that
 * keeps cookies for others.
 *
 * @param ownOrigin the origin under which people reach this server
 */
export function isAllowedOrigin(request: RequestOrigin, ownOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const { secFetchSite = "none", origin = ownOrigin } = request;
  return (secFetchSite === "same-origin" || secFetchSite === "none") && origin === ownOrigin;
}
