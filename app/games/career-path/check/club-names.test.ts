import { describe, expect, it } from "vitest";
import { careers } from "../careers.server";
import type { Career } from "../careers-file.server";
import { careerProblems } from "./check";
import { clubNameReasons } from "./club-names";

const station = (club: string, from: number, to: number) => ({ club, from, to });

describe("the name of a club", () => {
  it.each([
    ["one that it never changed", station("Flamengo", 1971, 1983)],
    ["that of its years", station("LdB FC Malmö", 2007, 2013)],
    ["one that it has kept since", station("FC Rosengård", 2014, 2025)],
    ["one that it took again", station("Seattle Reign", 2024, 2025)],
  ])("may be %s", (_, one) => {
    expect(clubNameReasons([one])).toEqual([]);
  });

  it.each([
    ["begins before it", station("Kashima Antlers", 1991, 1994)],
    ["goes on after it", station("Sumitomo Metals", 1991, 1994)],
    ["goes on past it and to it again", station("Seattle Reign", 2013, 2024)],
  ])("may not be of a station that %s", (_, one) => {
    const text = `${one.club} ${one.from}-${one.to}`;
    expect(clubNameReasons([one])).toEqual([
      `${text}: it had another name in some of these years.`,
    ]);
  });

  it("is compared from the second week on, as the first was played before", () => {
    const late = { stations: [station("Kashima Antlers", 1985, 1994)] };
    const renamed = (place: number) =>
      careerProblems(
        careers.map((one, index): Career => (index === place ? { ...one, ...late } : one)),
        [],
        null,
      ).filter(({ reason }) => reason.includes("another name"));
    expect(renamed(5)).toEqual([]);
    expect(renamed(6)).toHaveLength(1);
  });
});
