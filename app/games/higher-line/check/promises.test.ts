import { describe, expect, it } from "vitest";
import {
  clubProblems,
  type LineEdition,
  lineProblems,
  MIN_GAPS,
  repeatProblems,
  shareProblems,
  textProblems,
} from "./promises";

/** Up, down, up, up, down, down, up, down, up, down. */
const VALUES = [100, 150, 90, 120, 160, 140, 105, 130, 110, 125, 115];

function lineOf(values: readonly number[], change: Partial<LineEdition> = {}): LineEdition {
  return {
    number: 1,
    category: { id: "goals" },
    items: values.map((value, place) => ({
      id: `item-${value}`,
      value,
      ...(place < 3 && { note: "Rain." }),
    })),
    ...change,
  };
}
const at = (place: number, value: number) => VALUES.with(place, value);

describe("a line", () => {
  it("that keeps its promises has no problem", () => {
    expect(lineProblems(lineOf(VALUES))).toEqual([]);
  });

  it("may be of years, whose gaps are measured from where the columns begin", () => {
    const years = VALUES.map((value) => value + 1800);
    expect(lineProblems(lineOf(years, { category: { id: "years", from: 1800 } }))).toEqual([]);
    expect(lineProblems(lineOf(years))).toContainEqual(expect.stringContaining("Call 1 has"));
  });

  it.each([
    ["a tie", at(10, 150), "a number twice"],
    ["numbers that are too close at first", at(0, 140), "Call 1 has 6.7 %"],
    ["numbers that are too close at the end", at(10, 122), "Call 10 has 2.4 %"],
    ["nothing but 'higher'", [...VALUES].sort((a, b) => a - b), "'higher' 10 times"],
    [
      "a long way in one direction",
      [200, 150, 120, 100, 80, 90, 98, 92, 110, 100, 105],
      "over 3 times running",
    ],
  ])("is not one with %s", (_, values, reason) => {
    expect(lineProblems(lineOf(values))).toContainEqual(expect.stringContaining(reason));
  });

  it("may be decided by one three times, and no more", () => {
    const three = [10, 14, 4, 5, 3, 2, 7, 6, 9, 8, 13];
    const four = [6, 14, 4, 5, 3, 2, 7, 8, 10, 9, 13];
    const ones = (values: readonly number[]) =>
      lineProblems(lineOf(values)).filter((one) => one.startsWith("Numbers that follow"));
    expect(ones([...three.slice(0, 6), 7, 10, 8, 9, 13])).toEqual([]);
    expect(ones(three)).toEqual([
      "Numbers that follow each other stand side by side 4 times: 3 at most.",
    ]);
    expect(ones(four)).toEqual([
      "Numbers that follow each other stand side by side 4 times: 3 at most.",
    ]);
  });

  it("has three notes, and columns above its baseline", () => {
    const items = lineOf(VALUES).items.map(({ id, value }) => ({ id, value }));
    expect(lineProblems(lineOf(VALUES, { items }))).toEqual(["It has 0 notes: 3 at least."]);
    const category = { id: "years", from: 90 };
    expect(lineProblems(lineOf(VALUES, { category }))).toContain("It has a number up to 90.");
  });

  it("has gaps that never grow from call to call", () => {
    expect(MIN_GAPS).toHaveLength(10);
    expect([...MIN_GAPS].sort((a, b) => b - a)).toEqual([...MIN_GAPS]);
    expect([MIN_GAPS[0], MIN_GAPS[9]]).toEqual([0.1, 0.03]);
  });
});

describe("the days", () => {
  const day = (number: number, id: string, shift = 0) =>
    lineOf(
      VALUES.map((value) => value + shift),
      { number, category: { id } },
    );

  it("may have a category again on the fifth, and a pair on the thirtieth", () => {
    const days = Array.from({ length: 31 }, (_, place) =>
      day(place + 1, `category-${place % 5}`, (place % 30) * 1000),
    );
    expect(repeatProblems(days)).toEqual([]);
  });

  it.each([
    ["a category after four days", [0, 1, 2, 3, 0], 5, "It has category-0 again after 4 days."],
    ["a category two days running", [0, 0], 2, "It has category-0 again after 1 days."],
  ])("don't have %s", (_, categories, number, reason) => {
    const days = categories.map((id, place) => day(place + 1, `category-${id}`, place * 1000));
    expect(repeatProblems(days)).toEqual([{ number, reason }]);
  });

  it("don't have founding years of clubs again within 28 days, from the sixth edition on", () => {
    const reasons = (gap: number, number: number) =>
      repeatProblems([
        day(number - 1, "clubs-europe"),
        ...Array.from({ length: gap - 1 }, () => null),
        day(number, "clubs-world", 1000),
      ]);
    expect(reasons(28, 7)).toEqual([]);
    expect(reasons(2, 5)).toEqual([]);
    expect(reasons(27, 6)).toEqual([
      { number: 6, reason: "It has founding years of clubs again after 27 days." },
    ]);
  });

  it("may have a category again after days without an edition", () => {
    const days = [day(1, "goals"), null, null, null, null, day(2, "goals", 1000)];
    expect(repeatProblems(days)).toEqual([]);
    expect(repeatProblems(days.toSpliced(1, 1))).toHaveLength(1);
  });

  it("don't have a pair again within thirty days, in the other order neither", () => {
    const turned = lineOf([...VALUES].reverse(), { number: 2, category: { id: "other" } });
    expect(repeatProblems([day(1, "goals"), turned])).toContainEqual({
      number: 2,
      reason: "It has item-100 and item-150 again after 1 days.",
    });
  });

  it("have no call that is nearly always 'higher', and 24 categories", () => {
    const days = Array.from({ length: 40 }, (_, place) =>
      day(place + 1, `category-${place % 20}`, place * 1000),
    );
    const problems = shareProblems(days);
    expect(problems).toContain("Call 1 is 'higher' on 100.0 % of the days.");
    expect(problems).toContain("Call 2 is 'higher' on 0.0 % of the days.");
    expect(problems).toContain("There are 20 categories.");
  });
});

describe("the lines of all days", () => {
  const days = (about: Record<string, number>) =>
    Array.from({ length: 40 }, (_, place) => {
      const id = Object.keys(about).find((one) => place < (about[one] ?? 0)) ?? `goals-${place}`;
      return lineOf(VALUES, { number: place + 1, category: { id } });
    });
  const problems = (about: Record<string, number>) =>
    shareProblems(days(about)).filter((one) => one.includes("begins with"));

  it("are of women on one of ten, and of Africa on one of twenty", () => {
    expect(problems({ "africa-goals": 2, "women-crowds": 6 })).toEqual([]);
    expect(problems({ "africa-goals": 2, "women-crowds": 5 })).toEqual([
      "7.5 % of the days have a category that begins with women-.",
    ]);
    expect(problems({ "africa-goals": 1, "women-crowds": 6 })).toEqual([
      "2.5 % of the days have a category that begins with africa-.",
    ]);
  });
});

describe("a text", () => {
  it.each(["Nobody had seen that.", "By the end of 2026 nobody had ever seen more."])(
    "may be: %s",
    (text) => {
      expect(textProblems(text)).toEqual([]);
    },
  );

  it.each([
    ["The record.", "'record' goes out of date"],
    ["He still plays.", "'still' goes out of date"],
    ["No end", "does not end like a sentence"],
  ])("may not be: %s", (text, reason) => {
    expect(textProblems(text)).toEqual([expect.stringContaining(reason)]);
  });
});

describe("players counted by their club's name", () => {
  const problemsFor = (check: string[]) =>
    clubProblems({
      check: [
        {
          data: "a/clubs.csv",
          where: { year: "$1", club: "$2" },
          not: { player: "$3" },
          take: "count",
        },
      ],
      items: [{ id: "a", label: "A", value: 9, check }],
    });

  it.each([
    ["a name that one club bears", ["1998", "Ajax"]],
    ["a shared one, and who is of another club", ["1998", "Barcelona", "Antony_de_Ávila"]],
    ["a shared one, and the word that nobody is", ["1998", "Barcelona", "-"]],
  ])("may have %s", (_, check) => {
    expect(problemsFor(check)).toEqual([]);
  });

  it("may not have a shared one alone", () => {
    expect(problemsFor(["1998", "Barcelona"])).toEqual([
      {
        id: "a",
        reason: expect.stringContaining("Clubs of several countries are called Barcelona"),
      },
    ]);
  });
});
