import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions } from "./bank.server";
import { editionByNumber, editionFor, editionNumberFor } from "./edition.server";

describe("editionNumberFor", () => {
  it.each([
    ["2026-11-21", 1],
    ["2026-11-22", 2],
    ["2026-12-04", 14],
    ["2026-12-05", 1],
    ["2026-11-20", 14],
    ["2026-11-07", 1],
    ["2026-11-06", 14],
    ["2027-11-21", 2],
  ])("gives %s edition %i", (date, number) => {
    expect(editionNumberFor(date)).toBe(number);
  });

  it("goes on by one each day, and round again, before and after the first date", () => {
    const days = fc.date({
      min: new Date("1990-01-01T00:00:00Z"),
      max: new Date("2090-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
    fc.assert(
      fc.property(days, (day) => {
        const today = editionNumberFor(dateOf(day.getTime()));
        const tomorrow = editionNumberFor(dateOf(day.getTime() + 86_400_000));
        expect(tomorrow).toBe((today % 14) + 1);
      }),
    );
  });
});

describe("editionFor", () => {
  it("has three different sets of questions on three consecutive dates", () => {
    const ids = ["2026-11-21", "2026-11-22", "2026-11-23"].flatMap((date) =>
      editionFor(date).questions.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(15);
  });

  it("has the built-in questions of edition 1 on the first date", () => {
    expect(editionFor("2026-11-21")).toEqual(editionByNumber(1));
  });

  it("gives the same edition for the same date", () => {
    expect(editionFor("2027-02-28")).toEqual(editionFor("2027-02-28"));
  });
});

describe("editionByNumber", () => {
  it.each([0, -1, 15, 1.5, Number.NaN])("has no edition %d", (number) => {
    expect(editionByNumber(number)).toBeNull();
  });

  const numbers = editions.map((_, index) => index + 1);

  it.each(numbers)("leaks no solution of edition %i into its questions", (number) => {
    const edition = editionByNumber(number);
    const keys = edition?.questions.map((question) => Object.keys(question).sort());
    expect(keys).toEqual(Array.from({ length: 5 }, () => ["choices", "id", "prompt"]));
  });

  it.each(numbers)("keeps the solutions of edition %i in the order of its questions", (number) => {
    const edition = editionByNumber(number);
    const joined = edition?.questions.map((question, index) => ({
      ...question,
      ...edition.solutions[index],
    }));
    expect(joined).toEqual(editions[number - 1]);
  });
});
