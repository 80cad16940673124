import { describe, expect, it } from "vitest";
import { type Dated, spoilers } from "./spoilers";

const record = (id: string, date: string, change: Partial<Dated> = {}): Dated => ({
  id,
  date,
  slug: "quiz",
  answer: null,
  text: "Nothing of the kind.",
  ...change,
});
const asked = (date: string, change: Partial<Dated> = {}) =>
  record("kick", date, {
    answer: "Antonín Panenka",
    text: "Who chipped a penalty in Belgrade? Antonín Panenka. The keeper, Maier, dived left.",
    ...change,
  });
const telling = (text: string, date = "2026-12-01") =>
  record("story", date, { slug: "spot-kick", text });
const found = (...records: Dated[]) =>
  spoilers(records).map(({ told, spoiled }) => `${told.id} tells ${spoiled.id}`);

describe("an answer", () => {
  it.each([
    ["on the same day", "2026-12-01"],
    ["ten days later", "2026-12-11"],
  ])("is spoiled by its name and two words of its question, asked %s", (_, date) => {
    expect(found(telling("In Belgrade it was Panenka; poor Maier!"), asked(date))).toEqual([
      "story tells kick",
    ]);
  });

  it.each([
    ["eleven days before", telling("In Belgrade it was Panenka; poor Maier!", "2026-11-30")],
    ["a day after", telling("In Belgrade it was Panenka; poor Maier!", "2026-12-12")],
    ["with one word of its question", telling("In Belgrade it was Panenka.")],
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

  it("of everyday words needs three of its question", () => {
    const often = Array.from({ length: 5 }, (_, place) =>
      record(`${place}`, "2026-01-01", { text: "A penalty." }),
    );
    const law = record("law", "2026-12-02", {
      answer: "A penalty",
      text: "What follows when a dog enters? A penalty. Badgers too.",
    });
    const two = telling("A penalty, said the badgers: it follows.");
    const three = telling("A penalty, said the badgers: it follows when one enters.");
    expect(found(...often, two, law)).toEqual([]);
    expect(found(...often, three, law)).toEqual(["story tells law"]);
  });

  it("is not spoiled by words that many records have", () => {
    const often = Array.from({ length: 5 }, (_, place) =>
      record(`${place}`, "2026-01-01", { text: "Belgrade, Belgrade." }),
    );
    const story = telling("In Belgrade it was Panenka; poor Maier!");
    expect(found(...often, story, asked("2026-12-02"))).toEqual([]);
  });
});
