import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openDataIn, parseCsv } from "./open-data";

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
