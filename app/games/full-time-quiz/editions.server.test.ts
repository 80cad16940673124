import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { editions as bank } from "./bank.server";
import { editions } from "./editions.server";
import voidedOn from "./voided.json";

/** What follows an edition past the end of the table, where that is not the next number. */
const NEXT = new Map<number | undefined, number>([
  [28, 76],
  [77, 29],
  [75, 78],
  [editions.schedule.editions.at(-1), 17],
]);

/** A number that no edition has. */
const BEYOND = 1000;

const editionNumberFor = (date: string) => editionNumberOn(editions.schedule, date);
const editionFor = (date: string) => editions.edition(editionNumberFor(date));

describe("the edition of a date", () => {
  it.each([
    ["2026-11-21", 1],
    ["2026-11-22", 2],
  ])("gives %s edition %i of the first round, as it did then", (date, number) => {
    expect(editionNumberFor(date)).toBe(number);
  });

  it.each([
    ["2026-11-23", 17],
    ["2026-12-04", 28],
  ])("gives %s edition %i, a revised one", (date, number) => {
    expect(editionNumberFor(date)).toBe(number);
  });

  it.each([
    ["2026-12-05", 76],
    ["2026-12-06", 77],
    ["2026-12-07", 29],
    ["2027-01-05", 58],
    ["2027-01-07", 60],
    ["2027-01-08", 61],
    ["2027-01-22", 75],
    ["2027-01-23", 78],
  ])("gives %s edition %i, a new one", (date, number) => {
    expect(editionNumberFor(date)).toBe(number);
  });

  it("goes on by one each day, and round again from 17", () => {
    const days = fc.date({
      min: new Date("2026-12-07T00:00:00Z"),
      max: new Date("2090-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
    fc.assert(
      fc.property(days, (day) => {
        const today = editionNumberFor(dateOf(day.getTime()));
        const tomorrow = editionNumberFor(dateOf(day.getTime() + 86_400_000));
        expect(NEXT.get(today) ?? today + 1).toBe(tomorrow);
      }),
    );
  });
});

describe("editionFor", () => {
  it("has three different sets of questions on three consecutive dates", () => {
    const ids = ["2026-11-21", "2026-11-22", "2026-11-23"].flatMap((date) =>
      editionFor(date)?.answer.solutions.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(15);
  });

  it("has the built-in questions of edition 1 on the first date", () => {
    expect(editionFor("2026-11-21")).toEqual(editions.edition(1));
  });

  it("gives the same edition for the same date", () => {
    expect(editionFor("2027-02-28")).toEqual(editionFor("2027-02-28"));
  });
});

describe("the revision", () => {
  const idsOf = (date: string) => editionFor(date)?.answer.solutions.map(({ id }) => id) ?? [];

  it.each([
    ["1991-women-host", 3, "2026-11-23"],
    ["1958-final-teenager", 3, "2026-11-23"],
    ["1995-ballon-dor", 3, "2026-11-23"],
    ["old-firm-city", 4, "2026-11-24"],
    ["1960-copa-libertadores", 4, "2026-11-24"],
  ])("leaves %s in edition %i and asks another on %s", (id, edition, future) => {
    const past = editions.edition(edition)?.answer.solutions.map((solution) => solution.id) ?? [];
    expect(past).toContain(id);
    expect(idsOf(future)).not.toContain(id);
    expect(idsOf(future).filter((other) => !past.includes(other)).length).toBeGreaterThan(0);
  });

  it("keeps what a finished attempt of either round was asked", () => {
    expect(editions.reported("old-firm-city")?.summary).toContain("In which city");
    expect(editions.reported("celtic-first-match")?.summary).toContain("Celtic");
  });
});

it("voids only questions that it has", () => {
  for (const id of Object.keys(voidedOn)) expect(editions.reported(id)).not.toBeNull();
});

describe("an edition", () => {
  it.each([0, -1, BEYOND, 1.5, Number.NaN])("has no edition %d", (number) => {
    expect(editions.edition(number)).toBeNull();
  });

  const numbers = bank.map((_, index) => index + 1);

  it.each(numbers)("leaks no solution of edition %i into its questions", (number) => {
    const edition = editions.edition(number);
    const keys = edition?.puzzle.questions.map((question) => Object.keys(question).sort());
    expect(keys).toEqual(Array.from({ length: 5 }, () => ["choices", "prompt"]));
  });

  it.each(numbers)("keeps the solutions of edition %i in the order of its questions", (number) => {
    const edition = editions.edition(number);
    const joined = edition?.puzzle.questions.map((question, index) => ({
      ...question,
      ...edition.answer.solutions[index],
    }));
    expect(joined).toEqual(bank[number - 1]);
  });
});
