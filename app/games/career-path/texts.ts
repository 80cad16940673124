import type { Verdict } from "~/play/rules/game";
import { CAREERS, type Line, type Station } from "./career";
import { type ReadStation, readStations, readWrong } from "./packed";
import { MAX_POINTS, rankAt, ranks } from "./ranks";

/** Refusals of a move. None costs a stop. */
export const refusals = {
  over: "This career is told. There are others on the line.",
  tried: (name: string) => `You have tried ${name} here. That cost you nothing.`,
  elsewhere: (name: string) => `${name} has a line of their own this week. That cost you nothing.`,
  unknown: "That name is not in our list. It cost you nothing.",
} as const;

/** The message for a form without a move. */
export const noMove = "Choose a name from the list, or go on to the next stop.";

/** From so much of all points on. */
const HEADLINES = [
  [0.8, "You knew them before their mothers did. Somebody should give you a scouting job."],
  [0.6, "An eye for a player, and a memory for a bus ride to the reserves."],
  [0.4, "You got there, with a change or two on the way."],
  [0.2, "You took the stopping train. The view was lovely."],
  [0, "Lost somewhere around the second loan. Six new careers come on Friday."],
] as const;

/** A sentence on the result that gives no name away. */
export function headline(score: number, outOf: number): string {
  if (outOf === 0) return "No result: the week counts, and nobody lost.";
  const part = score / outOf;
  return HEADLINES.find(([from]) => part >= from)?.[1] ?? HEADLINES[4][1];
}

/** What is said of a career that was wrong. */
export const takenBack =
  "Something in this career was wrong, so we took it back. It counts for nothing.";

/** The years at a club: "1997–2001", or one year. */
export const yearsText = ({ from, to }: Pick<Station, "from" | "to">): string =>
  from === to ? String(from) : `${from}–${to}`;

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** "1 point". */
export const pointsText = (points: number): string => plural(points, "point");

/** What a name is worth at a stop, and what that makes of the fan: "5 points and the best rank, 'Scout'". */
export function stakeText(shown: number, stops: number): string {
  const { name, points } = rankAt(shown, stops);
  return `${pointsText(points)} and the ${points === MAX_POINTS ? "best rank," : "rank"} '${name}'`;
}

/** What the way on without a guess shows, and what that leaves. */
export const nextText = (shown: number, stops: number): string =>
  shown === stops
    ? "I give up: who is it?"
    : `Show the next stop (then ${pointsText(rankAt(shown + 1, stops).points)})`;

/** The club at which a career begins. */
export const firstClub = (line: Line | undefined): string | undefined =>
  readStations(line?.stations ?? "")[0]?.club;

const DAYS = ["Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

/** How a career that is still to come begins: "Saturday's career begins at Grêmio." */
export const beginsText = (place: number, line: Line | undefined): string =>
  `${DAYS[place]}'s career begins at ${firstClub(line)}.`;

/**
 * What lists say to who comes back to a week: that the day is done and where tomorrow's career begins, or how many are open
 * where none comes, or what is out today.
 * Beside its button a card of home has three short lines for it on a phone.
 */
export function backText(lines: readonly Line[], daysIn: number): string | null {
  const today = lines[daysIn];
  if (!today) return null;
  if (!today.told) return `Today's career begins at ${firstClub(today)}.`;
  const next = lines[daysIn + 1];
  if (next) return next.told ? "Done today." : `Done. Tomorrow: ${firstClub(next)}.`;
  const open = lines.filter(({ told, isVoid }) => !told && !isVoid).length;
  return `Done today. ${open} more ${open === 1 ? "is" : "are"} open.`;
}

/** "3 more stops". */
export const moreStops = (count: number): string =>
  `${count} more ${count === 1 ? "stop" : "stops"}`;

/** The screen reader announcement after a move that did not end the career. */
export function newStopText({ stations, shown, stops, wrong }: Line): string {
  const missed = wrong
    .map(readWrong)
    .filter(({ stop }) => stop === shown - 1)
    .map(({ name, hint }) => [`Not ${name}.`, hint].filter(Boolean).join(" "));
  const { club, isLoan, ...years } = readStations(stations)[shown - 1] as ReadStation;
  const where = `Stop ${shown} of ${stops}: ${club}${isLoan ? ", on loan" : ""}, ${yearsText(years)}.`;
  return [...missed, where].join(" ");
}

/** The score as the shared text and the statistics have it; a voided week has none. */
export const scoreText = ({ score, outOf }: Pick<Verdict, "score" | "outOf">): string =>
  outOf === 0 ? "Void" : `${score}/${outOf}`;

/** A sentence on a friend's result. */
export function sharedSentence({ score, outOf }: Pick<Verdict, "score" | "outOf">): string {
  if (outOf === 0) return "This week was taken back, so nobody lost.";
  const all = outOf / MAX_POINTS;
  const careers = all === CAREERS ? "six careers" : plural(all, "career");
  return `A fan made ${pointsText(score)} of ${outOf} from ${careers}. Your turn.`;
}

/** Squares in words: "Scout, still a fan, missed." */
export function ranksInWords(squares: string): string {
  const names = Array.from(squares, (square) => ranks.find((rank) => rank.square === square)?.name);
  const [first = "", ...others] = names.filter((name) => name !== undefined);
  return [first, ...others.map((name) => name.toLowerCase())].join(", ");
}

/** What a report of a career shows. */
export const recordText = (number: number, place: number): string =>
  `No. ${number}, career ${place + 1} of ${CAREERS}`;
