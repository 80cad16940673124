import { z } from "zod";
import { halfPoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { bandBars } from "~/play/rules/title-statistics";
import { editions } from "./editions.server";
import { type KeepyPuzzle, MAX_TOUCHES, MIN_WIN, STAGE } from "./garden";
import { type KeepyAnswer, type KeepyState, keepyUppy, moves, type Touch } from "./rules";
import { noTouch, runInWords, sharedSentence, touchesText } from "./texts";

const moveSchema = z.enum(moves);

/** Keepy-Uppy on the server: the gusts go to the page, sealed. */
export const serverGame: ServerGame<KeepyPuzzle, KeepyAnswer, Touch, KeepyState> = {
  rules: keepyUppy,
  answers: "sealed",
  minMoveMs: 150,
  ...editions,
  moveSchema,
  moveFromForm(form) {
    const { data } = moveSchema.safeParse(form.get("touch"));
    return data ?? null;
  },
  noMove: noTouch,
  facts: () => [{ value: MIN_WIN, label: "caught to win" }],
  options: [],
  sharedTexts: ({ score, outOf, squares }) => ({
    sentence: sharedSentence(score, outOf, squares),
    words: runInWords(score, outOf, squares),
  }),
  points: halfPoints,
  statistics: {
    scoreText: ({ score }) => touchesText(score),
    distribution: { heading: "Touches banked", bars: bandBars(MAX_TOUCHES, STAGE) },
  },
};
