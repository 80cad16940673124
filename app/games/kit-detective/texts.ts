import type { Verdict } from "~/play/rules/game";
import { type KitState, MAX_STARS, NOTES } from "./case";
import { FIRST_NOTES, readMove } from "./moves";
import { rankAt, rankWon } from "./ranks";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "four" for 4; larger numbers stay in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** Capitalizes a text. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "two stars". */
export const starsText = (stars: number): string =>
  `${numberWord(stars)} ${stars === 1 ? "star" : "stars"}`;

/** Refusals of a move. None costs a star. */
export const refusals = {
  unknown: "That shirt is not on the rail.",
  named: "That shirt has its name already.",
  struck: "That nation is ruled out already. That cost you nothing.",
  read: "You have read that already. That cost you nothing.",
  notYet: "That note is not in the file yet.",
  noMove: "Choose a nation, or open the file.",
} as const;

/** The rules in a line, for newcomers. */
export const rulesLine = "Three stars on sight, two with the file, one after a wrong nation.";

/** A sentence on the result that gives no nation away. */
export function headline(score: number, outOf: number): string {
  if (outOf === 0) return "No result: the week counts, and nobody lost.";
  if (score === outOf) return "Every shirt on sight. The kit room is yours.";
  if (score * 27 >= outOf * 25) return "Case closed, and not a thread loose.";
  if (score * 27 >= outOf * 20) return "Case closed, with hardly a thread loose.";
  if (score * 2 > outOf) return "Case closed. A few threads hang loose.";
  if (score * 3 >= outOf) return "Close. The wardrobe keeps this one.";
  return "The wardrobe wins this week. Friday brings nine more.";
}

/** The button of the file: the notes that it opens beside those read. */
export function openText(read: number, next: number): string {
  const fresh = next - read;
  if (read > 0) return `Read ${fresh} more`;
  return fresh === 1 ? "Open 1 note" : `Open ${fresh} notes`;
}

/** What a shirt of so many stars is worth before and after its file is opened. */
export const costText = (stars: number): string =>
  stars === 1 ? "Free now" : `${stars} stars now, ${stars - 1} after`;

/** What is still to come of so many notes: the last on the sixth day of a case, which begins on a Friday. Unread they cost least from Sunday on. */
export function moreNotes(available: number, stars: number): string {
  if (stars === MAX_STARS && available < FIRST_NOTES)
    return "From Sunday the same star opens 3 notes. You can come back.";
  return available < NOTES - 1
    ? "A new note each day to Wednesday."
    : "The last note comes on Wednesday.";
}

/** What the last move did to a shirt that is still in the dark; null if it was made elsewhere. */
export function talk(state: KitState, place: number, suspects: readonly string[]): string | null {
  const shirt = state.shirts[place];
  if (state.last === null || !shirt || shirt.told) return null;
  const move = readMove(state.last);
  if (move.shirt !== place) return null;
  const left = sentence(starsText(shirt.stars));
  if (move.notes !== null) return `Noted. ${left} if you name it now.`;
  return `Not ${suspects[move.suspect] ?? ""}. ${left} left, and the file is free.`;
}

const FOUND = [
  "Out of stars: the file gives it away.",
  "Named with your last star.",
  "Named. Good detective work.",
  "Named on sight.",
];

/** How a shirt came to its name, and what else that has won where it was the last move. */
export function foundText(
  state: KitState,
  place: number,
  moves: readonly { move: number }[],
): string {
  const { stars } = state.shirts[place] ?? { stars: 0 };
  if (readMove(state.last ?? 0).shirt !== place) return FOUND[stars] ?? "";
  const run = sightRun(state, moves);
  const how = run > 1 ? `${sentence(numberWord(run))} in a row on sight!` : FOUND[stars];
  return `${how} ${rankWon(state, stars)}`.trimEnd();
}

/** How many of the last moves have each named a shirt on sight. */
function sightRun({ shirts }: KitState, moves: readonly { move: number }[]): number {
  const other = moves.findLastIndex(({ move }) => {
    const shirt = shirts[readMove(move).shirt];
    return !shirt?.told || shirt.stars < MAX_STARS;
  });
  return moves.length - 1 - other;
}

/** The screen reader announcement after a move, before the end. */
export function announcement(
  state: KitState,
  suspectsOf: (place: number) => readonly string[],
  moves: readonly { move: number }[],
): string {
  const { shirt: place, notes } = readMove(state.last ?? 0);
  const shirt = state.shirts[place];
  if (state.last === null || !shirt) return "";
  const suspects = suspectsOf(place);
  if (shirt.told) return `${nationOf(shirt, suspects)}. ${foundText(state, place, moves)}`;
  const said = talk(state, place, suspects) ?? "";
  return notes === null ? said : `${said} ${shirt.notes.at(-1) ?? ""}`;
}

/** The nation of a shirt; empty while it is in the dark. */
export const nationOf = (
  { told }: KitState["shirts"][number],
  suspects: readonly string[],
): string => (told && suspects[told.suspect]) ?? "";

/** How a shirt hangs on the rail: "Peru, two stars", or "in the dark". */
export const placeText = (
  shirt: KitState["shirts"][number],
  suspects: readonly string[],
): string =>
  shirt.told ? `${nationOf(shirt, suspects)}, ${starsText(shirt.stars)}` : "in the dark";

/** A sentence on a friend's result. */
export function sharedSentence({ score, outOf }: Pick<Verdict, "score" | "outOf">): string {
  if (outOf === 0) return "This case was taken back, so nobody lost.";
  if (score === outOf) return "A fan named every shirt on sight. Your turn.";
  const rank = rankAt(score, outOf);
  const done = rank ? `made ${rank}` : "left the case open";
  return `A fan ${done} with ${score} of ${outOf} stars. Your turn.`;
}

/** The stars of each shirt that counts, in the order of the rail, read from squares. */
export function starsAlong(squares: string): number[] {
  const rows = squares.split("\n").map((row) => Array.from(row));
  return (rows[0] ?? []).map((_, shirt) => rows.filter((row) => row[shirt] === "🟨").length);
}

/** Squares in words. */
export const starsInWords = (squares: string): string =>
  squares && `Stars along the rail: ${starsAlong(squares).join(", ")} of ${MAX_STARS} each.`;
