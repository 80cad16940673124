import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { highlight, resultsText, searchTerm, searchTopics } from "./help-search";
import { type Topic, topics } from "./topics";

const faq = (id: string, question: string, answer = "", keywords: string[] = []) => ({
  id,
  question,
  answer,
  keywords,
});

const topic = (title: string, description: string, faqs: Topic["faqs"]): Topic => ({
  id: title,
  title,
  description,
  icon: "play",
  faqs,
});

const few = [
  topic("Boots", "What to wear.", [
    faq("studs", "Which studs?", "Long ones on wet grass."),
    faq("laces", "Why do laces open?", "Tie them twice.", ["Knot"]),
  ]),
  topic("Grass", "Mown twice a week.", [faq("rain", "Do we play in rain?", "Always.")]),
];

const found = (term: string) =>
  searchTopics(few, term).map(({ title, faqs }) => [title, faqs.map(({ id }) => id)]);

describe("searchTerm", () => {
  it.each([
    ["", ""],
    ["   ", ""],
    ["  StreaK ", "streak"],
    ["time zone", "time zone"],
    ["ÉTÉ", "été"],
    ["a".repeat(5000), "a".repeat(80)],
  ])("of %j is %j", (raw, term) => {
    expect(searchTerm(raw)).toBe(term);
  });
});

describe("searchTopics", () => {
  it.each<[string, string, unknown]>([
    [
      "everything without a term",
      "",
      [
        ["Boots", ["studs", "laces"]],
        ["Grass", ["rain"]],
      ],
    ],
    ["by a question", "laces open", [["Boots", ["laces"]]]],
    ["by an answer, whatever its case", "always", [["Grass", ["rain"]]]],
    ["by a keyword, whatever its case", "knot", [["Boots", ["laces"]]]],
    ["a topic by its title, without its questions", "boots", [["Boots", []]]],
    ["a topic by its description, without its questions", "mown", [["Grass", []]]],
    [
      "a topic by its title and a question of another",
      "grass",
      [
        ["Boots", ["studs"]],
        ["Grass", []],
      ],
    ],
    ["nothing", "offside", []],
    ["signs as they are", ".*", []],
  ])("finds %s", (_, term, result) => {
    expect(found(term)).toEqual(result);
  });

  it("leaves the topics it searches as they were", () => {
    const before = structuredClone(few);
    searchTopics(few, "laces");
    expect(few).toEqual(before);
  });
});

describe("resultsText", () => {
  it.each([
    ["offside", "0 results found"],
    ["boots", "0 results found"],
    ["laces", "1 result found"],
    ["", "3 results found"],
  ])("for %j is %s", (term, text) => {
    expect(resultsText(searchTopics(few, term))).toBe(text);
  });
});

describe("highlight", () => {
  const shown = (text: string, term: string) =>
    highlight(text, term)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join("");

  it.each([
    ["Streaks and streaks", "streak", "[Streak]s and [streak]s"],
    ["Streaks", "", "Streaks"],
    ["Streaks", "goal", "Streaks"],
    ["aaaa", "aa", "[aa][aa]"],
    ["goal", "goal", "[goal]"],
    ["", "goal", ""],
    ["Forgot password?", "password?", "Forgot [password?]"],
    ["48 (hours)", "(hours)", "48 [(hours)]"],
    ["a.b", ".", "a[.]b"],
    ["<b>bold</b>", "<b>", "[<b>]bold</b>"],
    ["İstanbul derby", "derby", "İstanbul [derby]"],
    ["ÉCLAIR", "éclair", "[ÉCLAIR]"],
    ["a 😀 b", "😀", "a [😀] b"],
  ])("of %j for %j is %j", (text, term, marked) => {
    expect(shown(text, term)).toBe(marked);
  });

  it("never changes the text, whatever is looked for", () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(hostile, hostile, (text, raw) => {
        const pieces = highlight(text, searchTerm(raw));
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const piece of pieces) expect(text.startsWith(piece.text, piece.at)).toBe(true);
      }),
    );
  });

  it("marks whatever was cut out of the text itself", () => {
    const plain = fc.string({ unit: "grapheme-ascii", minLength: 1 });
    fc.assert(
      fc.property(plain, plain, plain, (before, middle, after) => {
        const term = searchTerm(middle);
        const pieces = highlight(before + middle + after, term);
        expect(pieces.some((piece) => piece.isMatch)).toBe(term !== "");
      }),
    );
  });
});

describe("the topics", () => {
  const faqs = topics.flatMap((each) => each.faqs);

  it("are four with three questions each", () => {
    expect(topics.map(({ title }) => title)).toEqual([
      "Getting started",
      "Gameplay and scoring",
      "Account and preferences",
      "Troubleshooting",
    ]);
    for (const each of topics) expect(each.faqs).toHaveLength(3);
  });

  it("have an address each that no other has", () => {
    const ids = [...topics, ...faqs].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each([
    ["midnight", "new-questions"],
    ["90 minutes before the first kick-off", "live-modes"],
    ["48 hours", "streaks"],
    ["pauses on a missed day", "streaks"],
    ["challenge", "need-an-account"],
    ["report and block", "need-an-account"],
    ["whom you have blocked", "player-and-colours"],
    ["best five of a day", "scoring"],
  ])("say what was promised: %s", (term, id) => {
    const [topic] = searchTopics(topics, term);
    expect(topic?.faqs.map((each) => each.id)).toEqual([id]);
  });
});
