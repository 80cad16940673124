import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { editions as grids } from "~/games/crossbar/editions.server";
import { boards } from "~/games/link-up-play/editions.server";
import { isAdded } from "~/play/editions/schedule.server";
import type { RecordProblem } from "~/play/rules/server-game.server";
import {
  brokenProblems,
  brokenReasons,
  type Promises,
  problemsOf,
} from "../../../../scripts/editions/promises";
import { byPeriod, datesOf, isLongAgo } from "../../../../scripts/editions/schedule-promises";
import type { Problem, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { isDenied } from "../../../../scripts/word-lists.mjs";
import { editions, editionsSchema, records } from "../editions.server";
import { isKnownWord } from "../words.server";
import { LETTERS, MONDAY } from "./weekdays";

const FOLDER = "app/games/golden-word";
const FILE = `${FOLDER}/editions.json`;
/** Words that differ from one another in the same letter: with so many, the last tries are a lottery. */
const TRAP = 6;
const HARDEST = 3;
/** Marks a word that is football's own. */
const OWN = "own";
/** The words of a week that are football's own, at least. */
const MIN_OWN = 2;
const WEEK = 7;
/** The title begins on a Sunday, and its weeks on a Monday. */
const FIRST_MONDAY = 1;
/** The days before a word on which no other title shows it. */
const QUIET_DAYS = 2;
/** Words in the title's pictures (art/) that have not been asked. */
const PICTURED = ["pitch"];
/** A year in a line: it states a fact. */
const FACT = /\b(1[89]|20)\d\d\b/;
const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];

/** Records of which no more than the word has to be filled in. */
const begunSchema = z.array(z.looseObject({ id: z.string(), word: z.string() }));

export type GoldenRecord = (typeof records)[number];
/** A word, the file that has it, and its number. */
export type Filed = { file: string; number: number; record: GoldenRecord };

/** What Golden Word promises; importing its records has checked them against the schema. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const all = [
    ...filed(FILE, records, 1),
    ...added.flatMap(({ file, content, first }) =>
      filed(file, editionsSchema.parse(content), first),
    ),
  ];
  const numbers = all.map(({ number }) => number);
  const recordOf = (number: number) => all.find((one) => one.number === number)?.record;
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => numbers,
    told(number) {
      const record = recordOf(number);
      if (!record) return [];
      const { id, word, line } = record;
      // A word is asked by its length alone.
      return [{ id, answer: word, asked: "", text: `${word}: ${line}` }];
    },
    verified: (number) => [recordOf(number) ?? []].flat(),
    check: () => {
      const byReading = all.filter(({ record }) => record.source).length;
      return {
        problems: [
          ...goldenWordProblems(all),
          ...all.flatMap(weekdayProblems),
          ...calendarProblems(
            byPeriod(editions.schedule, numbers, (number) =>
              all.find((one) => one.number === number),
            ),
            {
              Crossbar: grids.schedule.editions.map((number) =>
                (grids.at(number)?.words ?? []).map(({ word }) => word),
              ),
              "Link-Up Play": boards.map(({ order }) => order.map((word) => word.toLowerCase())),
            },
          ),
        ],
        records: all.length,
        proof: { byData: 0, byReading, unchecked: all.length - byReading },
      };
    },
    unfinished: wordProblems,
    preview(number) {
      const record = recordOf(number);
      return record ? [record.word.toUpperCase(), record.line] : null;
    },
  };
};

/** Records of a file with their numbers. */
export const filed = (file: string, list: readonly GoldenRecord[], first: number): Filed[] =>
  list.map((record, place) => ({ file, number: first + place, record }));

/** The words of an operator's file that can't be asked, whether the rest is filled in or not. */
function wordProblems(content: unknown, first: number): RecordProblem[] {
  const begun = begunSchema.safeParse(content).data ?? [];
  return begun.flatMap(({ id, word }, place) => {
    if (!/^[a-z]+$/.test(word)) return [];
    const same = records.findIndex((record) => record.word === word) + 1 || undefined;
    const reasons = brokenReasons(wordPromises(word, first + place, same));
    return reasons.map((reason) => ({ record: id, reason }));
  });
}

/**
 * What a word may not be.
 *
 * @param same the number of the edition that has it already
 */
function wordPromises(word: string, number: number, same: number | undefined): Promises {
  const mayReturn =
    same !== undefined && isAdded(number) && isLongAgo(editions.schedule, same, number);
  return [
    [same !== undefined && !mayReturn, `Its word exists already: edition ${same}. Choose another.`],
    [PICTURED.includes(word), "The title's pictures show its word: choose another."],
    [
      !isKnownWord(word),
      `'${word}' is in no word list: choose another, or add it to the title's words.`,
    ],
  ];
}

/** Words that can't be guessed, are denied, repeated or rated too gently, and facts without a source. */
export function goldenWordProblems(list: readonly Filed[]): Problem[] {
  return list.flatMap(({ file, number, record: { id, word, line, difficulty, source } }, index) => {
    const before = list.slice(0, index);
    const denied = [word, ...wordsOf(line)].find(isDenied);
    const same = before.find(({ record }) => record.word === word)?.number;
    return brokenProblems(file, id, [
      [before.some(({ record }) => record.id === id), "Its id exists already."],
      ...wordPromises(word, number, same),
      [before.some(({ record }) => record.line === line), "Its line exists already."],
      [denied !== undefined, `A denylist has '${denied}': choose another word.`],
      [
        !source,
        "It has no source: name a dictionary with its sense, or a page on what its line tells.",
      ],
      [
        source?.kind === "dictionary" && FACT.test(line),
        "A line with a year has to have the source of its fact: name a page.",
      ],
      [
        difficulty < HARDEST && mostAlike(word) >= TRAP,
        `${mostAlike(word)} words are like it but for one letter: its difficulty is ${HARDEST}.`,
      ],
    ]);
  });
}

/** A word that its weekday is not for. */
export function weekdayProblems({
  file,
  number,
  record: { id, word, difficulty },
}: Filed): Problem[] {
  return datesOf(editions.schedule, number).flatMap((date) => {
    const { dayOfWeek } = Temporal.PlainDate.from(date);
    const letters = LETTERS[dayOfWeek] ?? word.length;
    return brokenProblems(file, id, [
      [
        word.length !== letters,
        `'${word}' has ${word.length} letters: on the weekday of ${date} it has to have ${letters}.`,
      ],
      [dayOfWeek === MONDAY && difficulty > 1, `${date} is a Monday: its difficulty has to be 1.`],
    ]);
  });
}

/**
 * What is wrong with words that follow each other day by day.
 *
 * @param days the words of consecutive days; a day that has none has null
 * @param others the words that other titles show, day by day from the same date on
 */
export function calendarProblems(
  days: readonly (Filed | null)[],
  others: Readonly<Record<string, readonly (readonly string[])[]>>,
): Problem[] {
  return days.flatMap((one, day) => {
    if (!one) return [];
    const { file, record } = one;
    const first = Math.max(0, day - QUIET_DAYS);
    const shown = Object.entries(others).flatMap(([title, list]) => {
      const at = list.slice(first, day + 1).findIndex((words) => words.includes(record.word));
      return at < 0 ? [] : [`${title} shows it ${day - first - at} days before.`];
    });
    const week = days.slice(day, day + WEEK).flatMap((next) => next ?? []);
    const isWeek = day % WEEK === FIRST_MONDAY && week.length === WEEK;
    const own = week.filter(({ record: { tags } }) => tags.includes(OWN)).length;
    const reasons = brokenReasons([
      [isWeek && own < MIN_OWN, `Of its week's words ${own} are football's own.`],
    ]);
    return problemsOf(file, record.id, [...shown, ...reasons]);
  });
}

/** How many words have all letters of a word but one, counted for the letter that can change most. */
const mostAlike = (word: string): number =>
  Math.max(
    ...Array.from(word, (own, place) => {
      const others = ALPHABET.filter((letter) => letter !== own);
      return others.filter((letter) => isKnownWord([...word].with(place, letter).join(""))).length;
    }),
  );

const wordsOf = (line: string) => line.toLowerCase().match(/[a-z]+/g) ?? [];
