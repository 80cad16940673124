import { safeRedirect } from "./safe-redirect";

/**
 * The page of ours that a form was sent from, by the Referer header.
 *
 * @param otherwise the fallback path, if there is no Referer or it is another site's
 */
export function cameFrom(request: Request, otherwise: string): string {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return otherwise;
  const { host, pathname, search } = new URL(referer);
  if (host !== new URL(request.url).host) return otherwise;
  return safeRedirect(pathname + search, otherwise);
}
