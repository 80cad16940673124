import type { Result } from "~/play/rules/results";

export type Outcome = Pick<Result, "isWin" | "score" | "outOf" | "elapsed">;

/** The sizes of a title's score, with and without voided records, and which of its scores a win and a loss can have. */
type Outcomes = {
  outOf: readonly number[];
  wins(score: number, outOf: number): boolean;
  losses(score: number, outOf: number): boolean;
};

/** What a title's points are tried with. */
export type TitlePoints = Outcomes & {
  /** The best result, its least win or one near it, and a good loss, each with its points. */
  cases: readonly (readonly [Outcome, number])[];
};

/** The outcomes of a title that is won with this share of its score. */
export const fromShare = (share: number, ...outOf: number[]): Outcomes => ({
  outOf,
  wins: (score, of) => score >= of * share,
  losses: (score, of) => score < of * share,
});

/** A result, after a minute unless another time is given. */
export const ended = (
  isWin: boolean,
  score: number,
  outOf: number,
  elapsed: number | null = 60_000,
): Outcome => ({ isWin, score, outOf, elapsed });
