import { escaped } from "~/platform/html/escaped";
/** Colours of the pictures that are shared. */
export const INK = "#10211a";
export const PAPER = "#fffdf8";

/** The strip that all link previews of the site have, with the wordmark. */
export function pictureFooter(ball: string, product: string): string {
  return [
    '<path fill="#f4f1e8" d="M0 512h1200v118H0z"/>',
    `<path d="M0 512h1200" stroke="${INK}" stroke-width="4" stroke-dasharray="8"/>`,
    `<text x="56" y="598" font-size="72" fill="${INK}">YOUR TURN</text>`,
    `<text x="1144" y="590" font-size="52" text-anchor="end" fill="${INK}">${escaped(product.toUpperCase())}</text>`,
    `<svg x="${1144 - product.length * 23 - 74}" y="545" width="52" height="52" viewBox="0 0 24 24" fill="none" stroke="${INK}" stroke-width="2">${ball}</svg>`,
  ].join("");
}
