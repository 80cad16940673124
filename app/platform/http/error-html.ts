import { product } from "~/platform/config/product";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;padding:1rem;background:#f4f1e8;color:#10211a;font:1rem/1.5 system-ui,sans-serif}h1,p{margin:0}a{color:inherit}@media(prefers-color-scheme:dark){body{background:#0c1511;color:#eef4ee}}";

/**
 * A complete page for a request that never reaches the app: too large, too many, cross-site.
 *
 * @param title what happened;
 * @param text what to do now. Both are constants of ours, never user input.
 */
export function plainPage(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${product.name}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p><p><a href="/">Back to ${product.name}</a></p></main></html>`;
}
