import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { assertDocument } from "~/platform/storage/document-rules";
import type { Result } from "~/play/rules/results";
import {
  daysDocument,
  type LatestPlay,
  mayBeForFun,
  NO_DAYS,
  type PlayedDays,
  readDays,
  readTitle,
  titleDocument,
  withAnswer,
  withDate,
  withoutDates,
} from "./records";

const slugs = Array.from({ length: 11 }, (_, index) => `title-number-${index}`);
const dateArbitrary = fc
  .integer({ min: 0, max: 4000 })
  .map((days) => daysBefore("2036-11-21", days));

const datesArbitrary = fc
  .uniqueArray(
    fc.tuple(dateArbitrary, fc.uniqueArray(fc.constantFrom(...slugs), { minLength: 1 })),
    { selector: ([date]) => date, maxLength: 30 },
  )
  .map((entries) => new Map(entries));

const resultArbitrary: fc.Arbitrary<Result> = fc.record(
  {
    date: dateArbitrary,
    edition: fc.nat(999_999),
    isWin: fc.boolean(),
    score: fc.nat(2000),
    outOf: fc.nat(2000),
    points: fc.nat(1000),
    elapsed: fc.option(fc.nat(1e9)),
    isLate: fc.boolean(),
    isTooQuick: fc.constant(true as const),
  },
  { requiredKeys: ["date", "edition", "isWin", "score", "outOf", "points", "elapsed", "isLate"] },
);

const sorted = (dates: ReadonlyMap<string, readonly string[]>) =>
  Array.from(dates, ([date, titles]) => [date, [...titles].sort()]).sort();

describe("dates", () => {
  it("come back as they were stored", () => {
    fc.assert(
      fc.property(datesArbitrary, (dates) => {
        const latest = new Map<string, LatestPlay>();
        expect(sorted(readDays(daysDocument({ ...NO_DAYS, dates, latest })).dates)).toEqual(
          sorted(dates),
        );
      }),
    );
  });

  it("have what was begun for fun, and since when that is noted", () => {
    const played = new Map([["2026-11-20", ["one", "two"]]]);
    const forFun = { since: "2026-11-20", dates: played };
    const dates = new Map([["2026-11-21", ["two", "three"]]]);
    const read = readDays(daysDocument({ ...NO_DAYS, dates, forFun }));
    expect(sorted(read.dates)).toEqual([["2026-11-21", ["three", "two"]]]);
    expect(sorted(read.forFun.dates)).toEqual([["2026-11-20", ["one", "two"]]]);
    const asked = ["2026-11-19", "2026-11-20", "2026-11-21"];
    expect(asked.map((date) => mayBeForFun(read.forFun, "one", date))).toEqual([true, true, false]);
    const older = readDays(daysDocument({ ...NO_DAYS, dates }));
    expect(asked.map((date) => mayBeForFun(older.forFun, "one", date))).toEqual([true, true, true]);
  });

  it("have what was answered of a visitor's, of each finish the latest", () => {
    const given = ["a", "b", "a", "c", "d", "e", "f", "g"].map((finish, at) => ({ finish, at }));
    const answered = given.reduce<PlayedDays["answered"]>(withAnswer, []);
    expect(answered.map(({ finish, at }) => `${finish}${at}`)).toEqual([
      ...["g7", "f6", "e5", "d4", "c3", "a2"],
    ]);
    expect(readDays(daysDocument({ ...NO_DAYS, answered })).answered).toEqual(answered);
    expect(daysDocument(NO_DAYS)).not.toHaveProperty("answered");
  });

  it("take a title once a date", () => {
    const once = withDate(new Map(), "2026-11-21", "one");
    expect(withDate(once, "2026-11-21", "one")).toBe(once);
    expect(withDate(once, "2026-11-21", "two").get("2026-11-21")).toEqual(["one", "two"]);
  });

  it("gives up a title again, and a date that has no other", () => {
    const dates = new Map([
      ["2026-11-20", ["one"]],
      ["2026-11-21", ["one", "two"]],
    ]);
    const removed = ["2026-11-20", "2026-11-21"].map((playedOn) => ({ slug: "one", playedOn }));
    expect([...withoutDates(dates, removed)]).toEqual([["2026-11-21", ["two"]]]);
    expect([...withoutDates(dates, [{ slug: "two", playedOn: "2026-11-20" }])]).toEqual([...dates]);
  });

  it.each([null, undefined, {}, { titles: 1, days: "x" }, { titles: [], days: ["2026-11-21:1"] }])(
    "are none in %j",
    (stored) => {
      expect(readDays(stored).dates.size).toBe(0);
    },
  );

  it("leave out the rows that make no sense", () => {
    const days = ["2026-11-21:1", "yesterday", "2026-11-22:!", "2026-11-23:2"];
    expect([...readDays({ titles: ["one"], days }).dates]).toEqual([["2026-11-21", ["one"]]]);
  });
});

describe("the latest play of each title", () => {
  const outcome = fc.record({ isWin: fc.boolean(), score: fc.nat(), outOf: fc.nat() });
  const play: fc.Arbitrary<LatestPlay> = fc.record({
    date: dateArbitrary,
    edition: fc.nat(999_999),
    moves: fc.nat(1000),
    elapsed: fc.option(fc.nat(1e9)),
    squares: fc.string(),
    result: fc.option(outcome),
  });

  it("comes back as it was stored", () => {
    const plays = fc.dictionary(fc.constantFrom(...slugs), play, { noNullPrototype: true });
    fc.assert(
      fc.property(plays, (given) => {
        const latest = new Map(Object.entries(given));
        expect(readDays(daysDocument({ ...NO_DAYS, latest })).latest).toEqual(latest);
      }),
    );
  });

  it("is none where anything else is stored", () => {
    fc.assert(
      fc.property(fc.anything(), (latest) => {
        expect(readDays({ latest: { one: latest } }).latest.size).toBeLessThan(2);
      }),
    );
    expect(readDays({ latest: { one: { date: "today" } } }).latest.size).toBe(0);
  });
});

describe("a title's record", () => {
  it("comes back as it was stored", () => {
    fc.assert(
      fc.property(fc.array(resultArbitrary), (results) => {
        expect(readTitle(titleDocument({ results }))).toEqual({ results });
      }),
    );
  });

  it("survives whatever was stored", () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(readTitle({ results: stored }).results).toBeInstanceOf(Array);
      }),
    );
  });
});

describe("ten years of eleven titles, every day", () => {
  const days = Array.from({ length: 3653 }, (_, index) => daysBefore("2036-11-20", index));

  it("fit the document of dates, in less than a tenth of what it may hold", () => {
    const document = {
      userId: "x".repeat(128),
      ...daysDocument({ ...NO_DAYS, dates: new Map(days.map((day) => [day, slugs])) }),
    };
    assertDocument(document);
    expect(JSON.stringify(document).length).toBeLessThan(100_000);
  });

  it("fit the document of a title, in less than a quarter", () => {
    const results = days.map(
      (date): Result => ({
        date,
        edition: 3653,
        isWin: true,
        score: 1000,
        outOf: 1000,
        points: 1000,
        elapsed: 86_400_000,
        isLate: true,
      }),
    );
    const document = { userId: "x".repeat(128), ...titleDocument({ results }) };
    assertDocument(document);
    expect(JSON.stringify(document).length).toBeLessThan(250_000);
  });
});
