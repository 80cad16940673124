import { z } from "zod";
import { scorePoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { fractionText, scoreBars } from "~/play/rules/title-statistics";
import { editions } from "./editions.server";
import {
  CALLS,
  type Call,
  calls,
  higherLine,
  type LineAnswer,
  type LinePuzzle,
  type LineState,
} from "./rules";
import { noCall, runInWords, sharedSentence } from "./texts";

/** The field of the form that holds the call. */
const FIELD = "call";

const moveSchema = z.enum(calls);

/** Higher Line on the server: its numbers go to the page, sealed. */
export const serverGame: ServerGame<LinePuzzle, LineAnswer, Call, LineState> = {
  rules: higherLine,
  answers: "sealed",
  minMoveMs: 250,
  ...editions,
  moveSchema,
  moveFromForm(form) {
    const { data } = moveSchema.safeParse(form.get(FIELD));
    return data ?? null;
  },
  noMove: noCall,
  facts: () => [{ value: CALLS, label: "calls" }],
  options: [],
  sharedTexts: ({ score, outOf }) => ({
    caption: "in a row",
    sentence: sharedSentence(score, outOf),
    words: runInWords(score, outOf),
  }),
  points: scorePoints,
  statistics: {
    scoreText: fractionText,
    distribution: { heading: "Calls in a row", bars: scoreBars(CALLS) },
  },
};
