import {
  editions as goldenEditions,
  records as goldenWords,
} from "~/games/golden-word/editions.server";
import { hasRows } from "../../../../scripts/editions/data-check";
import type { OpenData } from "../../../../scripts/editions/open-data";
import type { Problem, Report, TitleCheck } from "../../../../scripts/editions/title-check";
import { editions, grids } from "../editions.server";
import type { GridRecord, GridWord } from "../grid-file.server";
import { clueProblems, gridProblems, weekProblems } from "./promises";

const FOLDER = "app/games/crossbar";
/** The number of days in which no word comes back. */
const MIN_DAYS = 14;
const WEEK = 7;

/** What Crossbar promises; importing its grids has checked them against the schema. */
export const titleCheck: TitleCheck = {
  schedule: editions.schedule,
  scheduleFile: `${FOLDER}/editions.server.ts`,
  numbers: () => grids.map(({ number }) => number),
  told(number) {
    const grid = grids.find((one) => one.number === number);
    return (grid?.words ?? []).map(({ id, word, clue }) => ({
      id,
      answer: word,
      asked: clue,
      text: `${word}: ${clue}`,
    }));
  },
  verified: (number) => grids.find((one) => one.number === number)?.words ?? [],
  check: (data) => checkGrids(grids, data),
  preview(number) {
    const grid = grids.find((one) => one.number === number);
    return grid ? grid.words.map(previewOf) : null;
  },
};

/** Checks grids that are played on consecutive days from the title's first date on. */
export function checkGrids(list: readonly GridRecord[], data: OpenData | null): Report {
  const words = list.flatMap((grid) => grid.words);
  const found: [string, string[]][] = [
    ...list.map((grid, day): [string, string[]] => [
      `edition ${grid.number}`,
      [...numberProblems(grid, day), ...gridProblems(grid), ...goldenProblems(grid, day)],
    ]),
    ...weeksOf(list).map((week): [string, string[]] => [
      `edition ${week[0]?.number}`,
      weekProblems(week),
    ]),
    ...words.map((word): [string, string[]] => [
      word.id,
      [...clueProblems(word), ...dataProblems(word, data)],
    ]),
    ...repeats(list),
  ];
  const problems = found.flatMap(([record, reasons]) =>
    reasons.map((reason): Problem => ({ file: `${FOLDER}/grids.json`, record, reason })),
  );
  const byData = data ? words.filter(({ check }) => check).length : 0;
  const sourced = words.filter(({ source }) => source).length;
  const proof = { byData, byReading: sourced - byData, unchecked: words.length - sourced };
  return { problems, records: words.length, proof };
}

/** Attempts name their edition by its place. */
const numberProblems = ({ number }: GridRecord, day: number) =>
  number === day + 1 ? [] : [`Its number has to be ${day + 1}.`];

function goldenProblems({ words }: GridRecord, day: number): string[] {
  const number = goldenEditions.schedule.editions[day] ?? 0;
  const golden = goldenWords[number - 1]?.word;
  return words.some(({ word }) => word === golden)
    ? [`'${golden}' is the Golden Word of the same day.`]
    : [];
}

/** The weeks that are complete. */
const weeksOf = (list: readonly GridRecord[]) =>
  list.flatMap((_, day) =>
    day % WEEK === 0 && day + WEEK <= list.length ? [list.slice(day, day + WEEK)] : [],
  );

/** Ids and clues that are there already, and words that come back too soon. */
function repeats(list: readonly GridRecord[]): [string, string[]][] {
  const ids = new Set<string>();
  const clues = new Set<string>();
  const lastDays = new Map<string, number>();
  return list.flatMap(({ words }, day) =>
    words.map(({ id, word, clue }): [string, string[]] => {
      const gap = day - (lastDays.get(word) ?? Number.NEGATIVE_INFINITY);
      const key = clue.toLowerCase();
      const problems = [
        ids.has(id) ? "Its id exists already." : "",
        clues.has(key) ? "Its clue exists already." : "",
        gap <= MIN_DAYS ? `'${word}' comes back after ${gap} days.` : "",
      ];
      ids.add(id);
      clues.add(key);
      lastDays.set(word, day);
      return [id, problems.filter(Boolean)];
    }),
  );
}

function dataProblems({ check, source }: GridWord, data: OpenData | null): string[] {
  if (!check) return [];
  if (!source) return ["A clue with a check has to have a source."];
  if (!data) return [];
  const rows = data.rowsOf(check.data);
  if (!rows) return [`The data has no file ${check.data}.`];
  return hasRows(rows, check.where, check.count) ? [] : [`${check.data} does not confirm it.`];
}

const previewOf = ({ at, word, clue, style, source }: GridWord) =>
  `${at} ${word.toUpperCase()}  ${clue} (${style}${source ? `; ${source.title}, ${source.where}` : ""})`;
