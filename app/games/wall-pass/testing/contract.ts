import {
  type AnyEdition,
  seedText,
  type TitleContract,
} from "../../../../tests/contract/title-contract";
import { ended, fromShare } from "../../../../tests/contract/title-points";
import { streets } from "../editions.server";
import { passesOf } from "../line";
import { MAX_PAR, PASSES, type Pass, type WallPuzzle } from "../rules";

/** The same lost ball again and again, at the far end of the wall. */
const lostBalls = ({ puzzle }: AnyEdition): Pass[] => {
  const { start } = puzzle as WallPuzzle;
  return Array(PASSES).fill({ brick: start < 4 ? 7 : 1, weight: "hard" });
};

export const contract: TitleContract = {
  win: ({ number }) => passesOf(streets[number - 1]?.line ?? ""),
  loss: lostBalls,
  records: ({ number }) => [`street-${number}`],
  fields: (move) => {
    const { brick, weight } = move as Pass;
    return { brick: String(brick), weight };
  },
  refused: { brick: "8", weight: "firm" },
  secrets: ({ number }) => [streets[number - 1]?.line ?? "", seedText(streets[number - 1]?.seed)],
  fingerprint: "1 a2e3f6a964b3",
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
