import { describe, expect, it } from "vitest";
import type { Row } from "../../../../scripts/editions/open-data";
import type { LineQuery } from "../line-file.server";
import { valueProblems } from "./line-data";

const files: Record<string, Row[]> = {
  "a/results.csv": [
    { date: "1930-07-13", home: "Peru", away: "Chile", hs: "3", as: "1", cup: "World Cup" },
    { date: "1934-05-27", home: "Chile", away: "Peru", hs: "2", as: "2", cup: "World Cup" },
    { date: "1934-06-03", home: "Chile", away: "Cuba", hs: "4", as: "0", cup: "Friendly" },
  ],
  "a/goals.csv": [
    { date: "1930-07-13", home: "Peru", away: "Chile", scorer: "Souza" },
    { date: "1930-07-13", home: "Peru", away: "Chile", scorer: "Souza" },
    { date: "1934-06-03", home: "Chile", away: "Cuba", scorer: "Souza" },
  ],
  "a/players.csv": [
    { name: "Zoff", born: "1942-02-28", shirt: "1" },
    { name: "Müller", born: "1945-11-03", shirt: "13" },
    { name: "Müller", born: "1945-11-03", shirt: "9" },
  ],
  "a/1974.csv": [{ name: "Munich", first: "1974-06-13", last: "1974-07-07" }],
};
const data = { rowsOf: (file: string) => files[file] ?? null };

const goalsAt = (side: "home" | "away", score: string): LineQuery => ({
  data: "a/results.csv",
  where: { [side]: "$1", cup: "World Cup" },
  take: { sum: [score] },
});
const problemsOf = (check: LineQuery[], args: string[] | undefined, value: number) =>
  valueProblems({ check, items: [{ id: "a", label: "A", value, check: args }] }, data);

const results: Pick<LineQuery, "data"> = { data: "a/results.csv" };
const players: Pick<LineQuery, "data"> = { data: "a/players.csv" };

describe("a value", () => {
  it.each<[string, LineQuery[], string[], number]>([
    ["the total of queries", [goalsAt("home", "hs"), goalsAt("away", "as")], ["Peru"], 5],
    [
      "a number of rows, in either column",
      [{ ...results, where: { "home/away": "$1", cup: "World Cup" }, take: "count" }],
      ["Chile"],
      2,
    ],
    [
      "several columns of rows with one of several values",
      [{ ...results, where: { home: "$1|$2", away: "$1|$2" }, take: { sum: ["hs", "as"] } }],
      ["Peru", "Chile"],
      8,
    ],
    [
      "rows that begin like a value",
      [{ ...results, where: { date: "$1*" }, take: "count" }],
      ["1934"],
      2,
    ],
    [
      "any row where an item leaves a value open",
      [{ ...results, where: { home: "$1", away: "$2" }, take: "count" }],
      ["Chile", "*"],
      2,
    ],
    [
      "rows in which one column has more",
      [{ ...results, where: { "home/away": "$1" }, more: ["hs", "as"], take: "count" }],
      ["Peru"],
      1,
    ],
    [
      "rows up to a date",
      [{ ...results, where: { home: "$1" }, until: "1934-05-31", take: "count" }],
      ["Chile"],
      1,
    ],
    [
      "rows of two files",
      [
        {
          data: "a/goals.csv",
          join: { data: "a/results.csv", on: ["date", "home", "away"] },
          where: { scorer: "$1", cup: "World Cup" },
          take: "count",
        },
      ],
      ["Souza"],
      2,
    ],
    [
      "rows without those that an item names",
      [{ ...results, where: { "home/away": "$1" }, not: { date: "$2" }, take: "count" }],
      ["Chile", "1934*"],
      1,
    ],
    [
      "all rows where an item names none to leave out",
      [{ ...results, where: { "home/away": "$1" }, not: { date: "$2" }, take: "count" }],
      ["Chile"],
      3,
    ],
    [
      "a number in a row",
      [{ ...players, where: { name: "$1" }, take: { lookup: "shirt" } }],
      ["Zoff"],
      1,
    ],
    [
      "years",
      [{ ...results, where: { "home/away": "$1" }, take: { years: "date" } }],
      ["Chile"],
      2,
    ],
    [
      "a first year",
      [{ ...results, where: { away: "$1" }, take: { firstYear: "date" } }],
      ["Cuba"],
      1934,
    ],
    [
      "days, the first and the last too",
      [{ data: "a/$1.csv", where: { name: "$2" }, take: { days: ["first", "last"] } }],
      ["1974", "Munich"],
      25,
    ],
    [
      "an age on a day, the birthday to come",
      [{ ...players, where: { name: "$1" }, take: { age: "born", on: "$2" } }],
      ["Zoff", "1982-02-27"],
      39,
    ],
    [
      "one query where the others find nothing",
      [
        { ...players, where: { name: "$1" }, take: { lookup: "shirt" } },
        { ...results, where: { home: "$1" }, take: "count" },
      ],
      ["Peru"],
      1,
    ],
  ])("may be %s", (_, check, args, value) => {
    expect(problemsOf(check, args, value)).toEqual([]);
    expect(problemsOf(check, args, value + 1)).toEqual([
      { id: "a", reason: `The data counts ${value}, not ${value + 1}.` },
    ]);
  });

  it("is not the total of what two files have", () => {
    const queries: LineQuery[] = [
      { ...results, where: { home: "$1" }, take: "count" },
      { data: "a/goals.csv", where: { home: "$1" }, take: "count" },
    ];
    expect(problemsOf(queries, ["Chile"], 3)).toEqual([
      { id: "a", reason: "Several files have it: a/results.csv,a/goals.csv." },
    ]);
  });

  it("is left to reading where the item or its category names no data", () => {
    expect(problemsOf([goalsAt("home", "hs")], undefined, 999)).toEqual([]);
    expect(valueProblems({ items: [{ id: "a", label: "A", value: 9 }] }, data)).toEqual([]);
  });

  it.each<[string, LineQuery, string]>([
    ["a file", { data: "a/b.csv", where: { a: "b" }, take: "count" }, "has no file a/b.csv"],
    ["a column", { ...results, where: { "home/out": "b" }, take: "count" }, "no column out"],
    [
      "one answer",
      { ...players, where: { name: "Müller" }, take: { lookup: "shirt" } },
      "several rows: 13, 9",
    ],
  ])("is not confirmed by data that lacks %s", (_, query, reason) => {
    expect(problemsOf([query], ["x"], 3)).toEqual([
      { id: "a", reason: expect.stringContaining(reason) },
    ]);
  });
});
