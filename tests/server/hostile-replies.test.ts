import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeReply } from "~/people/threads/reply-store.server";
import { parseReplyText } from "~/people/threads/reply-text";
import { findThread, openOwnThread } from "~/people/threads/thread-store.server";
import { threadTexts } from "~/people/threads/thread-texts";
import { canonicalUrl } from "~/platform/config/product";
import { readable } from "./ask";
import { alertsOf, Fan } from "./fan";
import { serverForFile } from "./processes";
import { NOW, talkersAt } from "./talkers";

const server = serverForFile({ TRUST_PROXY: "1" });
const { inStore, talker } = talkersAt(server);

const SITE = canonicalUrl("");
const COUNT = 1000;
const SEED = 28;

/** One character to a reader, of up to eleven code points. */
const characters = [
  ...[
    "a",
    "Z",
    "7",
    "é",
    "漢",
    "ت",
    "ש",
    "क्ष",
    "각",
    "e\u0301",
    "🇿🇦",
    "1️⃣",
    "👩🏾‍⚖️",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "👨🏽‍👩🏽‍👧🏽‍👦🏽",
  ],
];

/** What breaks out of pages, turns text around, hides or hangs over other lines. */
const weapons = [
  ...[
    "<xss onxss=1>",
    "</p><xss>",
    "</textarea><xss>",
    "</script><xss>",
    "<!--",
    "-->",
    "]]>",
    "<![CDATA[",
  ],
  ...[
    `"onxss="1`,
    "'onxss='1",
    "javascript:xss()",
    "&lt;xss&gt;",
    "&#x3c;xss&#x3e;",
    "{{xss}}",
    "\\u003cxss",
  ],
  ...[
    "\u202e",
    "\u2066",
    "\u200f",
    "\0",
    "\u0007",
    "\u001b[31m",
    "\u0085",
    "\u2028",
    "\ufff9",
    "\ud83d",
    "\udead",
    "\ufeff",
  ],
  ...[
    `Z${"\u0300\u0489".repeat(30)}`,
    `o${"\u20dd".repeat(20)}`,
    "\u200b\u200d\u2060",
    "\r\n\r\n\r\n",
    "\t\t",
    "﷽",
    "𒐫",
  ],
  ...[
    "/play/golden-word",
    `${SITE}/help`,
    "//evil.example",
    "/\\evil.example",
    "evil.example",
    "mailto:x@evil.example",
  ],
];

const texts = fc.sample(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...weapons),
        fc.constantFrom(...characters),
        fc.string({ unit: "binary", maxLength: 6 }),
        fc.constantFrom(" ", "\n"),
      ),
      { minLength: 1, maxLength: 40 },
    )
    .map((pieces) => pieces.join("")),
  { numRuns: COUNT, seed: SEED },
);

/** What a page shows of replies: their texts as readers see them, in the page's order. */
function textsIn(html: string): string[] {
  const shown = html
    .replaceAll("<!-- -->", "")
    .matchAll(/<p class="reply-text" dir="auto">([\s\S]*?)<\/p>/g);
  return Array.from(shown, ([, inner = ""]) => {
    const plain = inner.replace(/<a [^>]*href="\/(?!\/)[\w/?=&#;-]*"[^>]*>([^<]*)<\/a>/g, "$1");
    expect(plain).not.toMatch(/[<>]/);
    return readable(plain);
  });
}

const shownAs = (text: string) => text.replaceAll(`${SITE}/`, "/");

describe("a thousand hostile texts", () => {
  it("are stored, counted and shown as they are read, and never as markup", async () => {
    const said: string[] = [];
    const thread = await inStore(async (store) => {
      const opened = await openOwnThread(
        store,
        "Hostile words",
        Date.parse("2026-11-24T09:00:00Z"),
      );
      for (const [place, typed] of texts.entries()) {
        const { text, error } = parseReplyText(typed, SITE);
        if (error) continue;
        const author = { id: `hostile-${place}`, name: "Fan" };
        const now = opened.openedAt + place;
        const reply = { thread: opened, author, text, to: null, now };
        const written = await writeReply(store, reply);
        expect(written.outcome).toBe("written");
        said.push(text);
      }
      return findThread(store, opened.id);
    });
    expect(said.length).toBeGreaterThan(COUNT * 0.8);
    expect(thread).toMatchObject({ replies: said.length, fans: said.length });
    const shown: string[] = [];
    const visitor = new Fan(server.address);
    for (let path = `/feed/${thread?.id}`; path; ) {
      const { status, text } = await visitor.see(path, NOW);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<\/?xss|\sonxss=["']1/i);
      shown.push(...textsIn(text));
      path = readable(/href="(\/feed\/t-[0-9a-f]+\?before=\d+)"/.exec(text)?.[1] ?? "");
      const data = await visitor.see(`${path.replace("?", ".data?")}`, NOW);
      expect(data.headers["x-content-type-options"]).toBe("nosniff");
    }
    expect(shown).toEqual(said.map(shownAs).reverse());
    for (const path of ["/feed", "/feed/parts/posts", "/"]) {
      const { text, headers } = await visitor.see(path, NOW);
      if (/html/.test(String(headers["content-type"]))) expect(text).not.toMatch(/<\/?xss/i);
    }
  }, 60_000);

  it("have as many characters as a reader counts", () => {
    for (const [place, character] of characters.entries()) {
      for (const length of [280, 281, 281 + place]) {
        const { error } = parseReplyText(character.repeat(length), SITE);
        expect(error, `${length} of ${character}`).toBe(
          length > 280 ? threadTexts.tooLong(length) : null,
        );
      }
    }
  });

  it("come and go through the form: taken ones are on the page, refused ones in the field", async () => {
    const { id } = await inStore((store) => openOwnThread(store, "By form", Date.now()));
    const page = `/feed/${id}`;
    for (let from = 0; from < 40; from += 4) {
      const { fan } = await talker();
      for (const typed of texts.slice(from, from + 4)) {
        // Browsers send whole characters, and two for the end of a line.
        const whole = new TextDecoder().decode(new TextEncoder().encode(typed));
        const sent = whole.replaceAll(/\r\n?|\n/g, "\r\n");
        const { text, error } = parseReplyText(sent, SITE);
        const headers = { ...NOW, "X-Forwarded-For": `203.0.113.${from}` };
        const answer = await fan.post(page, { intent: "write", text: sent }, headers);
        expect(answer.status, JSON.stringify(typed)).toBe(error ? 400 : 303);
        if (error) expect(alertsOf(answer)).toContain(error);
        const shown = error ? answer : await fan.see(page, NOW);
        expect(shown.text).not.toMatch(/<\/?xss|\sonxss=["']1/i);
        if (!error) expect(textsIn(shown.text)[0]).toBe(shownAs(text));
      }
    }
  }, 60_000);
});
