import { lastMoveAt, type TimedMove } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import { headline, noCall } from "./texts";

/** The number of calls; a line has one item more. */
export const CALLS = 10;

/** The moves. "on" passes a comparison that was taken back, and is legal there alone. */
export const calls = ["higher", "lower", "on"] as const;

export type Call = (typeof calls)[number];

/** A category as it is shown: `source` and `asOf` as texts. */
export type LineCategory = {
  id: string;
  title: string;
  counted: string;
  unit: string;
  /** Where the columns begin, for years. */
  from?: number;
  source: string;
  asOf: string;
};

/** What is public from the start: the category, and what is compared, in the order of the calls. */
export type LinePuzzle = { category: LineCategory; labels: readonly string[] };

/** The numbers of the items, and a line about each or "". Lists, since the page has few bytes for them. */
export type LineAnswer = {
  values: readonly number[];
  notes: readonly string[];
  /** The places of items that were voided: their values still decide where old logs end. */
  voided: readonly number[];
};

/** What the player may see after the calls so far. */
export type LineState = {
  calls: readonly Call[];
  /** The numbers revealed so far, with the first, and at the end all of them; null for a voided one. */
  values: readonly (number | null)[];
  /** The lines about the numbers that were called, and the first. */
  notes: readonly string[];
  /** The place of the wrong call that was looked at again; null as long as there is none. */
  review: number | null;
  /** Whether the last call was wrong and ended the run. */
  isBeaten: boolean;
  /** Whether the open comparison was taken back. */
  isNextVoid: boolean;
  /** The time of the last call, in milliseconds since the start. */
  elapsed: number;
};

/** The calls of ten that win: one run of guesses in 16 gets that far. */
export const TO_WIN = 6;

/** The calls that count, and with wrong ones how far the run goes. */
function play(
  reviews: number,
  { values, notes, voided }: LineAnswer,
  moves: readonly TimedMove<Call>[],
): LineState {
  const wrong = moves.slice(0, CALLS).flatMap(({ move }, place) => {
    const [before = 0, next = 0] = values.slice(place, place + 2);
    const isWrong = move === "higher" ? next < before : move === "lower" && next > before;
    return isWrong ? [place] : [];
  });
  const last = wrong[reviews];
  const isBeaten = last !== undefined;
  const counted = moves.slice(0, isBeaten ? last + 1 : CALLS);
  const { length } = counted;
  const shown = isBeaten || length === CALLS ? values.length : length + 1;
  return {
    calls: counted.map(({ move }) => move),
    values: values.slice(0, shown).map((value, place) => (voided.includes(place) ? null : value)),
    notes: notes.slice(0, length + 1),
    review: wrong[reviews - 1] ?? null,
    isBeaten,
    isNextVoid: voided.includes(length) || voided.includes(length + 1),
    elapsed: lastMoveAt({ moves: counted }),
  };
}

/** Whether a run is over. */
export const isOver = ({ calls: { length }, isBeaten }: LineState): boolean =>
  isBeaten || length === CALLS;

/** Whether a call counts: none of its two items was voided. */
export const isGraded = ({ values }: LineState, place: number): boolean =>
  values[place] !== null && values[place + 1] !== null;

function refuse(state: LineState, call: Call): string | null {
  return call === "on" && !state.isNextVoid ? noCall : null;
}

/** The squares of the calls that count: those made, and those that the run did not come to. */
function gradesOf(state: LineState): string[] {
  const { calls: made, isBeaten, review } = state;
  const last = isBeaten ? made.length - 1 : CALLS;
  // A run that a voided number ended, or whose review it took, is a run of the calls before its end.
  const isFair = !isBeaten || (isGraded(state, last) && isGraded(state, review ?? last));
  return Array.from({ length: isFair ? CALLS : last }, (_, place) =>
    place > last ? "⬛" : isRight(state, place) ? "🟩" : "🟥",
  ).filter((_, place) => isGraded(state, place));
}

/** Whether a call that was made is right. */
export const isRight = ({ calls: { length }, isBeaten, review }: LineState, place: number) =>
  place !== review && !(isBeaten && place === length - 1);

/** The right calls: before the second wrong one, or of the whole line. */
function verdict(toWin: number, state: LineState): Verdict | null {
  if (!isOver(state)) return null;
  const grades = gradesOf(state);
  const outOf = grades.length;
  const score = grades.filter((grade) => grade === "🟩").length;
  const isWin = score * CALLS >= outOf * toWin;
  return { isWin, score, outOf, elapsed: state.elapsed, headline: headline(score, outOf) };
}

type Terms = {
  version: number;
  /** The wrong calls after which the line goes on. */
  reviews: number;
  /** The right calls that win where all count. */
  toWin: number;
};

/** Rules of Higher Line. A move calls the next number higher or lower than the one before; equal is right. */
export const lineRules = ({
  version,
  reviews,
  toWin,
}: Terms): Game<LinePuzzle, LineAnswer, Call, LineState> => ({
  slug: "higher-line",
  version,
  maxMoves: CALLS,
  play: (_, answer, moves) => play(reviews, answer, moves),
  refuse,
  verdict: (state) => verdict(toWin, state),
  squares: (state) => gradesOf(state).join(""),
});

/** The rules: the first wrong call is looked at again, and the second ends the run. */
export const higherLine = lineRules({ version: 2, reviews: 1, toWin: TO_WIN });
