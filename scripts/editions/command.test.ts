import { describe, expect, it } from "vitest";
import { runEditions } from "./command";
import { titleChecks } from "./titles";

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runEditions(args, {}, (line) => lines.push(line), process.cwd());
  return { code, text: lines.join("\n") };
}

/** Solvers and simulated players take ten seconds of an idle machine. */
const SOLVERS_MS = 120_000;

describe("npm run editions", () => {
  it("finds no problem in the editions of the titles", { timeout: SOLVERS_MS }, async () => {
    const { code, text } = await run("check");
    const [notice, ...lines] = text.split("\n");
    const isFigure = (line: string) => line.startsWith(" ");
    const titles = lines.filter((line) => !isFigure(line));
    expect(notice).toMatch(/^Without data/);
    expect(titles).toEqual(
      Object.keys(titleChecks).map((slug) =>
        expect.stringMatching(new RegExp(`^${slug}: .*; no problem$`)),
      ),
    );
    // The players of each title win as often as it promises, or that were a problem.
    for (const played of [/attentive .*player: wins/, /stubborn player: wins/, /newcomers win/]) {
      expect(lines.filter(isFigure)).toContainEqual(expect.stringMatching(played));
    }
    expect(code).toBe(0);
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
