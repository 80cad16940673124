import { z } from "zod";
import { winPoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { scoreBars } from "~/play/rules/title-statistics";
import type { LinkUpAnswer, LinkUpPuzzle } from "./boards";
import { editions } from "./editions.server";
import { facts } from "./facts";
import { tilesIn } from "./fields";
import { guessesInWords } from "./guesses-in-words";
import { linkUpPlay } from "./rules";
import type { LinkState } from "./state";
import { cardsText, groupsText, sharedSentence } from "./texts";
import { MAX_MISTAKES, normaliseTiles, WORD_COUNT } from "./words";

/** Points lost for each yellow card. */
const POINTS_A_CARD = 150;

/** Link-Up Play on the server, which judges each choice. */
export const serverGame: ServerGame<LinkUpPuzzle, LinkUpAnswer, readonly number[], LinkState> = {
  rules: linkUpPlay,
  answers: "asked",
  minMoveMs: 500,
  hasTables: true,
  ...editions,
  moveSchema: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(WORD_COUNT - 1),
    )
    .max(WORD_COUNT)
    .transform(normaliseTiles),
  moveFromForm: (form) => tilesIn((field) => form.has(field)),
  facts: () => facts,
  options: [],
  sharedTexts: (result) => ({
    caption: result.isWin && result.outOf > 0 ? cardsText(result.outOf - result.score) : "",
    sentence: sharedSentence(result),
    words: guessesInWords(result.squares),
  }),
  points: winPoints(POINTS_A_CARD),
  statistics: {
    scoreText: groupsText,
    distribution: {
      heading: "Yellow cards it took",
      bars: scoreBars(MAX_MISTAKES, (score) => (score > 0 ? String(MAX_MISTAKES - score) : "X")),
    },
  },
};
