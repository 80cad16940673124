import { z } from "zod";
import { scorePoints } from "~/play/rules/points";
import { bestOf } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import { fractionText, scoreBars } from "~/play/rules/title-statistics";
import { callsTally } from "./calls-tally";
import { editions } from "./editions.server";
import { firstRules } from "./first-rules.server";
import {
  CALLS,
  type Call,
  calls,
  higherLine,
  type LineAnswer,
  type LinePuzzle,
  type LineState,
  TO_WIN,
} from "./rules";
import { noCall, runInWords, sharedSentence } from "./texts";

/** The field of the form that holds the call. */
const FIELD = "call";

const moveSchema = z.enum(calls);

/** What a line is of, where its unit does not say so. */
const kinds: Readonly<Record<string, string>> = {
  "": "years",
  min: "minutes",
  "on the back": "shirt numbers",
};

/** Higher Line on the server: its numbers go to the page, sealed. */
export const serverGame: ServerGame<LinePuzzle, LineAnswer, Call, LineState> = {
  rules: higherLine,
  answers: "sealed",
  minMoveMs: 250,
  hasTables: true,
  tellsBest: bestOf,
  ...editions,
  former: [{ rules: firstRules, edition: editions.edition }],
  moveSchema,
  moveFromForm(form) {
    const { data } = moveSchema.safeParse(form.get(FIELD));
    return data ?? null;
  },
  noMove: noCall,
  facts: () => [
    { value: CALLS, label: "calls" },
    { value: TO_WIN, label: "right to win" },
    { value: 1, label: "VAR review" },
  ],
  teaser: ({ category: { unit } }) => `Tomorrow: ${kinds[unit] ?? unit}`,
  options: [],
  sharedTexts: ({ score, outOf, squares }) => ({
    caption: "calls right",
    sentence: sharedSentence(score, outOf),
    words: runInWords(squares),
  }),
  points: scorePoints,
  tally: callsTally,
  statistics: {
    scoreText: fractionText,
    distribution: { heading: "Calls right", bars: scoreBars(CALLS) },
  },
};
