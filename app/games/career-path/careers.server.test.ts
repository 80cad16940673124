import { describe, expect, it } from "vitest";
import { builtInNames, careers, playerNames } from "./careers.server";
import { type Career, careersFileSchema } from "./careers-file.server";
import { editions } from "./editions.server";
import voidedOn from "./voided.json";

const week = careers.slice(0, 6);
const added = (prefix: string, change: object = {}): unknown[] =>
  week.map((career, place) => ({
    ...career,
    id: `${prefix}-${place}`,
    ...(place === 1 && change),
  }));

describe("the careers", () => {
  it("are seventeen weeks of six, each career once", () => {
    expect(careers).toHaveLength(102);
    expect(new Set(careers.map(({ id }) => id)).size).toBe(102);
    for (const [place, career] of careers.entries()) {
      expect(editions.numberOf(career.id)).toBe(Math.floor(place / 6) + 1);
      expect(editions.at(editions.numberOf(career.id))?.[place % 6]).toBe(career);
    }
  });

  it("are found by number, and no other number is", () => {
    for (const number of [0, 18, -1, 1.5, Number.NaN]) expect(editions.at(number)).toBeNull();
    expect(editions.numberOf("nobody")).toBe(0);
  });

  it("are voided only where they exist", () => {
    expect(Object.keys(voidedOn).filter((id) => editions.numberOf(id) === 0)).toEqual([]);
  });
});

describe("the schema", () => {
  const [first, ...others] = week as [Career, ...Career[]];
  const reads = (change: object) =>
    careersFileSchema.safeParse([{ ...first, ...change }, ...others]).success;

  it.each([
    ["two stations", { stations: first.stations.slice(0, 2) }],
    ["nine stations", { stations: Array(9).fill(first.stations[0]) }],
    ["a club with a long name", { stations: [{ ...first.stations[0], club: "x".repeat(33) }] }],
    ["a year that is none", { stations: [{ ...first.stations[0], from: 92 }] }],
    ["a long story", { story: "x".repeat(261) }],
    ["no story", { story: " " }],
    ["a fourth difficulty", { difficulty: 4 }],
    ["an unknown continent", { continent: "antarctica" }],
    ["an era that is none", { era: "nineties" }],
    ["a date that is none", { asOf: "2026-02-30" }],
    ["something unheard of", { hint: "He is tall" }],
  ])("refuses a career with %s", (_, change) => {
    expect(reads({})).toBe(true);
    expect(reads(change)).toBe(false);
  });
});

describe("an operator's file", () => {
  const first = 6001;

  it.each([
    ["nothing", null, "file", "It has to be a list"],
    ["no list", { careers: [] }, "file", "It has to be a list"],
    ["no careers", [], "file", "It has to have 6 careers"],
    ["five careers", added("five").slice(1), "file", "It has to have 6 careers"],
    ["a broken career", added("broken", { stations: [] }), "broken-1", "stations has 0 entries"],
    ["a career that is there", added("there", { id: careers[40]?.id }), careers[40]?.id, "exists"],
    ["a career twice", added("twice", { id: "twice-0" }), "twice-0", "Its id exists already"],
  ])("is refused with %s, and nothing of it is kept", (_, content, record, reason) => {
    expect(editions.addEditions(content, first)).toMatchObject({
      record,
      reason: expect.stringContaining(reason),
    });
    expect(editions.at(first)).toBeNull();
    expect(playerNames()).toHaveLength(builtInNames.length);
  });

  it("may have careers of the release by their ids, word for word as they were", () => {
    const [one, other] = careers.slice(12, 14) as [Career, Career];
    const names = playerNames().length;
    const mixed = [one.id, other, ...added("mixed").slice(2)];
    expect(editions.addEditions(mixed, first + 10)).toEqual({ count: 1 });
    expect(editions.at(first + 10)?.slice(0, 2)).toEqual([one, other]);
    expect(editions.at(first + 10)?.[2]?.id).toBe("mixed-2");
    expect(playerNames()).toHaveLength(names);
  });

  it.each([
    ["that is none", "nobody-at-all", "record 1", "is 'nobody-at-all', which is no career"],
    ["that is there twice", "mixed-twice", careers[13]?.id, "Its id exists already"],
  ])("is refused with an id %s", (_, id, record, reason) => {
    const ids = id === "mixed-twice" ? [careers[13]?.id, careers[13]?.id] : [id, careers[13]?.id];
    expect(editions.addEditions([...ids, ...added(id).slice(2)], first + 20)).toMatchObject({
      record,
      reason: expect.stringContaining(reason),
    });
  });

  it("adds weeks, and the names of their players to the search", () => {
    const own = { name: "Ada Vinger", spellings: ["Ada the Wing"] };
    expect(editions.addEditions([...added("one", own), ...added("two")], first)).toEqual({
      count: 2,
    });
    expect(editions.at(first)?.[1]).toMatchObject({ id: "one-1", name: "Ada Vinger" });
    expect(editions.at(first + 1)?.[5]?.id).toBe("two-5");
    expect(editions.numberOf("two-0")).toBe(first + 1);
    const names = playerNames();
    expect(names).toHaveLength(builtInNames.length + 1);
    expect(names).toContainEqual(own);
    const place = names.findIndex(({ name }) => name === own.name);
    expect(names[place - 1]?.name.localeCompare(own.name, "en")).toBeLessThan(0);
  });
});
