import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { runEditions } from "./command";
import { seasonProblems } from "./season";
import { titleChecks } from "./titles";

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runEditions(args, {}, (line) => lines.push(line), process.cwd());
  return { code, text: lines.join("\n") };
}

/** Solvers and simulated players take seconds of an idle machine, and a minute of one that is busy with all tests. */
const SOLVERS_MS = 180_000;

/** How often a title promises its players to win, or that were a problem. */
const played: Partial<Record<string, RegExp>> = {
  "keepy-uppy": /attentive .*player: wins/,
  "spot-kick": /stubborn .*player: wins/,
  "wall-pass": /newcomers win/,
};

const isFigure = (line: string) => line.startsWith(" ");

describe("npm run editions", () => {
  // Title by title: the process that reports the tests would have to wait for all of them, and gives up after a minute.
  it.each(Object.keys(titleChecks))(
    "finds no problem in the editions of %s",
    { timeout: SOLVERS_MS },
    async (slug) => {
      const { code, text } = await run("check", slug);
      const [notice, ...lines] = text.split("\n");
      expect(notice).toMatch(/^Without data/);
      expect(lines.filter((line) => !isFigure(line))).toEqual([
        expect.stringMatching(new RegExp(`^${slug}: .*; no problem$`)),
      ]);
      expect(lines.filter(isFigure).join()).toMatch(played[slug] ?? "");
      expect(code).toBe(0);
      await new Promise(setImmediate);
    },
  );

  it("finds none in those of all titles together", () => {
    expect(seasonProblems(titleChecks, Temporal.Now.plainDateISO("UTC").toString())).toEqual([]);
  });

  it.each([
    [
      "a folder that is not there",
      ["check", "--data", "nowhere"],
      "no folder of data at 'nowhere'",
    ],
    ["no folder", ["check", "--data"], "no folder of data at ''"],
    ["a title that is not there", ["preview", "toString", "2026-11-22"], "no title 'toString'"],
    ["a date that is none", ["preview", "full-time-quiz", "2026-02-30"], "no date"],
    [
      "a file that is not there",
      ["preview", "golden-word", "2028-02-03", "nowhere"],
      "There is no file 'nowhere'.",
    ],
    ["another command", ["chekc"], "npm run editions -- check"],
    ["no command", [], "npm run editions -- check"],
  ])("fails for %s, and says so", async (_, args, message) => {
    const { code, text } = await run(...args);
    expect(text).toContain(message);
    expect(code).toBe(1);
  });

  it("finds what is wrong with a folder that has none of the data", async () => {
    const { code, text } = await run("check", "full-time-quiz", "--data", ".");
    expect(text).toContain("1930-host: The data has no file");
    expect(code).toBe(1);
  });
});
