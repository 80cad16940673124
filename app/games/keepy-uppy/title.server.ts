import { z } from "zod";
import { halfPoints } from "~/play/rules/points";
import { bestOf } from "~/play/rules/results";
import type { Ruling, ServerGame } from "~/play/rules/server-game.server";
import { bandBars } from "~/play/rules/title-statistics";
import { fivesKey } from "./crowd-texts";
import { editions } from "./editions.server";
import { firstRuling } from "./first-rules.server";
import { type KeepyPuzzle, MAX_TOUCHES, MIN_WIN, STAGE } from "./garden";
import { gustsAfter, type KeepyAnswer, type KeepyState, keepyUppy, type Touch } from "./rules";
import { secondRuling } from "./second-rules.server";
import { noTouch, pictureTexts, runInWords, sharedSentence, shortText } from "./texts";

/** A touch is at most 300 ms off: before that a press is none, after it the ball is on the grass. */
const moveSchema = z
  .string()
  .regex(/^(?:[bg]|[kfhcn](?:-?(?:[12]?\d?\d|300))?)$/) as unknown as z.ZodType<Touch>;

/** The touches that are worth all points. */
const FULL_POINTS = 40;

/** The touches of which a garden's wind is told the day before, and how many columns it pushes there to be from one side. */
const TOLD_TOUCHES = 20;
const ONE_SIDED = 5;

/** Where a garden's wind comes from. */
function windText(answer: KeepyAnswer): string {
  const gusts = Array.from({ length: TOLD_TOUCHES }, (_, count) => gustsAfter(answer, count)[0]);
  const push = gusts.reduce((sum: number, gust = 0) => sum + gust, 0);
  if (Math.abs(push) < ONE_SIDED) return "Wind from both sides";
  return push > 0 ? "Wind from the left" : "Wind from the right";
}

/** Keepy-Uppy on the server: the gusts go to the page, sealed. */
export const serverGame: ServerGame<KeepyPuzzle, KeepyAnswer, Touch, KeepyState> = {
  rules: keepyUppy,
  answers: "sealed",
  minMoveMs: 150,
  hasTables: true,
  hasReplays: true,
  keepsBest: true,
  tellsBest: bestOf,
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
  teaser: (_, answer) => windText(answer),
  sharedTexts: ({ score, outOf, squares }) => ({
    ...pictureTexts({ score, outOf }),
    sentence: sharedSentence({ score, outOf }, squares),
    words: runInWords(outOf, squares),
  }),
  points: ({ isWin, score, outOf }) => halfPoints({ isWin, score, outOf: outOf && FULL_POINTS }),
  tally: ({ log, isVoid }) => (isVoid ? [] : [fivesKey(log.length)]),
  statistics: {
    scoreText: shortText,
    distribution: { heading: "Touches banked", bars: bandBars(MAX_TOUCHES, STAGE) },
  },
};
