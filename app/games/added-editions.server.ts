import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type CalendarDate, daysBefore } from "~/platform/clock/calendar-date.server";
import { addedNumber, daysOf, periodOf } from "~/play/editions/schedule.server";
import type { RecordProblem, Schedule, ServerGame } from "~/play/rules/server-game.server";
import { gameAt } from "./registry.server";

const MAX_BYTES = 1_000_000;
const MAX_NAME = 60;
const NO_TITLE = "Its folder has to be named after a title, such as golden-word";
/** What is added already: a dev server evaluates the caller again. */
const folders = new Set<string>();
/** How the parser quotes a token, and how much of the text before it. */
const QUOTED = /Unexpected token '(.)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON$/su;
const QUOTED_BEFORE = 10;
const FILE = /^(\d{4}-\d\d-\d\d)\.json$/;

/** A file that can't be used. The message is one sentence that names file, record and reason. */
export class EditionsError extends Error {
  override readonly name = "EditionsError";

  constructor(
    readonly file: string,
    readonly problem: RecordProblem,
  ) {
    const { record, reason } = problem;
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
  for (const slug of namesIn(folder, "").filter((name) => !name.startsWith("."))) {
    if (!gameAt(slug)) throw new EditionsError(slug, file(NO_TITLE));
    const names = namesIn(folder, slug).filter((name) => name.endsWith(".json"));
    for (const name of names) addFile(readFile(folder, slug, name));
  }
  folders.add(folder);
}

/** A file of editions, read and not yet added. */
type EditionsFile = {
  /** As it is told of: "golden-word/2027-02-01.json". */
  path: string;
  game: ServerGame;
  content: unknown;
  /** The date of its first edition, and its number. */
  date: CalendarDate;
  number: number;
};

/**
 * Reads `<folder>/<slug>/<name>`. What is in it is not looked at.
 *
 * @throws EditionsError for a title, a name or a text that can't be read
 */
export function readFile(folder: string, slug: string, name: string): EditionsFile {
  const path = `${slug}/${name}`;
  const game = gameAt(slug);
  if (!game) throw new EditionsError(slug, file(NO_TITLE));
  const date = firstDateOf(path, name, game);
  return {
    path,
    game,
    date,
    number: addedNumber(game.schedule, date),
    content: contentOf(folder, path),
  };
}

/**
 * Adds a file's editions to the schedule of its title.
 *
 * @throws EditionsError for a record that can't be used, or a date that another file has
 */
export function addFile({ path, game, content, date, number }: EditionsFile): void {
  const added = game.addEditions(content, number);
  if ("reason" in added) throw new EditionsError(path, added);
  scheduleAll(path, game.schedule, date, number, added.count);
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
    return jsonOf(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = placeOf(String(error), text);
    const before = text.slice(0, place);
    throw new Error(
      `Line ${before.split("\n").length} is no JSON: ${wrongAt(before, text[place])}`,
    );
  }
}

/** Where the parser stopped: it names the place, or quotes the token with what stands around it. */
function placeOf(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, token = "", dots, near = ""] = QUOTED.exec(message) ?? [];
  const start = near === "" ? -1 : text.indexOf(near);
  return start < 0 ? text.length : start + (dots ? QUOTED_BEFORE : near.indexOf(token));
}

/** What a person is told of a character that a text of JSON can't have, after what comes before it. */
function wrongAt(before: string, found = ""): string {
  if (/['\u2018-\u201f]/.test(found)) {
    return `quotes have to be straight, ", and not ${found}`;
  }
  if (/[\]}]/.test(found) && /,\s*$/.test(before)) {
    return `the comma before ${found} is one too many`;
  }
  return "a comma, a quote or a bracket is missing or too many, there or before";
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
