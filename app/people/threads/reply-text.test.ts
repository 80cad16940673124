import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkedParts, parseReplyText } from "./reply-text";
import { threadTexts } from "./thread-texts";

const SITE = "https://kickabout.example";
const parse = (text: string) => parseReplyText(text, SITE);
/** Eleven code points, one character. */
const family = "👨🏽‍👩🏽‍👧🏽‍👦🏽";

describe("the length of a reply", () => {
  it.each([
    ["letters", "x".repeat(280), null],
    ["one letter more", "x".repeat(281), 281],
    ["families", family.repeat(280), null],
    ["one family more", family.repeat(281), 281],
    ["flags", "🇿🇦".repeat(280), null],
    ["letters with marks", "é̂".repeat(280), null],
    ["conjuncts", "क्ष".repeat(280), null],
    ["lines", `${"ab\n".repeat(93)}c`, null],
    ["a joined chain that no keyboard has", `a${"\u200da".repeat(5000)}`, 281],
  ])("of %s", (_, text, length) => {
    expect(parse(text).error).toBe(length === null ? null : threadTexts.tooLong(length));
  });
});

describe("the text of a reply", () => {
  it.each([
    ["spaces around it", "  Four! \n", "Four!"],
    ["empty lines", "One\n\n\n  two\r\nthree", "One\ntwo\nthree"],
    ["tabs and other lines", "One\ttwo\u2028three\u0085four", "One two\nthree\nfour"],
    ["control characters", "F\0o\u0007u\u001br\u007f", "Four"],
    ["what turns text around", "\u202eruoF\u202c \u2066a\u2069\u200f", "ruoF a"],
    ["half characters", "Four\ud83d!", "Four!"],
    ["characters of nobody", "Four\ue000\u{f0000}", "Four"],
    ["annotations", "Four\ufff9a\ufffb", "Foura"],
    ["a tower of marks", `F${"\u0300".repeat(40)}our`, `F${"\u0300".repeat(3)}our`],
  ])("is taken without %s", (_, typed, text) => {
    expect(parse(typed)).toEqual({ text, error: null });
  });

  it.each([
    ["nothing", ""],
    ["spaces", " \n\t "],
    ["what nobody sees", "\u200b\u2800\u3164\u00ad\ufe0f"],
    ["a mark without a letter", "\u0301"],
  ])("is none of %s", (_, typed) => {
    expect(parse(typed).error).toBe(threadTexts.empty);
  });

  it.each([
    ["See https://evil.example", threadTexts.foreignLink],
    ["HTTP://EVIL.EXAMPLE", threadTexts.foreignLink],
    ["at www.evil.example now", threadTexts.foreignLink],
    [`${SITE}.evil.example/`, threadTexts.foreignLink],
    [`${SITE}/play/golden-word`, null],
    ["what a f.u.c.k", threadTexts.indecent],
    ["catch it, Lerato", null],
  ])("%j may be refused in words", (typed, error) => {
    expect(parse(typed)).toEqual({ text: typed, error });
  });

  it("is the same when it is read again, whatever was typed", () => {
    const any = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: fc.constantFrom("\u202e", "\u0300", " ", "\n", "a", "\ud83d", "\r", "🇿") }),
    );
    fc.assert(
      fc.property(any, (typed) => {
        const { text } = parse(typed);
        expect(parse(text).text).toBe(text);
        expect(text.replaceAll("\n", "")).not.toMatch(/\p{Bidi_Control}|\p{Cs}|\p{Cc}/u);
      }),
    );
  });
});

describe("linkedParts", () => {
  it.each([
    ["no link", [{ text: "no link" }]],
    [
      `See ${SITE}/play/golden-word now`,
      [{ text: "See " }, { text: "/play/golden-word", to: "/play/golden-word" }, { text: " now" }],
    ],
    [
      "(/help?q=streak#top)",
      [{ text: "(" }, { text: "/help?q=streak#top", to: "/help?q=streak#top" }, { text: ")" }],
    ],
    ["Home and/or away", [{ text: "Home and/or away" }]],
    ["//evil.example", [{ text: "//evil.example" }]],
    [String.raw`/\evil.example`, [{ text: String.raw`/\evil.example` }]],
    ["/evil.example", [{ text: "/evil.example" }]],
    ["/playing", [{ text: "/playing" }]],
    ["/logout", [{ text: "/logout" }]],
    ["/play.", [{ text: "/play", to: "/play" }, { text: "." }]],
    ["/l/bcdfghjk?", [{ text: "/l/bcdfghjk", to: "/l/bcdfghjk" }, { text: "?" }]],
    ["1/2", [{ text: "1/2" }]],
  ])("of %j", (text, parts) => {
    expect(linkedParts(text, SITE)).toEqual(parts);
  });

  it("are the whole text, and link to paths of ours alone", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("/", "/play", "a", ".", ":", " ", "\\", "?", "@", "\n"),
        }),
        (text) => {
          const parts = linkedParts(text, SITE);
          expect(parts.map((part) => part.text).join("")).toBe(text);
          for (const { to } of parts) {
            if (to) expect(new URL(to, SITE).origin).toBe(SITE);
          }
        },
      ),
    );
  });
});
