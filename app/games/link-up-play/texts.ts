import type { Verdict } from "~/play/rules/game";
import type { Group, LinkState } from "./state";
import { GROUP_COUNT, GROUP_SIZE, MAX_MISTAKES } from "./words";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

/** "four" for 4; larger numbers stay in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** Refusals of a choice. None costs a card. */
export const refusals = {
  over: "The whistle has gone: this board is over.",
  notFour: (count: number) =>
    count === 0 ? "Choose four words." : `Choose four words. You have ${numberWord(count)}.`,
  linked: "One of those words is linked already.",
  tried: "You have tried those four. That cost you nothing.",
} as const;

/** Said at the fifth word. */
export const fullText = "Four are chosen. Let one go first.";

/** How many more words are to be chosen: "Choose 4", and after the first "Choose 3 more". */
export const chooseText = (chosen: number): string =>
  chosen ? `Choose ${GROUP_SIZE - chosen} more` : `Choose ${GROUP_SIZE}`;

const WINS = [
  "Four links and no card. Frame this one.",
  "All four linked, and one yellow. Every good midfielder has one.",
  "All four linked on two yellows. Elsewhere they send you off for that.",
  "All four linked on three yellows. The referee is still shaking his head.",
];

/** A sentence on the result that gives no word away. */
export function headline(cards: number, found: number): string {
  if (cards < MAX_MISTAKES) return WINS[cards] ?? "All four linked.";
  if (found === 0) return "Red card before the first link.";
  const links = found === 1 ? "one link" : `${numberWord(found)} links`;
  return `Red card, with ${links} on the board.`;
}

/** The headline of a board that was wrong, and what stands with its groups. */
export const takenBack = {
  headline: "No result: the day counts, and nobody lost.",
  line: "This board was wrong, so we took it back.",
} as const;

/** "two yellow cards". */
export function cardsText(cards: number): string {
  if (cards === 0) return "no card";
  if (cards === MAX_MISTAKES) return "three yellow cards and a red one";
  return `${numberWord(cards)} yellow ${cards === 1 ? "card" : "cards"}`;
}

/** "4 mistakes left" before the first; the last is the red card. */
export const mistakesLeftText = (mistakes: number): string => {
  const left = MAX_MISTAKES - mistakes;
  return `${left} ${left === 1 ? "mistake" : "mistakes"} left`;
};

const WARNINGS = ["Yellow card.", "Second yellow.", "Third yellow: the next card is red."];

/** What the last guess came to, or how to begin: below the words. */
export function hint({ guesses, found }: Pick<LinkState, "guesses" | "found">): string {
  const last = guesses.at(-1);
  if (found.length === GROUP_COUNT - 1) return "Four left. What links them?";
  if (!last) return "Which four belong together?";
  if (last.outcome === "linked") {
    const left = sentence(numberWord(GROUP_COUNT - found.length));
    return `${left} groups to go. Keep it moving.`;
  }
  const cards = guesses.filter(({ outcome }) => outcome !== "linked").length;
  const said = last.outcome === "close" ? "Three of four." : "Not those four.";
  return `${said} ${WARNINGS[cards - 1] ?? ""}`;
}

/** The screen reader announcement after a guess, before the end. */
export function announcement(state: Pick<LinkState, "guesses" | "found">): string {
  const linked = state.guesses.at(-1)?.outcome === "linked" && state.found.at(-1);
  return linked ? `Linked: ${spokenName(linked.name)}. ${hint(state)}` : hint(state);
}

/** A group's name as it is said: "___ United" has a gap. */
export const spokenName = (name: string): string => name.replace(/_+/, "blank");

/** The words of tiles in a row: "Spot, Flag, Arc, Post". */
export const wordsOf = ({ tiles }: Pick<Group, "tiles">, words: readonly string[]): string =>
  tiles.map((tile) => words[tile]).join(", ");

type SharedVerdict = Pick<Verdict, "isWin" | "score" | "outOf">;

/** A sentence on a friend's result. */
export function sharedSentence({ isWin, score, outOf }: SharedVerdict): string {
  if (outOf === 0) return "This board was taken back, so nobody lost.";
  if (!isWin) return "The board showed a fan the red card. Your turn.";
  if (score === outOf) return "A fan linked all four without a card. Your turn.";
  return `A fan linked all four with ${cardsText(outOf - score)}. Your turn.`;
}

/** What a friend's result asks of who reads it; "" for a board that was taken back. */
export function beatText({ isWin, score, outOf }: SharedVerdict): string {
  if (outOf === 0) return "";
  if (!isWin) return "Beat it: link all four groups";
  const cards = outOf - score;
  if (cards === 0) return "Match it: all four groups, no card";
  return `Beat it: all four groups, ${cardsText(cards - 1)}${cards > 1 ? " at most" : ""}`;
}

const LEVELS = ["the easiest", "easy", "hard", "the hardest"];

/** "Level 4: the hardest". */
export const levelText = (level: Group["level"]): string => `Level ${level}: ${LEVELS[level - 1]}`;

/** Groups as players count them: "4/4", or "X/4" for a red card; a voided board has none. */
export const groupsText = ({ isWin, outOf }: Pick<Verdict, "isWin" | "outOf">): string =>
  outOf === 0 ? "Void" : `${isWin ? GROUP_COUNT : "X"}/${GROUP_COUNT}`;

/** A red card, with the links made before it: "Sent off, 1 of 4". */
export const sentOffText = ({ found }: Pick<LinkState, "found">): string =>
  `Sent off, ${found.length} of ${GROUP_COUNT}`;

/** Capitalizes a text. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
