import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { backUpIfDue, durationOf } from "./backup-schedule.server";

const HOUR = 60 * 60_000;
const noon = Date.parse("2026-11-22T12:00:00Z");

const write = (_file: string, copy: string) => writeFileSync(copy, "a copy");

/** A folder with a database, and copies of these times. */
function scheduleWith(...copies: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "kickabout-backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "kickabout.db");
  writeFileSync(file, "the database");
  for (const time of copies) writeFileSync(join(folder, `kickabout-${time}.db`), "a copy");
  return { file, folder, every: 6 * HOUR, keep: 2 };
}

describe("a length of time", () => {
  it.each([
    ["30m", 30 * 60_000],
    ["6h", 6 * HOUR],
    ["1d", 24 * HOUR],
    ["0h", null],
    ["6", null],
    ["6 h", null],
    ["-6h", null],
    ["6h30m", null],
    ["99999d", null],
    ["", null],
  ])("of %j is %j ms", (text, ms) => {
    expect(durationOf(text)).toBe(ms);
  });
});

describe("a backup", () => {
  it.each([
    ["when there is none", [], true],
    ["an hour after the last", ["2026-11-22T11-00-00-000Z"], false],
    ["six hours after the last", ["2026-11-22T06-00-00-000Z"], true],
    ["when the last comes from a clock that was ahead", ["2027-01-01T00-00-00-000Z"], true],
  ])("%s", async (_when, copies, isDue) => {
    const schedule = scheduleWith(...copies);
    const path = await backUpIfDue(schedule, noon, write);
    expect(path).toBe(
      isDue ? join(schedule.folder, "kickabout-2026-11-22T12-00-00-000Z.db") : null,
    );
  });

  it("deletes the oldest copies alone", async () => {
    const schedule = scheduleWith("2026-11-21T06-00-00-000Z", "2026-11-22T06-00-00-000Z");
    writeFileSync(join(schedule.folder, "kickabout-of-last-year.db"), "by hand");
    await backUpIfDue(schedule, noon, write);
    expect(readdirSync(schedule.folder).sort()).toEqual([
      "kickabout-2026-11-22T06-00-00-000Z.db",
      "kickabout-2026-11-22T12-00-00-000Z.db",
      "kickabout-of-last-year.db",
      "kickabout.db",
    ]);
  });

  it("that fails keeps the older ones and leaves no draft", async () => {
    const schedule = scheduleWith("2026-11-22T05-00-00-000Z");
    const before = readdirSync(schedule.folder);
    const fail = () => Promise.reject(new Error("the disk is full"));
    await expect(backUpIfDue(schedule, noon, fail)).rejects.toThrow(
      `The database at ${schedule.file} can't be backed up: the disk is full.`,
    );
    expect(readdirSync(schedule.folder)).toEqual(before);
  });
});
