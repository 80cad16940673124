import { grids } from "~/games/crossbar/editions.server";
import { brokenProblems, brokenReasons, problemsOf } from "../../../../scripts/editions/promises";
import type { Problem, TitleCheck } from "../../../../scripts/editions/title-check";
import { isDenied } from "../../../../scripts/word-lists.mjs";
import { editions, records } from "../editions.server";
import { isKnownWord } from "../words.server";

const FOLDER = "app/games/golden-word";
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
/** The days before a word on which Crossbar does not have it. */
const CROSSBAR_DAYS = 3;
/** Words in the title's pictures (art/) that have not been asked. */
const PICTURED = ["pitch"];
/** A year in a line: it states a fact. */
const FACT = /\b(1[89]|20)\d\d\b/;
const ALPHABET = [..."abcdefghijklmnopqrstuvwxyz"];

export type GoldenRecord = (typeof records)[number];

/** What Golden Word promises; importing its records has checked them against the schema. */
export const titleCheck: TitleCheck = {
  schedule: editions.schedule,
  scheduleFile: `${FOLDER}/editions.server.ts`,
  numbers: () => records.map((_, index) => index + 1),
  told(number) {
    const record = records[number - 1];
    if (!record) return [];
    const { id, word, line } = record;
    // A word is asked by its length alone.
    return [{ id, answer: word, asked: "", text: `${word}: ${line}` }];
  },
  verified: (number) => records.slice(number - 1, number),
  check: () => {
    const byReading = records.filter(({ source }) => source).length;
    return {
      problems: [
        ...goldenWordProblems(records),
        ...calendarProblems(
          records,
          grids.map(({ words }) => words.map(({ word }) => word)),
        ),
      ],
      records: records.length,
      proof: { byData: 0, byReading, unchecked: records.length - byReading },
    };
  },
  preview(number) {
    const record = records[number - 1];
    return record ? [record.word.toUpperCase(), record.line] : null;
  },
};

/** Words that can't be guessed, are denied, repeated or rated too gently, and facts without a source. */
export function goldenWordProblems(list: readonly GoldenRecord[]): Problem[] {
  return list.flatMap(({ id, word, line, difficulty, source }, index) => {
    const before = list.slice(0, index);
    return brokenProblems(`${FOLDER}/editions.json`, id, [
      [before.some((one) => one.id === id), "Its id exists already."],
      [before.some((one) => one.word === word), "Its word exists already."],
      [before.some((one) => one.line === line), "Its line exists already."],
      [PICTURED.includes(word), "The title's pictures show its word."],
      [!isKnownWord(word), `'${word}' is in no word list: run scripts/word-lists.mjs.`],
      [[word, ...wordsOf(line)].some(isDenied), "A denylist has one of its words."],
      [!source, "It has no source: a dictionary with its sense, or a page on what its line tells."],
      [
        source?.kind === "dictionary" && FACT.test(line),
        "A line with a year has to have the source of its fact.",
      ],
      [
        difficulty < HARDEST && mostAlike(word) >= TRAP,
        `${mostAlike(word)} words are like it but for one letter: its difficulty is ${HARDEST}.`,
      ],
    ]);
  });
}

/**
 * What is wrong with words that follow each other day by day.
 *
 * @param crossbar the words of Crossbar's grids, day by day from the same date on
 */
export function calendarProblems(
  list: readonly GoldenRecord[],
  crossbar: readonly (readonly string[])[],
): Problem[] {
  return list.flatMap(({ id, word }, day) => {
    const first = Math.max(0, day - CROSSBAR_DAYS);
    const before = crossbar.slice(first, day + 1).findIndex((words) => words.includes(word));
    const week = list.slice(day, day + WEEK);
    const isWeek = day % WEEK === FIRST_MONDAY && week.length === WEEK;
    const own = week.filter(({ tags }) => tags.includes(OWN)).length;
    const reasons = brokenReasons([
      [before >= 0, `Crossbar has it ${day - first - before} days before.`],
      [isWeek && own < MIN_OWN, `Of its week's words ${own} are football's own.`],
    ]);
    return problemsOf(`${FOLDER}/editions.json`, id, reasons);
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
