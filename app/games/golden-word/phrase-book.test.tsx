import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { collectionPage } from "~/play/rules/collection";
import { PhraseBook } from "./phrase-book";

const named = (...names: string[]) => names.map((name) => ({ name, line: `About ${name}.` }));
const bookOf = (names: string[], page = 1) =>
  renderToStaticMarkup(<PhraseBook collection={collectionPage(named(...names), page)} />);
const linksIn = (book: string) => Array.from(book.matchAll(/<a href="([^"]+)">/g), ([, to]) => to);
const html = bookOf(["volley", "catch", "chant"]);

describe("the phrase book", () => {
  it("has the words from A to Z, each with its line", () => {
    const words = Array.from(html.matchAll(/<dt>(\w+)<\/dt><dd>([^<]+)/g), ([, word, line]) => [
      word,
      line,
    ]);
    expect(words).toEqual([
      ["catch", "About catch."],
      ["chant", "About chant."],
      ["volley", "About volley."],
    ]);
    expect(html).toContain("Three words found");
  });

  it("leads from a letter to its page, and from no other", () => {
    const links = linksIn(html);
    expect(links).toEqual(["#phrases-c", "#phrases-v"]);
    for (const id of links) expect(html).toContain(`id="${id?.slice(1)}"`);
  });

  it("says how it fills while it is empty", () => {
    const empty = bookOf([]);
    expect(empty).toContain("Every word you find is written down here.");
    expect(empty).not.toContain("<a ");
  });

  it("counts one word as one", () => {
    expect(bookOf(["volley"])).toContain("One word found");
  });

  it("has pages when it is long, and leads from each letter and page to the others", () => {
    const words = Array.from({ length: 16 }, (_, index) => `a${index}`);
    expect(bookOf(["x", ...words])).toContain("17 words found. Page 1 of 2");
    expect(linksIn(bookOf(["x", ...words]))).toEqual([
      "#phrases-a",
      "?page=2#phrases-x",
      "?page=2#phrase-book",
    ]);
    expect(linksIn(bookOf(["x", ...words], 2))).toEqual([
      "?page=1#phrases-a",
      "#phrases-x",
      "?page=1#phrase-book",
    ]);
  });
});
