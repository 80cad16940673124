import fc from "fast-check";
import { createElement, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { wholeHtml } from "./whole-html.server";

/** React fills views of 2,048 bytes; it sends a text longer than a third of a view without buffering. */
const VIEW_BYTES = 2048;
const MAX_CHUNK = 600;

const rendered = (page: ReturnType<typeof createElement>) =>
  wholeHtml(page, { timeoutMs: 1000, onError: () => {} });

/** A text as an attribute and as content, after a given number of other bytes. */
function paragraph(offset: number, text: string) {
  const rows = Array.from({ length: Math.ceil(offset / MAX_CHUNK) }, (_, row) =>
    createElement("i", { key: row }, "x".repeat(Math.min(MAX_CHUNK, offset - row * MAX_CHUNK))),
  );
  return createElement("div", null, rows, createElement("p", { title: text }, text));
}

describe("wholeHtml", () => {
  it.each(["é", "漢", "👟", "👩‍👩‍👧"])(
    "keeps texts of %s at every byte of a view",
    async (letter) => {
      for (let offset = 0; offset < VIEW_BYTES; offset++) {
        const page = paragraph(offset, letter.repeat(20));
        const html = await rendered(page);
        if (html !== renderToStaticMarkup(page)) expect.fail(`Spoilt at ${offset}: ${html}`);
      }
    },
  );

  it("keeps any text, in an attribute and between tags", async () => {
    const letters = fc.constantFrom("a", "<", "é", "ﻼ", "漢", "👟");
    const texts = fc.string({ unit: letters, maxLength: 600, size: "max" });
    const offsets = fc.nat({ max: 2 * VIEW_BYTES });
    await fc.assert(
      fc.asyncProperty(offsets, texts, async (offset, text) => {
        const page = paragraph(offset, text);
        expect(await rendered(page)).toBe(renderToStaticMarkup(page));
      }),
    );
  });

  it("leaves a part that never comes to its fallback, and says so with a code", async () => {
    const warned = vi.spyOn(console, "error").mockImplementation(() => {});
    const errors: unknown[] = [];
    const never = new Promise(() => {});
    const Late = () => {
      throw never;
    };
    const page = createElement(Suspense, { fallback: "Loading" }, createElement(Late));
    const html = await wholeHtml(page, { timeoutMs: 300, onError: (error) => errors.push(error) });
    expect(html).toContain("Loading");
    expect(errors).toEqual([expect.objectContaining({ code: "render-timeout" })]);
    // React's development build warns of its own order of things when the last part is aborted.
    expect(warned).toHaveBeenCalledOnce();
    warned.mockClear();
  });

  it("keeps NUL out of a document, though a text has it", async () => {
    expect(await rendered(paragraph(0, "a\0b"))).toBe(renderToStaticMarkup(paragraph(0, "ab")));
  });
});
