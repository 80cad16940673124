const SHEET = /<link rel="stylesheet" href="([^"]+)"/g;

/**
 * Puts the stylesheets of a page's routes into the page: their text goes to the end of its first <style>, and their
 * links, which hydration expects where they are, are made such that the browser ignores them. A navigation by script
 * brings links that count.
 *
 * @param html a rendered document
 * @param texts the text of each sheet by its address; a link to any other stays as it is
 */
export function inlineSheets(html: string, texts: ReadonlyMap<string, string>): string {
  const found = Array.from(html.matchAll(SHEET), ([, href = ""]) => texts.get(href) ?? "");
  const styles = [...new Set(found)].join("");
  return html
    .replace(SHEET, (link, href) => (texts.has(href) ? `<link rel="inlined" href="${href}"` : link))
    .replace("</style>", () => `${styles}</style>`);
}
