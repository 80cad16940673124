import { describe, expect, it } from "vitest";
import { runEditions } from "./command";
import { titleChecks } from "./titles";

function run(...args: string[]) {
  const lines: string[] = [];
  const code = runEditions(args, {}, (line) => lines.push(line));
  return { code, text: lines.join("\n") };
}

/** Solvers and simulated players take ten seconds of an idle machine. */
const SOLVERS_MS = 120_000;

describe("npm run editions", () => {
  it("finds no problem in the editions of the titles", { timeout: SOLVERS_MS }, () => {
    const { code, text } = run("check");
    const [notice, ...lines] = text.split("\n");
    // What solvers and simulated players found is indented.
    const titles = lines.filter((line) => !line.startsWith(" "));
    expect(notice).toMatch(/^Without data/);
    expect(titles).toEqual(
      Object.keys(titleChecks).map((slug) =>
        expect.stringMatching(new RegExp(`^${slug}: .*; no problem$`)),
      ),
    );
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
    ["another command", ["chekc"], "npm run editions -- check"],
    ["no command", [], "npm run editions -- check"],
  ])("fails for %s, and says so", (_, args, message) => {
    const { code, text } = run(...args);
    expect(text).toContain(message);
    expect(code).toBe(1);
  });

  it("finds what is wrong with a folder that has none of the data", () => {
    const { code, text } = run("check", "full-time-quiz", "--data", ".");
    expect(text).toContain("1930-host: The data has no file");
    expect(code).toBe(1);
  });

  it.each([
    ["full-time-quiz", "2026-11-21", "* Uruguay"],
    ["golden-word", "2026-11-22", "STRIKER"],
    ["link-up-play", "2026-11-22", "On every pitch: Spot, Flag, Arc, Post"],
  ])("prints an edition of %s with its answers", (slug, date, answer) => {
    const { code, text } = run("preview", slug, date);
    expect(text).toContain(`${slug}, ${date}: edition 1`);
    expect(text).toContain(answer);
    expect(code).toBe(0);
  });
});
