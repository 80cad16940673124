import { lastMoveAt, type TimedMove } from "~/play/attempt";
import type { Game, Verdict } from "~/play/game";
import { headline, refusals } from "./texts";

/** The number of calls; a line has one item more. */
export const CALLS = 10;

/** The moves. "on" passes a comparison that was taken back, and is legal there alone. */
export const calls = ["higher", "lower", "on"] as const;

export type Call = (typeof calls)[number];

/** A category as it is shown: `source` and `asOf` as texts. */
export type LineCategory = {
  title: string;
  counted: string;
  unit: string;
  /** Where the columns begin, for years. */
  from?: number;
  source: string;
  asOf: string;
};

/** What is public from the start: the category, and what is compared, in the order of the calls. */
export type LinePuzzle = {
  category: LineCategory;
  items: readonly { id: string; label: string }[];
};

/** The numbers of the items, and a line about each or none. Seldom more than 1 KB: it is in the page, and can't be compressed. */
export type LineAnswer = {
  values: readonly number[];
  notes: readonly string[];
  /** The places of items that were voided: their values still decide where old logs end. */
  voided: readonly number[];
};

/** A revealed number; null for one that was voided. */
export type LineNumber = { value: number | null; note: string };

export type Called = {
  call: Call;
  isRight: boolean;
  /** Whether neither of the two items was voided. */
  isGraded: boolean;
};

/** What the player may see after the calls so far. */
export type LineState = {
  calls: readonly Called[];
  /** The numbers that the calls have revealed, with the first; at the end those of the whole line. */
  numbers: readonly LineNumber[];
  isOver: boolean;
  /** Whether the open comparison was taken back. */
  isNextVoid: boolean;
  /** The right calls that count, and how many could count. */
  score: number;
  outOf: number;
  /** The time of the last call, in milliseconds since the start. */
  elapsed: number;
};

/** Half of the calls: one run of guesses in 32 gets that far. */
const WIN_SHARE = 0.5;

function play(
  _: LinePuzzle,
  { values, notes, voided }: LineAnswer,
  moves: readonly TimedMove<Call>[],
): LineState {
  const isGraded = (place: number) => !voided.includes(place) && !voided.includes(place + 1);
  const made = moves.slice(0, CALLS).map(({ move: call }, place): Called => {
    const [before = 0, next = 0] = values.slice(place, place + 2);
    const isRight = call === "on" || (call === "higher" ? next >= before : next <= before);
    return { call, isRight, isGraded: isGraded(place) };
  });
  const wrong = made.findIndex(({ isRight }) => !isRight);
  const counted = wrong < 0 ? made : made.slice(0, wrong + 1);
  const isOver = wrong >= 0 || counted.length === CALLS;
  // A run that a wrong number ended is a run of the calls before it.
  const isCut = wrong >= 0 && !isGraded(wrong);
  const places = Array.from({ length: isCut ? wrong : CALLS }, (_place, place) => place);
  return {
    calls: counted,
    numbers: values.slice(0, isOver ? undefined : counted.length + 1).map((value, place) => ({
      value: voided.includes(place) ? null : value,
      note: notes[place] ?? "",
    })),
    isOver,
    isNextVoid: !isOver && !isGraded(counted.length),
    score: counted.filter((one) => one.isRight && one.isGraded).length,
    outOf: places.filter(isGraded).length,
    elapsed: lastMoveAt({ moves: moves.slice(0, counted.length) }),
  };
}

function refuse({ isOver, isNextVoid }: LineState, call: Call): string | null {
  if (isOver) return refusals.over;
  return call === "on" && !isNextVoid ? refusals.noCall : null;
}

/** The run: the right calls before the wrong one. */
function verdict({ isOver, score, outOf, elapsed }: LineState): Verdict | null {
  if (!isOver) return null;
  const isWin = score >= outOf * WIN_SHARE;
  return { isWin, score, outOf, elapsed, headline: headline(score, outOf) };
}

function squares({ calls: made, outOf }: LineState): string {
  const graded = made.filter(({ isGraded }) => isGraded);
  const called = graded.map(({ isRight }) => (isRight ? "🟩" : "🟥")).join("");
  return called + "⬛".repeat(Math.max(0, outOf - graded.length));
}

/** The rules of Higher Line. A move calls the next number higher or lower than the one before; equal is right. */
export const higherLine: Game<LinePuzzle, LineAnswer, Call, LineState> = {
  slug: "higher-line",
  maxMoves: CALLS,
  play,
  refuse,
  verdict,
  squares,
};
