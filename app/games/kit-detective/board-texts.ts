import { type KitState, MAX_STARS } from "./case";
import { readMove } from "./moves";
import { rankWon } from "./ranks";
import { sentence } from "./texts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "four" for 4; larger numbers stay in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** "two stars". */
export const starsText = (stars: number): string =>
  `${numberWord(stars)} ${stars === 1 ? "star" : "stars"}`;

/** The button of the file: the notes that it opens beside those read. */
export function openText(read: number, next: number): string {
  const fresh = next - read;
  if (read > 0) return `Read ${fresh} more`;
  return fresh === 1 ? "Open 1 note" : `Open ${fresh} notes`;
}

/** What a shirt of so many stars is worth before and after its file is opened. */
export const costText = (stars: number): string =>
  stars === 1 ? "Free now" : `${stars} stars now, ${stars - 1} after`;

/** The notes that tomorrow adds to a file. */
export const tomorrowText = (notes: number): string =>
  `Tomorrow brings ${numberWord(notes)} more ${notes === 1 ? "note" : "notes"}.`;

/** What the last move did to a shirt that is still in the dark; null if it was made elsewhere. */
export function talk(state: KitState, place: number, suspects: readonly string[]): string | null {
  const shirt = state.shirts[place];
  if (state.last === null || !shirt || shirt.told) return null;
  const move = readMove(state.last);
  if (move.shirt !== place) return null;
  const left = sentence(starsText(shirt.stars));
  if (move.notes !== null) return `Noted. ${left} if you name it now.`;
  const isUnread = shirt.notes.length === 0;
  return `Not ${suspects[move.suspect] ?? ""}. ${left} left${isUnread ? ", and the file is free." : "."}`;
}

const FOUND = [
  "Out of stars: the file gives it away.",
  "Named with your last star.",
  "Named. Good detective work.",
  "Named on sight.",
];

/** How a shirt came to its name, and on a line of its own what else that has won where it was the last move. */
export function foundText(
  state: KitState,
  place: number,
  moves: readonly { move: number }[],
): string {
  const { stars } = state.shirts[place] ?? { stars: 0 };
  if (readMove(state.last ?? 0).shirt !== place) return FOUND[stars] ?? "";
  const run = sightRun(state, moves);
  const how = run > 1 ? `${sentence(numberWord(run))} in a row on sight!` : FOUND[stars];
  return `${how}\n${rankWon(state, stars)}`.trimEnd();
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
