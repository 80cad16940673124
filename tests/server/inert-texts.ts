import fc from "fast-check";
import { expect } from "vitest";
import { tagsOf } from "./markup";

const pieces = [
  ...["<xss a=1>", '"><xss ', "'><xss>", "</bdi><xss>", "</title><xss>", "</td></tr><xss>"],
  ...[
    "<script>xss()</script>",
    "<!--",
    "-->",
    "&lt;xss&gt;",
    "&#60;xss>",
    "]]>",
    "javascript:xss()",
  ],
  ...[
    '" onxss="1',
    "' onxss='1",
    "` onxss=1",
    "{{xss}}",
    "#{xss}",
    "$&",
    "\\u003cxss>",
    "%3Cxss%3E",
  ],
  ...[
    "\u202exss",
    "\u2066xss",
    "\u0000",
    "\r\nxss: 1",
    "\u2028",
    "عمر",
    "Z̷̢a̸l̵",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "__proto__",
    "constructor",
  ],
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "grapheme", maxLength: 6 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(""));
/** Texts that would break out of a page, or turn it around; the same ones in each run. */
export const hostileTexts = (count: number): string[] =>
  fc.sample(hostile, { numRuns: count, seed: 20261123 });

/** Nothing of a text is a tag, an attribute or a script; and nothing turns the text after it around. */
export function expectInert(text: string, where: string) {
  const tags = tagsOf(text);
  expect(
    tags.filter(({ name }) => name === "xss"),
    where,
  ).toEqual([]);
  const handlers = tags
    .flatMap(({ attributes }) => Object.keys(attributes))
    .filter((name) => name.startsWith("on"));
  expect(handlers, where).toEqual([]);
  expect(text, where).not.toMatch(/<xss|<script>xss|[\0\u202a-\u202e\u2066]/);
}
