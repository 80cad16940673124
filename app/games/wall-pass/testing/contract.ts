import { seedText, type TitleContract } from "../../../../tests/contract/title-contract";
import { ended, fromShare } from "../../../../tests/contract/title-points";
import { streets } from "../editions.server";
import { passesOf } from "../line";
import { MAX_PAR, PASSES, type Pass } from "../rules";

/** The brick in the middle again and again, behind which are two numbers at most. */
const middle: Pass[] = Array(PASSES).fill({ brick: 4, weight: "firm" });

export const contract: TitleContract = {
  win: ({ number }) => passesOf(streets[number - 1]?.line ?? ""),
  loss: () => middle,
  records: ({ number }) => [`street-${number}`],
  fields: (move) => {
    const { brick, weight } = move as Pass;
    return { brick: String(brick), weight };
  },
  refused: { brick: "8", weight: "firm" },
  secrets: ({ number }) => [streets[number - 1]?.line ?? "", seedText(streets[number - 1]?.seed)],
  fingerprint: "1 e3714aaefa07",
  points: {
    ...fromShare(0.75, 60, 75, 92),
    cases: [
      [ended(true, 92, 92), 1000],
      [ended(true, 69, 92), 750],
      [ended(false, 46, 92), 500],
    ],
  },
  widest: [{ isWin: true, score: MAX_PAR, outOf: MAX_PAR, squares: "🟩".repeat(10) }],
};
