import { z } from "zod";
import { halfPoints } from "~/play/rules/points";
import type { Ruling, ServerGame } from "~/play/rules/server-game.server";
import { bandBars } from "~/play/rules/title-statistics";
import { fivesKey } from "./crowd-texts";
import { editions } from "./editions.server";
import { firstRuling } from "./first-rules.server";
import { type KeepyPuzzle, MAX_TOUCHES, MIN_WIN, STAGE } from "./garden";
import { type KeepyAnswer, type KeepyState, keepyUppy, type Touch } from "./rules";
import { secondRuling } from "./second-rules.server";
import { noTouch, pictureTexts, runInWords, sharedSentence, shortText } from "./texts";

/** A touch is at most 300 ms off: before that a press is none, after it the ball is on the grass. */
const moveSchema = z
  .string()
  .regex(/^(?:[bg]|[kfhcn](?:-?(?:[12]?\d?\d|300))?)$/) as unknown as z.ZodType<Touch>;

/** The touches that are worth all points. */
const FULL_POINTS = 40;

/** Keepy-Uppy on the server: the gusts go to the page, sealed. */
export const serverGame: ServerGame<KeepyPuzzle, KeepyAnswer, Touch, KeepyState> = {
  rules: keepyUppy,
  answers: "sealed",
  minMoveMs: 150,
  hasTables: true,
  ...editions,
  former: [
    secondRuling(editions.edition as Ruling["edition"]),
    firstRuling((number, voided) => {
      const edition = editions.edition(number, voided);
      const garden = editions.at(number);
      return edition && garden && { seed: garden.seed, isVoid: edition.hasVoid ?? false };
    }),
  ],
  moveSchema,
  moveFromForm(form) {
    const { data } = moveSchema.safeParse(form.get("touch"));
    return data ?? null;
  },
  noMove: noTouch,
  facts: () => [{ value: MIN_WIN, label: "caught to win" }],
  options: [],
  sharedTexts: ({ score, outOf, squares }) => ({
    ...pictureTexts({ score, outOf }),
    sentence: sharedSentence({ score, outOf }),
    words: runInWords(score, outOf, squares),
  }),
  points: ({ isWin, score, outOf }) => halfPoints({ isWin, score, outOf: outOf && FULL_POINTS }),
  tally: ({ log, isVoid }) => (isVoid ? [] : [fivesKey(log.length)]),
  statistics: {
    scoreText: shortText,
    distribution: { heading: "Touches banked", bars: bandBars(MAX_TOUCHES, STAGE) },
  },
};
