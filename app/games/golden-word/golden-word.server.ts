import { z } from "zod";
import type { ServerGame } from "~/play/server-game.server";
import { editionByNumber } from "./editions.server";
import { facts, triesText } from "./facts";
import { type GoldenAnswer, type GoldenPuzzle, type GoldenState, goldenWord, HARD } from "./rules";
import { schedule } from "./schedule.server";
import { refusals } from "./texts";
import { normaliseWord } from "./word";
import { isKnownWord } from "./words.server";

/** The form field with the word. */
const FIELD = "word";

/** Points lost for each try after the first. */
const POINTS_A_TRY = 150;

/** Golden Word's rules on the server, with the answers, which never leave it before the end. */
export const goldenWordServer: ServerGame<GoldenPuzzle, GoldenAnswer, string, GoldenState> = {
  rules: goldenWord,
  answers: "asked",
  schedule,
  edition: editionByNumber,
  moveSchema: z.string().max(200).transform(normaliseWord),
  moveFromForm(form) {
    const typed = form.get(FIELD);
    return typeof typed === "string" ? normaliseWord(typed) : null;
  },
  refuse({ answer }, _state, word) {
    return word === answer.word || isKnownWord(word) ? null : refusals.unknown;
  },
  facts,
  options: [HARD],
  scoreText: triesText,
  points: ({ isWin, score, outOf }) => (isWin ? 1000 - (outOf - score) * POINTS_A_TRY : 0),
};
