import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ThirdParties } from "./third-parties.server";

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g;

/**
 * The Content-Security-Policy of a rendered page. It allows inline elements by hash instead of nonce, so that the page
 * and its header can be cached together (docs/rules.md#csp-and-caches).
 *
 * @param html the whole document
 * @param nonce the unguessable nonce on our own inline scripts: a script without it was injected and is not allowed. It
 *   is removed before the page is sent.
 * @param others additional hosts, by directive
 * @returns the value of Content-Security-Policy
 */
export function contentSecurityPolicy(
  html: string,
  nonce?: string,
  others: ThirdParties = {},
): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(nonce ? hashes(html, SCRIPT, `nonce="${nonce}"`) : [])],
    "style-src": ["'self'", ...hashes(html, STYLE, "")],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  for (const [name, hosts] of Object.entries(others)) {
    directives[name] = [...(directives[name] ?? []), ...hosts];
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function hashes(html: string, element: RegExp, attribute: string): string[] {
  const contents = Array.from(html.matchAll(element))
    .filter(([, attributes]) => attributes?.includes(attribute))
    .map(([, , content]) => content ?? "");
  return [...new Set(contents)].map((content) => {
    const hash = known.get(content) ?? createHash("sha256").update(content).digest("base64");
    known.set(content, hash);
    return `'sha256-${hash}'`;
  });
}

/** The styles and the boot script are those of most pages. */
const known = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (hash, content) => hash.length + content.length,
});
