import { z } from "zod";
import { rightKey } from "~/play/rules/crowd";
import { winPoints } from "~/play/rules/points";
import type { Result } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import { type Collectible, scoreBars } from "~/play/rules/title-statistics";
import { editions } from "./editions.server";
import { facts, triesText } from "./facts";
import { type GoldenAnswer, type GoldenPuzzle, type GoldenState, goldenWord, HARD } from "./rules";
import { letters, refusals, sharedSentence } from "./texts";
import { triesInWords } from "./tries-in-words";
import { MAX_TRIES, normaliseWord } from "./word";
import { isKnownWord } from "./words.server";

/** The form field with the word. */
const FIELD = "word";

/** Points lost for each try after the first. */
const POINTS_A_TRY = 150;

/** Golden Word's rules on the server, with the answers, which never leave it before the end. */
export const serverGame: ServerGame<GoldenPuzzle, GoldenAnswer, string, GoldenState> = {
  rules: goldenWord,
  answers: "asked",
  minMoveMs: 700,
  hasTables: true,
  tellsScores: true,
  ...editions,
  moveSchema: z.string().max(200).transform(normaliseWord),
  moveFromForm(form) {
    const typed = form.get(FIELD);
    return typeof typed === "string" ? normaliseWord(typed) : null;
  },
  refuse({ answer }, _state, word) {
    return word === answer.word || isKnownWord(word) ? null : refusals.unknown;
  },
  facts,
  teaser: ({ length }) => letters(length),
  options: [HARD],
  sharedTexts: (result) => ({
    caption: "tries",
    sentence: sharedSentence(result),
    words: triesInWords(result.squares),
  }),
  points: winPoints(POINTS_A_TRY),
  tally: ({ ending }) => (ending && !ending.isVoid ? [rightKey(0, ending.isWin)] : []),
  statistics: {
    scoreText: triesText,
    distribution: {
      heading: "Tries it took",
      bars: scoreBars(MAX_TRIES, (score) => (score > 0 ? String(MAX_TRIES + 1 - score) : "X")),
    },
    collectibles: phrasesOf,
  },
};

/** The words that were found, for the phrase book; one that was missed or voided stays out. */
function phrasesOf(results: readonly Result[]): Collectible[] {
  const phrases = new Map<string, Collectible>();
  for (const { isWin, outOf, edition } of results) {
    const answer = isWin && outOf > 0 ? editions.edition(edition)?.answer : null;
    if (answer) phrases.set(answer.word, { name: answer.word, line: answer.line });
  }
  return [...phrases.values()];
}
