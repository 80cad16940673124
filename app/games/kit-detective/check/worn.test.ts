import { describe, expect, it } from "vitest";
import type { Row } from "../../../../scripts/editions/open-data";
import { wornReasons } from "./worn";

const files: Record<string, Row[]> = {
  "cc0/internationals/results.csv": [
    {
      date: "1990-06-09",
      home_team: "Poland",
      away_team: "United States",
      tournament: "FIFA World Cup",
    },
    {
      date: "1990-06-10",
      home_team: "Germany",
      away_team: "Yugoslavia",
      tournament: "FIFA World Cup",
    },
    { date: "1990-06-10", home_team: "Ghana", away_team: "Poland", tournament: "Friendly" },
  ],
  "check-only/fjelstul/qualified_teams.csv": [
    { tournament_id: "WC-1999", team_name: "China" },
    { tournament_id: "WC-1999", team_name: "United States" },
  ],
};
const data = { rowsOf: (file: string) => files[file] ?? null };

const reasonsOf = (
  text: string,
  fits: string[],
  change: { years?: string; tags?: string[] } = {},
) =>
  wornReasons(
    {
      nation: "Poland",
      years: "1990",
      tags: ["world-cup"],
      suspects: ["Poland", "USA", "Ghana", "China"],
      evidence: [
        { text: "They have a coast.", fits: ["Poland", "USA", "Ghana"] },
        { text, fits },
      ],
      ...change,
    },
    data,
  );

describe("the piece that says where a shirt was worn", () => {
  it("leaves those who played there, by the data's name for them", () => {
    expect(reasonsOf("It was worn in Italy in 1990.", ["Poland", "USA"])).toEqual([]);
  });

  it.each([
    ["leaves one who did not", ["Poland", "USA", "Ghana"], "Ghana did not play there."],
    ["rules one out who did", ["Poland"], "USA played there, and is ruled out."],
  ])("is wrong if it %s", (_, fits, reason) => {
    expect(reasonsOf("It was worn in Italy in 1990.", fits)).toEqual([reason]);
  });

  it("leaves a country that is gone, by the name it had", () => {
    const record = {
      nation: "Poland",
      years: "1990",
      tags: ["world-cup"],
      suspects: ["Poland", "Yugoslavia", "Ghana", "China"],
      evidence: [{ text: "It was worn in Italy in 1990.", fits: ["Poland", "Yugoslavia"] }],
    };
    expect(wornReasons(record, data)).toEqual([]);
  });

  it("leaves the hosts alone at home", () => {
    const text = "It was worn at home, at the World Cup of 1990.";
    expect(reasonsOf(text, ["Poland"])).toEqual([]);
    expect(reasonsOf(text, ["Poland", "USA"])).toEqual(["USA was not at home there."]);
  });

  it("is compared with women's World Cups too", () => {
    const change = { years: "1999", tags: ["womens-world-cup"] };
    const text = "It was worn at the women's World Cup of 1999.";
    expect(reasonsOf(text, ["USA"], change)).toEqual([]);
    expect(reasonsOf(text, ["Poland", "USA"], change)).toEqual(["Poland did not play there."]);
  });

  it.each([
    ["of a competition that the data does not have", "It was worn in Qatar.", { years: "2022" }],
    ["of a friendly", "It was worn in Rome.", { tags: ["friendly"] }],
    ["of a qualifier", "It was worn in a qualifier for a World Cup.", {}],
    ["on something else", "They won there.", {}],
  ])("is not compared if it is one %s", (_, text, change) => {
    expect(reasonsOf(text, ["Poland"], change)).toEqual([]);
  });
});
