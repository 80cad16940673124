import { canonicalUrl, product } from "~/platform/config/product";

/**
 * The shareable form of an address (docs/rules.md#pages). On whatever host the site was reached, a subdomain,
 * a port or localhost, the link leads to the canonical host over https, with path, query and fragment unchanged.
 *
 * @param address an absolute http(s) URL, or a path with a leading slash
 * @returns an absolute URL; the canonical one for invalid input
 */
export function shareUrl(address: string): string {
  const url = parse(address);
  if (!url) return canonicalUrl("/");
  url.protocol = "https:";
  url.host = product.canonicalHost;
  url.port = "";
  url.username = "";
  url.password = "";
  return url.href;
}

function parse(address: string): URL | null {
  try {
    const url = address.startsWith("/") ? new URL(address, canonicalUrl("/")) : new URL(address);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
