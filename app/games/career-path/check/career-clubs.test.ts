import { describe, expect, it } from "vitest";
import { clubProblems, clubsChecked } from "./career-clubs";

const rowOf = (year: string, club_at_the_time: string, name = "Ada Winger") => ({
  year,
  article: "Ada_Winger",
  name,
  birth_date: "1970-05-02",
  club_at_the_time,
});
const rows = [
  rowOf("1990", "First Town F.C."),
  rowOf("1994", "US Soccer Federation", "Ada Winger (Captain)"),
  rowOf("1998", "Al Hilal[12]"),
];
const data = { rowsOf: (file: string) => (file.startsWith("check-only/clubs") ? rows : null) };

const career = {
  name: "Ada Winger",
  born: 1970,
  stations: [
    { club: "First Town", from: 1988, to: 1992 },
    { club: "Al-Hilal", from: 1995, to: 1998 },
  ],
  check: { article: "Ada_Winger", years: [1990, 1994, 1998] },
};
const problemsWith = (change: Partial<Parameters<typeof clubProblems>[0]>) =>
  clubProblems({ ...career, ...change }, data);

describe("the clubs of a career at World Cups", () => {
  it("are confirmed under other names too, whatever the data has between two clubs", () => {
    expect(problemsWith({})).toEqual([]);
    expect(clubsChecked([career, { ...career, check: undefined }])).toBe(3);
  });

  it("are contradicted by another club, and by the right one in other years", () => {
    const [first, second] = career.stations as [
      (typeof career.stations)[0],
      (typeof career.stations)[0],
    ];
    expect(problemsWith({ stations: [{ ...first, club: "Second Town" }, second] })).toEqual([
      "The data has First Town F.C. in 1990.",
    ]);
    expect(problemsWith({ stations: [first, { ...second, to: 1997 }] })).toEqual([
      "The data has Al Hilal[12] in 1998.",
    ]);
  });

  it("have to be all that the data has", () => {
    expect(problemsWith({ check: { article: "Ada_Winger", years: [1990, 1998] } })).toEqual([
      "The data has a row of 1994 too.",
    ]);
    expect(
      problemsWith({ check: { article: "Ada_Winger", years: [1990, 1994, 1998, 2002] } }),
    ).toEqual(["The data has no row of 2002."]);
  });

  it("are those of a player of the same age", () => {
    expect(problemsWith({ born: 1971 })).toEqual(Array(3).fill("The data says born 1970."));
  });

  it("can't be left out, but by a namesake", () => {
    expect(problemsWith({ check: undefined })).toEqual([
      "The data has its player: name its rows as a check.",
    ]);
    expect(problemsWith({ check: undefined, born: 1990 })).toEqual([]);
  });

  it("need the data", () => {
    expect(clubProblems(career, { rowsOf: () => null })).toEqual([
      "The data has no file check-only/clubs-at-world-cups.csv.",
    ]);
  });
});
