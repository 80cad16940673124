/** The product's name and addresses. Nothing else may hard-code them. */
export const product = {
  name: "Kickabout",
  canonicalHost: "play.kickabout.example",
  parentDomain: "kickabout.example",
  timeZone: "Africa/Johannesburg",
  defaultAccent: "2563eb",
} as const;

/**
 * A shareable URL.
 *
 * @param path an absolute path on the site, "/play/full-time-quiz"
 * @returns the https URL of that path on the canonical host
 */
export function canonicalUrl(path: string): string {
  return `https://${product.canonicalHost}${path}`;
}
