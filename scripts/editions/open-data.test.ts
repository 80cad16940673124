import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openDataIn, parseClubs, parseCsv, parseJson } from "./open-data";

describe("a CSV text", () => {
  it("has its fields by the names of the header", () => {
    expect(
      parseCsv('team,stage,goals\r\nBrazil,"extra time, ""second"" half",2\nPeru,,\n'),
    ).toEqual([
      { team: "Brazil", stage: 'extra time, "second" half', goals: "2" },
      { team: "Peru", stage: "", goals: "" },
    ]);
  });

  it.each(["", "\n", "team"])("may have no row: %j", (text) => {
    expect(parseCsv(text)).toEqual([]);
  });

  it("reads what was written", () => {
    const field = fc.string().filter((text) => !/[\r\n]/.test(text));
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.tuple(field, field)), (rows) => {
        const text = ["a,b", ...rows.map((row) => row.map(quoted).join(","))].join("\n");
        expect(parseCsv(text)).toEqual(rows.map(([a, b]) => ({ a, b })));
      }),
    );
  });
});

describe("the open data", () => {
  it("are the files of a folder, and null where there is none", () => {
    const folder = mkdtempSync(join(tmpdir(), "open-data-"));
    try {
      writeFileSync(join(folder, "teams.csv"), "team\nPeru\n");
      const data = openDataIn(folder);
      expect(data.rowsOf("teams.csv")).toEqual([{ team: "Peru" }]);
      expect(data.rowsOf("goals.csv")).toBeNull();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("a JSON text", () => {
  const rows = [
    { name: "Kovář", "club.name": "PSV", "feet.0": "left" },
    { name: "Zima", "club.name": "Slavia", captain: "null" },
  ];
  const list = [
    { name: "Kovář", club: { name: "PSV" }, feet: ["left"] },
    { name: "Zima", club: { name: "Slavia" }, captain: null },
  ];

  it("has the records of a list at its top, or in each record of its top", () => {
    expect(parseJson(JSON.stringify({ title: "Squad", players: list }), "players")).toEqual(rows);
    const teams = list.map((player) => ({ players: [player] }));
    expect(parseJson(JSON.stringify(teams), "players")).toEqual(rows);
  });

  it.each(["null", "3", "[]", "[null]", '{"players":3}'])("may have none: %s", (text) => {
    expect(parseJson(text, "players")).toEqual([]);
  });
});

describe("a text of clubs", () => {
  it("has those with a year", () => {
    const text = [
      "= England",
      "# Manchester FC, 1878",
      "Manchester United FC, 1878, Manchester ## Greater",
      "  | Man United, 1902",
      "Arsenal FC, @ Emirates,  1886",
      "Barnet FC, London",
      "Leeds United, 12345",
    ].join("\n");
    expect(parseClubs(text)).toEqual([
      { name: "Manchester United FC", founded: "1878" },
      { name: "Arsenal FC", founded: "1886" },
    ]);
  });
});

describe("the files of a folder", () => {
  it("are read by their kind", () => {
    const folder = mkdtempSync(join(tmpdir(), "open-data-"));
    try {
      writeFileSync(join(folder, "squads.json"), '[{"players":[{"number":7}]}]');
      writeFileSync(join(folder, "eng.txt"), "Stoke City FC, 1863\n");
      const data = openDataIn(folder);
      expect(data.rowsOf("squads.json#players")).toEqual([{ number: "7" }]);
      expect(data.rowsOf("eng.txt")).toEqual([{ name: "Stoke City FC", founded: "1863" }]);
      expect(data.rowsOf("goals.json#players")).toBeNull();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
