import {
  editions as goldenEditions,
  records as goldenWords,
} from "~/games/golden-word/editions.server";
import { isKnownWord } from "~/games/golden-word/words.server";
import { hasRows } from "../../../../scripts/editions/data-check";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { brokenProblems, numberProblems, problemsOf } from "../../../../scripts/editions/promises";
import { byPeriod } from "../../../../scripts/editions/schedule-promises";
import type { Problem, Report, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { editions, grids } from "../editions.server";
import { type GridRecord, type GridWord, gridFileSchema } from "../grid-file.server";
import { clueProblems, gridProblems, OPEN_LETTERS, tokensOf, weekProblems } from "./promises";

const FOLDER = "app/games/crossbar";
const FILE = `${FOLDER}/grids.json`;
/** The number of days in which no word comes back. */
const MIN_DAYS = 200;
/** The names of players, uncommon ones among them. */
const PLAYERS = "check-only/fjelstul/players.csv";
/** The days before and after a grid on which no word of it is the Golden Word, and the first grid that keeps to it. */
const GOLDEN_DAYS = 3;
const FIRST_APART = 5;
/** Two clues that share so many words of so many letters tell the same. */
const MIN_SHARED = 4;
const MIN_LETTERS = 4;
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
    check(data) {
      const days = byPeriod(editions.schedule, numbers, (number) =>
        all.find((one) => one.number === number),
      );
      const { problems, ...report } = checkGrids(days, data);
      return { ...report, problems: [...placeProblems(grids), ...problems] };
    },
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

/** The schedule and attempts name a grid by its place in the file. */
export const placeProblems = (list: readonly GridRecord[]): Problem[] =>
  numberProblems(list.map(({ number }) => ({ file: FILE, number })));

function goldenProblems({ number, words }: GridRecord, day: number): string[] {
  const reach = number < FIRST_APART ? 0 : GOLDEN_DAYS;
  const numbers = goldenEditions.schedule.editions.slice(Math.max(0, day - reach), day + reach + 1);
  const golden = numbers.map((one) => goldenWords[one - 1]?.word);
  return words.flatMap(({ word }) =>
    golden.includes(word) ? [`'${word}' is the Golden Word of its day, or of one near it.`] : [],
  );
}

/** The weeks of which each day has a grid. */
const weeksOf = (days: readonly (Filed | null)[]): Filed[][] =>
  days.flatMap((_, day) => {
    const week = days.slice(day, day + WEEK).flatMap((grid) => grid ?? []);
    return day % WEEK === 0 && week.length === WEEK ? [week] : [];
  });

/** Ids and clues that are there already, clues that tell what another one has told, and words that come back too soon. */
function repeats(list: readonly { grid: Filed; day: number }[]): Problem[] {
  const ids = new Set<string>();
  const clues = new Set<string>();
  const said: { id: string; tokens: Set<string> }[] = [];
  const lastDays = new Map<string, number>();
  return list.flatMap(({ grid: { file = FILE, words }, day }) =>
    words.flatMap(({ id, word, clue }) => {
      const gap = day - (lastDays.get(word) ?? Number.NEGATIVE_INFINITY);
      const key = clue.toLowerCase();
      const tokens = new Set(tokensOf(clue).filter((token) => token.length >= MIN_LETTERS));
      const like = said.find(
        (one) => [...tokens].filter((token) => one.tokens.has(token)).length >= MIN_SHARED,
      );
      const problems = brokenProblems(file, id, [
        [ids.has(id), "Its id exists already."],
        [clues.has(key), "Its clue exists already: write another."],
        [like !== undefined, `Its clue is much like that of '${like?.id}': write another.`],
        [gap <= MIN_DAYS, `'${word}' comes back after ${gap} days.`],
      ]);
      ids.add(id);
      clues.add(key);
      said.push({ id, tokens });
      lastDays.set(word, day);
      return problems;
    }),
  );
}

function dataProblems(one: GridWord, data: OpenData | null): string[] {
  const { check, source } = one;
  if (data && isHiddenSurname(one, data)) return [OPEN_LETTERS];
  if (!check) return [];
  if (!source) return ["A clue with a check has to have a source."];
  if (!data) return [];
  const rows = data.rowsOf(check.data);
  if (!rows) return [`The data has no file ${check.data}.`];
  return hasRows(rows, check.where, check.count) ? [] : [`${check.data} does not confirm it.`];
}

/** Whether a word is nothing but a player's name, for all that is known, and its clue gives no letters. */
const isHiddenSurname = ({ word, style }: GridWord, data: OpenData): boolean =>
  style !== "wordplay" &&
  !isKnownWord(word) &&
  (data.rowsOf(PLAYERS) ?? []).some(
    ({ family_name = "" }) => tokensOf(family_name).join("") === word,
  );

const previewOf = ({ at, word, clue, style, source }: GridWord) =>
  `${at} ${word.toUpperCase()}  ${clue} (${style}${source ? `; ${source.title}, ${source.where}` : ""})`;
