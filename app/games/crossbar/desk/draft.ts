import { toFillIn } from "~/play/editions/to-fill-in.server";
import type { Draft } from "../../../../scripts/editions/draft";

/** The places of the words, and what each shares with others. */
const CROSSINGS = [
  ["1a", "across on top: its letters 1, 3, 5 begin 1d, 2d, 3d"],
  ["4a", "across in the middle: its letters 1, 3, 5 are the third ones of 1d, 2d, 3d"],
  ["5a", "across at the foot: its letters 1, 3, 5 end 1d, 2d, 3d"],
  ["1d", "down on the left: its letters 1, 3, 5 are the first ones of 1a, 4a, 5a"],
  ["2d", "down in the middle: its letters 1, 3, 5 are the third ones of 1a, 4a, 5a"],
  ["3d", "down on the right: its letters 1, 3, 5 are the last ones of 1a, 4a, 5a"],
] as const;

/** A grid of six words. */
export const draft: Draft = ({ date, today }) => [
  {
    number: 1,
    words: CROSSINGS.map(([at, crossing]) => ({
      id: `own-${date}-${at}`,
      at,
      word: toFillIn(`five small letters, ${crossing}`),
      clue: toFillIn("its clue, 70 characters at most; a gap is ___"),
      style: toFillIn("straight, fill, wordplay, fact or shout"),
      isFootball: true,
      asOf: today,
    })),
  },
];
