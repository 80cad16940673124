import { describe, expect, it } from "vitest";
import { dataProblem } from "./data-check";

const rows = [
  { date: "1994-06-28", team: "Russia", scorer: "Oleg Salenko" },
  { date: "1994-06-28", team: "Russia", scorer: "Oleg Salenko" },
  { date: "1994-06-24", team: "Russia", scorer: "Oleg Salenko" },
  { date: "1994-06-28", team: "Cameroon", scorer: "Roger Milla" },
];
const data = { rowsOf: (file: string) => (file === "a/goals.csv" ? rows : null) };
const choices: [string, string, string, string] = ["Salenko", "Roger Milla", "Biyik", "Omam"];
const problemOf = (check: object, correctIndex: 0 | 1 = 0) =>
  dataProblem(
    {
      choices,
      correctIndex,
      check: {
        data: "a/goals.csv",
        where: { scorer: "$choice" },
        names: { Salenko: "Oleg Salenko" },
        ...check,
      },
    },
    data,
  );

describe("a check against data", () => {
  it.each([
    ["a number of rows", { count: 3 }],
    ["the beginning of a value", { where: { date: "1994-06*", scorer: "$choice" }, count: 3 }],
    ["a column more", { where: { team: "Russia", scorer: "$choice" } }],
    ["one of two values", { where: { scorer: "$choice", date: ["1994-06-24", "x"] } }],
  ])("is passed by %s that the right choice alone has", (_, check) => {
    expect(problemOf(check)).toBeNull();
  });

  it("is passed by a question that has none", () => {
    expect(dataProblem({ choices, correctIndex: 0 }, data)).toBeNull();
  });

  it.each([
    ["a wrong choice", { count: 1 }, 0, "confirms Roger Milla, not Salenko alone"],
    ["a second right choice", {}, 0, "confirms Salenko, Roger Milla, not"],
    ["no choice", { where: { scorer: "$choice", team: "Oman" } }, 1, "confirms no choice"],
    ["a column that is not there", { where: { player: "$choice" } }, 0, "has no column player"],
    ["a file that is not there", { data: "a/b.csv" }, 0, "The data has no file a/b.csv"],
  ] as const)("fails by %s", (_, check, correctIndex, reason) => {
    expect(problemOf(check, correctIndex)).toContain(reason);
  });
});
