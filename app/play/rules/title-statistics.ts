import type { Result } from "./results";

/** What the statistics need of a result. */
export type Score = Pick<Result, "isWin" | "score" | "outOf"> & {
  /** In milliseconds, where it is known. */
  elapsed?: number | null | undefined;
};

/** Something that a player has won for good, such as a word for Golden Word's phrase book. */
export type Collectible = {
  name: string;
  line: string;
  /** Its record, and of its picture the description and what it is drawn from, as the title's component reads it. */
  look?: { id: string; alt: string; drawn: string } | undefined;
  source?: string | undefined;
};

/** What there is to collect in an edition. */
export type CollectedSet = {
  /** "No. 2, 27 Nov" */
  name: string;
  /** The score, or what there is instead: "Not played". */
  text: string;
  /** Whether nothing of it was missed. */
  isWhole: boolean;
  /** How many pieces it has. */
  size: number;
  /** All of them once it was played; before, none. */
  items: readonly Collectible[];
  /** How an edition without a result is played: "Play for fun". */
  way?: { href: string; text: string };
};

/** How a title's results are shown in the statistics. */
export type TitleStatistics = {
  /** A result in short: "4/5", or "X/6" for a loss. */
  scoreText(result: Score): string;
  /** The heading of the distribution of scores, and its bars from best to worst. */
  readonly distribution: {
    heading: string;
    /** Each of one score, or of all from `score` up to `upTo`. */
    bars: readonly { score: number; upTo?: number; label: string }[];
  };
  /** What the player has collected with these results. */
  collectibles?(results: readonly Result[]): readonly Collectible[];
  /** The same of a title that collects by edition, up to a calendar date ("2026-11-20"): the latest edition first. */
  collectedSets?(results: readonly Result[], today: string): readonly CollectedSet[];
};

/** The bars of a title whose scores are few: one for each from the highest down to 0. */
export function scoreBars(
  highest: number,
  labelOf: (score: number) => string = String,
): TitleStatistics["distribution"]["bars"] {
  return Array.from({ length: highest + 1 }, (_, place) => {
    const score = highest - place;
    return { score, label: labelOf(score) };
  });
}

/** The bars of a title whose scores are many: one for each band of `size` from the highest score down to 0. */
export function bandBars(highest: number, size: number): TitleStatistics["distribution"]["bars"] {
  return Array.from({ length: Math.ceil((highest + 1) / size) }, (_, place) => {
    const score = place * size;
    const upTo = Math.min(highest, score + size - 1);
    return { score, upTo, label: `${score}–${upTo}` };
  }).reverse();
}

/** A result as right answers out of all: "4/5". */
export const fractionText = ({ score, outOf }: Score) => `${score}/${outOf}`;
