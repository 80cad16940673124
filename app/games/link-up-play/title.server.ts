import { z } from "zod";
import { rightKey } from "~/play/rules/crowd";
import { winPoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { scoreBars } from "~/play/rules/title-statistics";
import type { LinkUpAnswer, LinkUpPuzzle } from "./boards";
import { editions, tagsOf } from "./editions.server";
import { facts } from "./facts";
import { tilesIn } from "./fields";
import { guessesInWords } from "./guesses-in-words";
import { linkUpPlay } from "./rules";
import type { LinkState } from "./state";
import { beatText, cardsText, groupsText, sharedSentence } from "./texts";
import { MAX_MISTAKES, normaliseTiles, WORD_COUNT } from "./words";

/** Points lost for each yellow card. */
const POINTS_A_CARD = 150;

/** What an end tells of the next board's hardest link, by a tag of its category: the more telling first. */
const HARDEST = [
  ["rhymes", "four that rhyme"],
  ["anagrams", "four that are shuffled"],
  ["hidden", "something hides inside"],
  ["wordplay", "a play on letters"],
  ["second-life", "a second meaning"],
] as const;

function tomorrowsLink(category: string): string {
  const tags = tagsOf(category);
  const told = HARDEST.find(([tag]) => tags.includes(tag))?.[1];
  return told ? `Tomorrow: ${told}` : "";
}

/** Link-Up Play on the server, which judges each choice. */
export const serverGame: ServerGame<LinkUpPuzzle, LinkUpAnswer, readonly number[], LinkState> = {
  rules: linkUpPlay,
  answers: "asked",
  minMoveMs: 500,
  hasTables: true,
  tellsForm: true,
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
  teaser: (_, { groups }) => tomorrowsLink(groups.at(-1)?.id ?? ""),
  options: [],
  sharedTexts: (result) => ({
    caption: result.isWin && result.outOf > 0 ? cardsText(result.outOf - result.score) : "",
    sentence: sharedSentence(result),
    beat: beatText(result),
    words: guessesInWords(result.squares),
  }),
  points: winPoints(POINTS_A_CARD),
  tally: ({ found, ending }) =>
    ending && !ending.isVoid
      ? ending.groups.map(({ level }) =>
          rightKey(
            level,
            found.some((group) => group.level === level),
          ),
        )
      : [],
  statistics: {
    scoreText: groupsText,
    distribution: {
      heading: "Yellow cards it took",
      bars: scoreBars(MAX_MISTAKES, (score) => (score > 0 ? String(MAX_MISTAKES - score) : "X")),
    },
  },
};
