import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type CalendarDate, daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import { daysOf, periodOf } from "~/play/editions/schedule.server";
import type { RecordProblem, Schedule, ServerGame } from "~/play/rules/server-game.server";
import { gameAt } from "./registry.server";

const MAX_BYTES = 1_000_000;
/** Above the numbers of the editions that a release has, so that neither ever takes the other's. */
const FIRST_NUMBER = 5001;
const MAX_NAME = 60;
/** What is added already: a dev server evaluates the caller again. */
const folders = new Set<string>();
const FILE = /^(\d{4}-\d\d-\d\d)\.json$/;

/** A file that can't be used. The message is one sentence that names file, record and reason. */
export class EditionsError extends Error {
  override readonly name = "EditionsError";

  constructor(file: string, { record, reason }: RecordProblem) {
    // Names and ids are the file's own and may have any length and line breaks.
    const names = [file, record].map((name) =>
      JSON.stringify(name.slice(0, MAX_NAME)).slice(1, -1),
    );
    super(`EDITIONS_DIR can't be used: ${names.join(": ")}: ${reason.replace(/[.]$/, "")}.`);
  }
}

/**
 * Adds an operator's editions to the schedules: `<folder>/<title>/<first date>.json`, an edition for each date from then
 * on. Numbers follow from dates, so that other files and later releases don't change them.
 *
 * @throws EditionsError
 */
export function addEditionsIn(folder: string): void {
  if (folders.has(folder)) return;
  for (const slug of namesIn(folder, "")) {
    if (!slug.startsWith(".")) addTitle(folder, slug);
  }
  folders.add(folder);
}

function addTitle(folder: string, slug: string): void {
  const game = gameAt(slug);
  if (!game) throw new EditionsError(slug, file("There is no title of this name"));
  for (const name of namesIn(folder, slug)) {
    if (!name.endsWith(".json")) continue;
    const path = `${slug}/${name}`;
    const { schedule } = game;
    const date = firstDateOf(path, name, game);
    const number = FIRST_NUMBER + daysBetween(schedule.firstDate, date) / daysOf(schedule);
    const added = game.addEditions(contentOf(folder, path), number);
    if ("reason" in added) throw new EditionsError(path, added);
    scheduleAll(path, schedule, date, number, added.count);
  }
}

function firstDateOf(path: string, name: string, { schedule, openFrom }: ServerGame): CalendarDate {
  const date = FILE.exec(name)?.[1] ?? "";
  if (!z.iso.date().safeParse(date).success) {
    throw new EditionsError(
      path,
      file("Its name has to be its first date, such as 2027-02-01.json"),
    );
  }
  if (date < openFrom) {
    throw new EditionsError(path, file(`Its first date has to be ${openFrom} or later`));
  }
  if (periodOf(schedule, date) !== date) {
    throw new EditionsError(path, file("Its first date has to be a Friday"));
  }
  return date;
}

function scheduleAll(
  path: string,
  schedule: Schedule,
  firstDate: CalendarDate,
  first: number,
  count: number,
): void {
  const added = new Map(schedule.added);
  for (let place = 0; place < count; place += 1) {
    const date = daysBefore(firstDate, -place * daysOf(schedule));
    if (added.has(date)) {
      const record = `edition ${place + 1}`;
      throw new EditionsError(path, { record, reason: `Another file has ${date} already` });
    }
    added.set(date, first + place);
  }
  schedule.added = added;
}

function contentOf(folder: string, path: string): unknown {
  return reading(path, () => {
    const stats = statSync(join(folder, path));
    if (!stats.isFile()) throw new Error("It is not a file");
    if (stats.size > MAX_BYTES) throw new Error(`It has over ${MAX_BYTES} bytes`);
    const bytes = readFileSync(join(folder, path));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  });
}

const namesIn = (folder: string, path: string) =>
  reading(path || folder, () => readdirSync(join(folder, path)).sort());

/** Turns an error of the file system or the parser into one that names the file. */
function reading<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new EditionsError(path, file(reason));
  }
}

const file = (reason: string): RecordProblem => ({ record: "file", reason });
