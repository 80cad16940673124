import type { Verdict } from "~/play/rules/game";
import type { Row } from "./marks";
import { MAX_TRIES } from "./word";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven"];

/** "first" for index 0. */
export const ordinal = (place: number): string => ORDINALS[place] ?? `${place + 1}th`;

/** "five" for 5; larger numbers stay in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** A letter or word for use in a sentence. */
export const letterIn = (letters: string): string => letters.toUpperCase();

const letters = (count: number) => `${numberWord(count)} ${count === 1 ? "letter" : "letters"}`;

/** Refusals of a word. None costs a try. */
export const refusals = {
  over: "The whistle has gone: this word is over.",
  empty: (length: number) => `Type a word of ${letters(length)}.`,
  notLetters: "Letters only, please: A to Z.",
  wrongLength: (length: number, typed: number) =>
    `This word has ${letters(length)}, yours has ${numberWord(typed)}.`,
  tried: (word: string) => `You have tried ${letterIn(word)} already.`,
  unknown: "Not in the dressing room. That cost you nothing.",
} as const;

const HEADLINES = [
  "Found at the first touch. They will ask for a replay.",
  "Found in two. You may be unbearable about it until midnight.",
  "Found in three. That one goes in off the bar.",
  "Found in four. A good, honest win.",
  "Found in five. They all count the same on Sunday morning.",
  "Found with the last kick of the match.",
];

/** A sentence on the result that does not reveal the word. */
export function headline(isWin: boolean, tries: number): string {
  return isWin
    ? (HEADLINES[tries - 1] ?? "Found.")
    : "Full time, and the word got away. You go again tomorrow.";
}

/** The headline of a word that was wrong, and its line in place of the one in the phrase book. */
export const takenBack = {
  headline: "No result: the day counts, and nobody lost.",
  line: "This word was wrong, so we took it back.",
} as const;

/** A sentence on a friend's result. */
export function sharedSentence({
  isWin,
  score,
  outOf,
}: Pick<Verdict, "isWin" | "score" | "outOf">) {
  if (outOf === 0) return "This word was taken back, so nobody lost.";
  if (!isWin) return "The word got away from a fan. Your turn.";
  return `A fan found the word at the ${ordinal(outOf - score)} try. Your turn.`;
}

/** A row for screen readers: "P gold, I chalk, T bench". */
export function spokenRow({ word, marks }: Row): string {
  return marks.map((mark, place) => `${letterIn(word[place] ?? "")} ${mark}`).join(", ");
}

/** The screen reader announcement after a try. */
export function announcement(rows: readonly Row[], isOver: boolean): string {
  const last = rows.at(-1);
  const spoken = last ? `${spokenRow(last)}.` : "";
  return isOver ? spoken : `${spoken} ${triesLeftText(MAX_TRIES - rows.length)}`;
}

/** The hint below the rows while there is no problem. */
export function hint(length: number, triesLeft: number): string {
  return triesLeft === MAX_TRIES
    ? `${sentence(letters(length))}. Start with any word.`
    : triesLeftText(triesLeft);
}

const triesLeftText = (count: number) =>
  count === 1 ? "One try left." : `${sentence(numberWord(count))} tries left.`;

/** Capitalizes a text. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
