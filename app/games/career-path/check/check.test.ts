import { describe, expect, it } from "vitest";
import { builtInNames, careers } from "../careers.server";
import type { Career, PlayerName } from "../careers-file.server";
import { codeOf } from "../names.server";
import { careerProblems, nameListProblems, titleCheck } from "./check";
import { weekReasons } from "./weeks";

const week = careers.slice(0, 6);
const [first, second] = week as [Career, Career];
const names = builtInNames;

const reasonsOf = (
  list: readonly Career[],
  offered: readonly PlayerName[] = names,
  data: Parameters<typeof careerProblems>[2] = null,
) =>
  [...careerProblems(list, offered, data), ...nameListProblems(offered)].map(
    ({ record, reason }) => `${record}: ${reason}`,
  );
const withSecond = (change: Partial<Career>) =>
  reasonsOf([first, { ...second, ...change }, ...week.slice(2)]);

const stations = (...list: [club: string, from: number, to: number, pause?: string][]) =>
  list.map(([club, from, to, pause]) => ({ club, from, to, ...(pause && { pause }) }));
const town = stations(["Town", 2000, 2003], ["City", 2003, 2005], ["Rovers", 2006, 2010]);

describe("the promises of a career", () => {
  it("are kept by a week", () => {
    expect(reasonsOf(week)).toEqual([]);
    expect(withSecond({ stations: town })).toEqual([]);
  });

  it.each<[string, Partial<Career>, string]>([
    ["an id that is there", { id: first.id }, `${first.id}: Its id exists already.`],
    ["the clubs of another", { stations: first.stations }, `Its clubs are those of ${first.name}.`],
    [
      "the clubs of another in another order",
      { stations: [...first.stations].reverse() },
      `Its clubs are those of ${first.name}.`,
    ],
    [
      "a club with the player's name",
      { stations: stations(["Ronaldinho Town", 2000, 2003]) },
      "A club or its place has the player's name.",
    ],
    [
      "a place with the player's name",
      { stations: [{ ...town[0], place: "Gaúcho, Brazil" } as Career["stations"][0]] },
      "A club or its place has the player's name.",
    ],
    ["a first club in childhood", { born: 1990 }, "Its first club is too early for its birth."],
    [
      "a career that goes on",
      { stations: stations(["Town", 2000, 2026]) },
      "It goes on after 2025.",
    ],
    [
      "a station that ends before it begins",
      { stations: stations(["Town", 2003, 2000]) },
      "Town 2003-2000: it ends before it begins.",
    ],
    [
      "stations out of order",
      { stations: stations(["Town", 2003, 2005], ["City", 2000, 2003]) },
      "City 2000-2003: it is out of order.",
    ],
    [
      "a club twice in a row",
      { stations: stations(["Town", 2000, 2003], ["Town", 2003, 2005]) },
      "Town 2003-2005: the club before is the same: make one of the two.",
    ],
    [
      "a gap of three years",
      { stations: stations(["Town", 2000, 2003], ["City", 2006, 2008]) },
      "City 2006-2008: no word on the 3 years before: give it a 'pause'.",
    ],
    [
      "a word on a gap that is none",
      { stations: stations(["Town", 2000, 2003], ["City", 2005, 2008, "At sea"]) },
      "City 2005-2008: there was no pause before: leave it out.",
    ],
    ["a story without an end", { story: "He went to Mexico" }, "Its story has no end."],
    [
      "a story that ages",
      { story: "He lives there, still." },
      "'still' in its story goes out of date: leave it out.",
    ],
    [
      "a record",
      { story: "A record fee brought him to Mexico." },
      "'record' in its story goes out of date: leave it out.",
    ],
    [
      "a scandal",
      { story: "A court sent him home." },
      "'court' is no story of a move: tell another.",
    ],
    ["a denied word", { story: "What a bastard of a left foot." }, "A denylist has 'bastard'."],
    ["a name that is not searched", { name: "Nobody Atall" }, "No search offers 'Nobody Atall'."],
    [
      "a spelling that is not searched",
      { spellings: ["Dinho"] },
      "and won't know 'Dinho': leave it out.",
    ],
  ])("are broken by %s", (_, change, reason) => {
    expect(withSecond(change).filter((one) => one.endsWith(reason))).toHaveLength(1);
  });

  it("are broken by a player who was there, whatever the accents", () => {
    const again = { ...second, id: "again", name: "Rónaldinho", stations: town };
    expect(reasonsOf([...week, again])).toContain(
      "again: Its player exists already: take another.",
    );
  });

  it("let a gap be told, and a loan lie within a longer spell", () => {
    const told = stations(["Town", 2000, 2003], ["City", 2008, 2009, "At sea"]);
    expect(withSecond({ stations: told })).toEqual([]);
    const lent = stations(["Town", 2000, 2009], ["City", 2003, 2004], ["Rovers", 2010, 2011]);
    expect(withSecond({ stations: lent })).toEqual([]);
  });

  it("are broken by data that has another club", () => {
    const row = {
      year: "2002",
      article: "Ronaldinho",
      name: second.name,
      birth_date: "1980-03-21",
      club_at_the_time: "Town",
    };
    const data = { rowsOf: () => [row, { ...row, year: "2006", club_at_the_time: "Barcelona" }] };
    const found = reasonsOf([second], names, data);
    expect(found).toContain(`${second.id}: The data has Town in 2002.`);
  });
});

describe("the promises of a week", () => {
  const changed = (change: (career: Career, place: number) => Partial<Career>) =>
    weekReasons(week.map((career, place) => ({ ...career, ...change(career, place) })));

  it.each<[string, (career: Career, place: number) => Partial<Career>, string]>([
    [
      "a third woman",
      (_, place) => (place === 0 ? { women: true } : {}),
      "3 of its players are women.",
    ],
    ["no woman", () => ({ women: false }), "0 of its players are women."],
    ["one continent", () => ({ continent: "asia" }), "Its players are from 1 continents."],
    [
      "a hard career before an easy one",
      (_, place) => (place === 0 ? { difficulty: 3 } : {}),
      "Its difficulty falls.",
    ],
  ])("are broken by %s", (_, change, reason) => {
    expect(changed(change)).toEqual([reason]);
  });

  it("are broken by five careers", () => {
    expect(weekReasons(week.slice(0, 5))).toContain("It has 5 careers.");
  });
});

describe("the promises of the names", () => {
  const withNames = (...more: PlayerName[]) => reasonsOf(week, [...names, ...more]);

  it("are broken by too few", () => {
    const few = names.filter(({ name }) => week.some((career) => career.name === name));
    expect(reasonsOf(week, few)).toEqual(["all: There are 6 names."]);
  });

  it("are broken by a name that is there, whatever the accents", () => {
    expect(withNames({ name: "Žico" })).toContain("Žico: 'Žico' is Zico already.");
  });

  it("are broken by a spelling that is another's name", () => {
    const found = withNames({ name: "Žzz", spellings: ["Pele"] });
    expect(found).toEqual(["Žzz: 'Pele' is Pelé already."]);
  });

  it("are broken by an order that would tell who was added", () => {
    expect(withNames({ name: "Aaa" })).toEqual(["Aaa: It is out of order."]);
  });

  it("are broken by a name that a log would take for another", () => {
    const twin = "Zz 412471";
    expect(codeOf(twin)).toBe(codeOf(first.name));
    expect(withNames({ name: twin })).toEqual([`${twin}: A log can't tell it from ${first.name}.`]);
  });
});

describe("the check of Career Path", () => {
  it("finds no problem in its careers, and says how each was verified", () => {
    const { problems, records, proof, figures } = titleCheck().check(null);
    expect(problems).toEqual([]);
    expect(records).toBe(102);
    expect(proof.byData + proof.byReading + proof.unchecked).toBe(records);
    expect(titleCheck().numbers()).toEqual(titleCheck().schedule.editions);
    expect(figures?.[0]).toContain("34 of 102 players are women");
  });

  it("counts a career as checked by data where there is data", () => {
    const { proof } = titleCheck().check({ rowsOf: () => [] });
    expect(proof.byData).toBe(careers.filter(({ check }) => check).length);
    expect(proof.byData + proof.byReading + proof.unchecked).toBe(102);
  });

  it("has players from every continent", () => {
    expect(new Set(careers.map(({ continent }) => continent)).size).toBe(6);
  });

  it("shows a week with its players", () => {
    const lines = titleCheck().preview(1);
    expect(lines).toContain(`${first.name} (difficulty 1)`);
    expect(lines).toContain("   Preston North End 1995-1995");
    expect(titleCheck().preview(18)).toBeNull();
  });
});
