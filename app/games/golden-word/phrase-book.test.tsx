import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PhraseBook } from "./phrase-book";

const phrases = ["volley", "catch", "chant"].map((name) => ({ name, line: `About ${name}.` }));
const html = renderToStaticMarkup(<PhraseBook items={phrases} />);

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
    const links = Array.from(html.matchAll(/<a href="#([\w-]+)">/g), ([, id]) => id);
    expect(links).toEqual(["phrases-c", "phrases-v"]);
    for (const id of links) expect(html).toContain(`id="${id}"`);
  });

  it("says how it fills while it is empty", () => {
    const empty = renderToStaticMarkup(<PhraseBook items={[]} />);
    expect(empty).toContain("Every word you find is written down here.");
    expect(empty).not.toContain("<a ");
  });

  it("counts one word as one", () => {
    expect(renderToStaticMarkup(<PhraseBook items={phrases.slice(0, 1)} />)).toContain(
      "One word found",
    );
  });
});
