import { canonicalUrl, product } from "~/platform/config/product";

/**
 * The form of an address that is fit to be passed on (spec, section 5: share links). Wherever the site was reached, on
 * a subdomain of the company, behind a port or on somebody's own machine, what is shared leads to the canonical host
 * over https, with path, query and fragment as they were.
 *
 * @param address a whole http(s) address, or a path with a slash in front
 * @returns a whole address; the canonical one for what makes no sense
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
