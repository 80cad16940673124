import type { Verdict } from "~/play/rules/game";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven"];

/** "first" for index 0. */
export const ordinal = (place: number): string => ORDINALS[place] ?? `${place + 1}th`;

/** "five" for 5; larger numbers stay in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** A letter or word for use in a sentence. */
export const letterIn = (letters: string): string => letters.toUpperCase();

/** "five letters" for 5. */
export const letters = (count: number) =>
  `${numberWord(count)} ${count === 1 ? "letter" : "letters"}`;

/** Refusals of a word. None costs a try. */
export const refusals = {
  over: "The whistle has gone: this word is over.",
  empty: (length: number) => `Type a word of ${letters(length)}.`,
  notLetters: "Letters only, please: A to Z.",
  wrongLength: (length: number, typed: number) =>
    `This word has ${letters(length)}, yours has ${numberWord(typed)}.`,
  tried: (word: string) => `You have tried ${letterIn(word)} already.`,
  unknown: "Not in our word list. That cost you nothing.",
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
  return isWin ? (HEADLINES[tries - 1] ?? "Found.") : "Full time, and the word got away.";
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

/** Capitalizes a text. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
