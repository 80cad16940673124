import { describe, expect, it } from "vitest";
import type { OpenData } from "../../../../scripts/editions/open-data";
import type { Category } from "../editions-file.server";
import { dataProblems, isByLetters, letterProblems } from "./proofs";

const hosts: Category = {
  id: "hosts",
  name: "Hosts",
  members: ["Chile", "Korea"],
  line: "They were there first.",
  level: 1,
  tags: ["world"],
  asOf: "2026-11-26",
};

describe("the proof by letters", () => {
  it.each([
    ["a word with its letters", { letters: "ch|or" }, []],
    ["a word without", { letters: "ch" }, ["'Korea' does not have its letters."]],
    [
      "nothing that tells what one of its words was",
      { made: { by: "anagram", from: ["Lech I"] } },
      ["Each member has to be made of a word."],
    ],
  ] as const)("of %s", (_, change, problems) => {
    const changed = { ...hosts, ...change } as Category;
    expect(letterProblems(changed)).toEqual(problems);
    expect(isByLetters(changed)).toBe(true);
  });

  it.each([
    ["anagram", "Regalia", "Algeria", "Nigeria"],
    ["backwards", "Tops", "Spot", "Post"],
    ["beheaded", "Core", "Score", "Corer"],
    ["curtailed", "Crow", "Crowd", "Scrow"],
    ["misprint", "Stain", "Spain", "Stains"],
  ] as const)("of %s takes what it was made of, and nothing else", (by, member, from, other) => {
    const made = (origin: string): Category => ({
      ...hosts,
      members: [member],
      made: { by, from: [origin] },
    });
    expect(letterProblems(made(from))).toEqual([]);
    for (const wrong of [other, member, ""]) {
      expect(letterProblems(made(wrong))).toEqual([`'${member}' is not ${wrong} by ${by}.`]);
    }
  });

  it("is none where nothing is said of letters", () => {
    expect(isByLetters(hosts)).toBe(false);
  });
});

describe("the proof by open data", () => {
  const rows = [
    { host: "Chile", cup: "1962" },
    { host: "Korea Republic", cup: "2002" },
    { host: "Japan", cup: "2002" },
  ];
  const data: OpenData = { rowsOf: (file) => (file === "hosts.csv" ? rows : null) };
  const source = { title: "A table", kind: "data set" as const, where: "hosts.csv" };
  const checked = (check: Partial<NonNullable<Category["check"]>>, change?: Partial<Category>) =>
    dataProblems(
      { ...hosts, source, check: { data: "hosts.csv", column: "host", ...check }, ...change },
      data,
    );

  it.each([
    [
      "holds for members in the column, by the names of the data",
      { names: { Korea: "Korea Republic" } },
      [],
    ],
    ["fails for one that is not in it", {}, ["hosts.csv does not confirm Korea."]],
    [
      "fails for one in another row",
      { where: { cup: "1962" }, names: { Korea: "Korea Republic" } },
      ["hosts.csv does not confirm Korea."],
    ],
    ["needs its file", { data: "none.csv" }, ["The data has no file none.csv."]],
  ])("%s", (_, check, problems) => {
    expect(checked(check)).toEqual(problems);
  });

  it("needs a source, and waits where no data is at hand", () => {
    expect(checked({}, { source: undefined })).toEqual([
      "A category with a check has to have a source.",
    ]);
    const check = { data: "hosts.csv", column: "host" };
    expect(dataProblems({ ...hosts, source, check }, null)).toEqual([]);
    expect(dataProblems(hosts, data)).toEqual([]);
  });
});
