import {
  answerOf,
  rows,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended } from "../../../../tests/contract/title-points";
import { editions } from "../editions.server";
import { slotsOf, wordIn } from "../grid";
import { lattices } from "../lattices";
import type { CrossbarAnswer } from "../rules";

/** The contract's days have this one. */
const slots = slotsOf(lattices.goal);

/** Another letter, which is never the same again within 25 steps. */
const letterAfter = (letter: string, steps: number) =>
  String.fromCharCode(((letter.charCodeAt(0) - 97 + steps) % 26) + 97);

/** A check of wrong letters alone: at first in the squares of the first word that no other word has. */
const wrongLetters = (letters: string, check: number) =>
  Array.from(letters, (letter, cell) =>
    check > 0 || cell === 1 || cell === 3 ? letterAfter(letter, check + 1) : ".",
  ).join("");

export const contract: TitleContract = {
  win: (edition) => {
    const { letters } = answerOf<CrossbarAnswer>(edition);
    return [`${letters.slice(0, 5)}${".".repeat(16)}`, letters];
  },
  loss: (edition) => {
    const { letters } = answerOf<CrossbarAnswer>(edition);
    return Array.from(Array(10).keys(), (check) => wrongLetters(letters, check));
  },
  records: (edition) => answerOf<CrossbarAnswer>(edition).words.map(({ id }) => id),
  fields: (move) => Object.fromEntries(slots.map((slot) => [slot.at, wordIn(String(move), slot)])),
  refused: { "1a": "pitch", "1d": "bench" },
  secrets: (edition) => [
    answerOf<CrossbarAnswer>(edition).letters,
    ...(editions.at(edition.number)?.words ?? []).flatMap(({ id, word, source }) =>
      // "Cross" is in the title's own name.
      textsOf([id, source, ...("crossbar".includes(word) ? [] : [word])]),
    ),
  ],
  fingerprint: "1 b9c9e668cb5b",
  points: {
    // A word with help counts for the win and not for the score.
    outOf: [6, 5, 1],
    wins: () => true,
    losses: (score, of) => score < of,
    cases: [
      [ended(true, 6, 6), 1000],
      [ended(true, 0, 6), 501],
      [ended(false, 5, 6), 416],
    ],
  },
  widest: [
    { isWin: true, score: 6, outOf: 6, elapsed: 35_999_000, squares: rows(2, "🟩".repeat(3)) },
  ],
};
