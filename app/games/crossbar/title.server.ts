import { z } from "zod";
import { rightKey } from "~/play/rules/crowd";
import { halfPoints } from "~/play/rules/points";
import { fastestOf } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import { scoreBars } from "~/play/rules/title-statistics";
import { editions } from "./editions.server";
import { sharedSentence, squaresInWords } from "./end-texts";
import { facts } from "./facts";
import { formProblem } from "./form-problem";
import { placesOf, slotsOf, WORD_COUNT } from "./grid";
import { latticeIn, lattices } from "./lattices";
import {
  type CrossbarAnswer,
  type CrossbarPuzzle,
  type CrossbarState,
  crossbar,
  SHOW,
  UNTIMED,
} from "./rules";
import { scoreText } from "./texts";
import { LATTICE, lettersOf, wordTyped } from "./typed-words";

const sizes = Object.values(lattices).map((lattice) => placesOf(lattice).length);
const LETTERS = `[a-z.*]{${Math.min(...sizes)},${Math.max(...sizes)}}`;

/** Crossbar on the server: its answers go to the page, sealed. */
export const serverGame: ServerGame<CrossbarPuzzle, CrossbarAnswer, string, CrossbarState> = {
  rules: crossbar,
  answers: "sealed",
  minMoveMs: 2000,
  hasTables: true,
  tellsBest: fastestOf,
  ...editions,
  moveSchema: z.string().regex(new RegExp(`^(?:${SHOW}|${LETTERS})$`)),
  moveFromForm(form) {
    if (form.has(SHOW)) return SHOW;
    const lattice = latticeIn(form.get(LATTICE));
    const typed = slotsOf(lattice).map(({ at }) => form.get(at));
    const words = typed.map((word) => (typeof word === "string" ? wordTyped(word) : ""));
    return typed.some((word) => typeof word === "string") ? lettersOf(lattice, words) : null;
  },
  refuse: (_edition, { lattice, right }, move) => formProblem(lattice, right, move),
  facts,
  options: [UNTIMED],
  sharedTexts: (result) => ({
    caption: result.isWin && result.outOf > 0 ? `${result.score}/${result.outOf} clean` : "",
    sentence: sharedSentence(result),
    words: squaresInWords(result.squares),
  }),
  isTimed: true,
  points: halfPoints,
  tally: ({ ending }) =>
    (ending?.words ?? []).flatMap(({ mark, isVoid }, place) =>
      isVoid ? [] : [rightKey(place, mark === "clean")],
    ),
  statistics: {
    scoreText,
    distribution: { heading: "Clean words", bars: scoreBars(WORD_COUNT) },
  },
};
