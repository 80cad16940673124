import { z } from "zod";
import { rightKey } from "~/play/rules/crowd";
import { scorePoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { bandBars } from "~/play/rules/title-statistics";
import { wholeNumber } from "~/play/rules/whole-number";
import { pastLink } from "./best/best-line.server";
import { editions } from "./editions.server";
import { parText, winningScore } from "./par";
import { passPicture } from "./pass-picture.server";
import {
  COLUMNS,
  MAX_PAR,
  PASSES,
  type Pass,
  type WallAnswer,
  type WallPuzzle,
  type WallState,
  wallPass,
  weights,
} from "./rules";
import { passesInWords, sharedSentence } from "./texts";

const moveSchema = z.strictObject({
  brick: z.int().min(1).max(COLUMNS),
  weight: z.enum(weights),
});

/** Wall Pass on the server: the browser judges. */
export const serverGame: ServerGame<WallPuzzle, WallAnswer, Pass, WallState> = {
  rules: wallPass,
  answers: "sealed",
  minMoveMs: 300,
  hasTables: true,
  hasReplays: true,
  ...editions,
  moveSchema,
  moveFromForm(form) {
    const brick = wholeNumber(form.get("brick"));
    const { data } = moveSchema.safeParse({ brick, weight: form.get("weight") });
    return data ?? null;
  },
  noMove: "Pick a brick, from 1 to 7, and how hard.",
  facts: ({ par }) => [
    { value: PASSES, label: "passes" },
    { value: winningScore(par), label: "to win" },
  ],
  offerPicture: () => passPicture,
  teaser: ({ par }) => `Best possible: ${par}`,
  past: pastLink,
  options: [],
  sharedTexts: (result) => ({
    caption: "off the wall",
    sentence: sharedSentence(result),
    words: passesInWords(result.squares),
  }),
  points: scorePoints,
  tally: ({ passes, isVoid }) =>
    isVoid ? [] : passes.map(({ points }, place) => rightKey(place, points > 0)),
  statistics: {
    scoreText: parText,
    distribution: { heading: "Points off the wall", bars: bandBars(MAX_PAR, 10) },
  },
};
