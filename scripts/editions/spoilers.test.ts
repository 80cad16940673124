import { describe, expect, it } from "vitest";
import { type Dated, spoilers } from "./spoilers";

const record = (id: string, date: string, change: Partial<Dated> = {}): Dated => ({
  id,
  date,
  slug: "quiz",
  answer: null,
  asked: "",
  text: "Nothing of the kind.",
  ...change,
});
const asked = (date: string, change: Partial<Dated> = {}) =>
  record("kick", date, {
    answer: "Antonín Panenka",
    asked: "Who chipped a penalty in Belgrade?",
    text: "Who chipped a penalty in Belgrade? Antonín Panenka. The keeper, Maier, dived left.",
    ...change,
  });
const telling = (text: string, date = "2026-12-01") =>
  record("story", date, { slug: "spot-kick", text });
const found = (...records: Dated[]) =>
  spoilers(records).map(({ told, spoiled }) => `${told.id} tells ${spoiled.id}`);
/** So many records with a word that it is common. */
const often = (text: string) =>
  Array.from({ length: 80 }, (_, place) =>
    record(`${place}`, "2026-01-01", { answer: "Nobody", text }),
  );

describe("an answer", () => {
  it.each([
    ["on the same day", "2026-12-01"],
    ["ten days later", "2026-12-11"],
  ])("is spoiled by its name and two more words, asked %s", (_, date) => {
    expect(found(telling("In Belgrade it was Panenka; poor Maier!"), asked(date))).toEqual([
      "story tells kick",
    ]);
  });

  it.each([
    ["eleven days before", telling("In Belgrade it was Panenka; poor Maier!", "2026-11-30")],
    ["a day after", telling("In Belgrade it was Panenka; poor Maier!", "2026-12-12")],
    ["with one word of its question", telling("In Belgrade it was Panenka.")],
    ["with no word of its question", telling("It was Panenka; poor Maier dived left!")],
    ["without its name", telling("In Belgrade Maier dived left.")],
    ["with half of its name", telling("In Belgrade Antonín ran up; poor Maier!")],
  ])("is not spoiled by what is told %s", (_, story) => {
    expect(found(story, asked("2026-12-11"))).toEqual([]);
  });

  it("is not spoiled by itself, nor by what comes later in the same edition", () => {
    const other = asked("2026-12-01", { id: "other", answer: null });
    expect(found(asked("2026-12-01"), asked("2026-12-01"), other)).toEqual([]);
  });

  it("is spoiled by what comes before it in the same edition", () => {
    const other = asked("2026-12-01", { id: "other", answer: null });
    expect(found(other, asked("2026-12-01"))).toEqual(["other tells kick"]);
  });

  it("of everyday words needs rarer ones beside it than a name does", () => {
    const law = record("law", "2026-12-02", {
      answer: "A penalty",
      asked: "What follows when a dog enters?",
      text: "What follows when a dog enters? A penalty. Badgers too.",
    });
    const dogs = Array.from({ length: 10 }, (_, place) =>
      record(`dog-${place}`, "2026-01-01", { answer: "Nobody", text: "A dog enters." }),
    );
    const story = telling("A dog enters: a penalty.");
    const common = often("A penalty.");
    expect(found(...common, ...dogs, story, law)).toEqual([]);
    expect(found(...dogs, story, law)).toEqual(["story tells law"]);
    expect(found(...common, story, law)).toEqual(["story tells law"]);
  });

  it("is not spoiled by words that many records have", () => {
    const story = telling("In Belgrade it was Panenka; poor Maier!");
    expect(found(...often("Belgrade, Belgrade."), story, asked("2026-12-02"))).toEqual([]);
  });
});
