import {
  editions as goldenEditions,
  records as goldenWords,
} from "~/games/golden-word/editions.server";
import { isAdded } from "~/play/editions/schedule.server";
import { hasRows } from "../../../../scripts/editions/data-check";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { brokenProblems, problemsOf } from "../../../../scripts/editions/promises";
import { byPeriod } from "../../../../scripts/editions/schedule-promises";
import type { Problem, Report, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { editions, grids } from "../editions.server";
import { type GridRecord, type GridWord, gridFileSchema } from "../grid-file.server";
import { clueProblems, gridProblems, weekProblems } from "./promises";

const FOLDER = "app/games/crossbar";
const FILE = `${FOLDER}/grids.json`;
/** The number of days in which no word comes back. */
const MIN_DAYS = 14;
const WEEK = 7;

/** A grid, and the file that has it. */
type Filed = GridRecord & { file?: string };

/** What Crossbar promises; importing its grids has checked them against the schema. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const own = added.flatMap(({ file, content, first }) =>
    gridFileSchema.parse(content).map((grid, place): Filed => {
      return { ...grid, file, number: first + place };
    }),
  );
  const all: Filed[] = [...grids, ...own];
  const wordsAt = (number: number) => all.find((one) => one.number === number)?.words ?? [];
  const numbers = all.map(({ number }) => number);
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => numbers,
    told: (number) =>
      wordsAt(number).map(({ id, word, clue }) => ({
        id,
        answer: word,
        asked: clue,
        text: `${word}: ${clue}`,
      })),
    verified: wordsAt,
    check: (data) =>
      checkGrids(
        byPeriod(editions.schedule, numbers, (number) => all.find((one) => one.number === number)),
        data,
      ),
    preview(number) {
      const words = wordsAt(number);
      return words.length > 0 ? words.map(previewOf) : null;
    },
  };
};

/** Checks the grids of consecutive days from the title's first date on; a day that has none has null. */
export function checkGrids(days: readonly (Filed | null)[], data: OpenData | null): Report {
  const list = days.flatMap((grid, day) => (grid ? [{ grid, day }] : []));
  const words = list.flatMap(({ grid }) => grid.words);
  const problems = [
    ...list.flatMap(({ grid, day }) =>
      problemsOf(grid.file ?? FILE, `edition ${grid.number}`, [
        ...numberProblems(grid, day),
        ...gridProblems(grid),
        ...goldenProblems(grid, day),
      ]),
    ),
    ...weeksOf(days).flatMap((week) => {
      const [{ file = FILE, number }] = week as [Filed];
      return problemsOf(file, `edition ${number}`, weekProblems(week));
    }),
    ...list.flatMap(({ grid: { file = FILE, words } }) =>
      words.flatMap((word) =>
        problemsOf(file, word.id, [...clueProblems(word), ...dataProblems(word, data)]),
      ),
    ),
    ...repeats(list),
  ];
  const byData = data ? words.filter(({ check }) => check).length : 0;
  const sourced = words.filter(({ source }) => source).length;
  const proof = { byData, byReading: sourced - byData, unchecked: words.length - sourced };
  return { problems, records: words.length, proof };
}

/** Attempts name their edition by its place. */
const numberProblems = ({ number }: GridRecord, day: number) =>
  number === day + 1 || isAdded(number) ? [] : [`Its number has to be ${day + 1}.`];

function goldenProblems({ words }: GridRecord, day: number): string[] {
  const number = goldenEditions.schedule.editions[day] ?? 0;
  const golden = goldenWords[number - 1]?.word;
  return words.some(({ word }) => word === golden)
    ? [`'${golden}' is the Golden Word of the same day.`]
    : [];
}

/** The weeks of which each day has a grid. */
const weeksOf = (days: readonly (Filed | null)[]): Filed[][] =>
  days.flatMap((_, day) => {
    const week = days.slice(day, day + WEEK).flatMap((grid) => grid ?? []);
    return day % WEEK === 0 && week.length === WEEK ? [week] : [];
  });

/** Ids and clues that are there already, and words that come back too soon. */
function repeats(list: readonly { grid: Filed; day: number }[]): Problem[] {
  const ids = new Set<string>();
  const clues = new Set<string>();
  const lastDays = new Map<string, number>();
  return list.flatMap(({ grid: { file = FILE, words }, day }) =>
    words.flatMap(({ id, word, clue }) => {
      const gap = day - (lastDays.get(word) ?? Number.NEGATIVE_INFINITY);
      const key = clue.toLowerCase();
      const problems = brokenProblems(file, id, [
        [ids.has(id), "Its id exists already."],
        [clues.has(key), "Its clue exists already: write another."],
        [gap <= MIN_DAYS, `'${word}' comes back after ${gap} days.`],
      ]);
      ids.add(id);
      clues.add(key);
      lastDays.set(word, day);
      return problems;
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
