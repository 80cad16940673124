import {
  answerOf,
  rows,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended } from "../../../../tests/contract/title-points";
import { records } from "../editions.server";
import type { GoldenAnswer } from "../rules";

/** Tries that miss, by their length: the same ones whatever the bank asks. */
const misses: Record<number, readonly string[]> = {
  5: ["cross", "touch", "dummy", "final", "crowd", "squad", "feint"],
  6: ["winger", "volley", "corner", "nutmeg", "keeper", "dugout", "tackle"],
  7: ["panenka", "penalty", "sweeper", "captain", "offside", "terrace", "referee"],
};

const longest = Math.max(...records.map(({ word }) => word.length));

export const contract: TitleContract = {
  win: (edition) => [answerOf<GoldenAnswer>(edition).word],
  loss: (edition) => {
    const { word } = answerOf<GoldenAnswer>(edition);
    return (misses[word.length] ?? []).filter((miss) => miss !== word).slice(0, 6);
  },
  records: ({ number }) => [records[number - 1]?.id ?? ""],
  fields: (move) => ({ word: String(move) }),
  refused: { word: "zzqxj" },
  secrets: ({ number }) => {
    const { id, word, line, source } = records[number - 1] ?? {};
    return textsOf([id, word, line, source]);
  },
  fingerprint: "1 d572690a4689",
  points: {
    outOf: [6],
    wins: (score) => score > 0,
    losses: (score) => score === 0,
    cases: [
      [ended(true, 6, 6), 1000],
      [ended(true, 1, 6), 250],
      [ended(false, 0, 6), 0],
    ],
  },
  widest: [
    { isWin: false, score: 0, outOf: 6, squares: rows(6, "⬜".repeat(longest)) },
    { isWin: true, score: 6, outOf: 6, squares: "🟨".repeat(longest) },
  ],
};
