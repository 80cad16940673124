import {
  type AnyEdition,
  answerOf,
  rows,
  seedText,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended } from "../../../../tests/contract/title-points";
import { keepers } from "../editions.server";
import { diveAt, kickAt, type SpotAnswer, type SpotMove, type SpotPuzzle } from "../rules";
import { type Shot, styles, zones } from "../shot";
import { standingOf } from "../standing";
import { storyOf } from "../stories.server";

/** A shoot-out that ends like this, by trying for each move a goal and none; a lost one with few goals. */
function shootOut(
  edition: AnyEdition,
  wanted: "won" | "lost",
  mine: readonly Shot[] = [],
  theirs: readonly Shot[] = [],
): SpotMove[] | null {
  const standing = standingOf(mine, theirs);
  if (standing) return standing === wanted ? [] : null;
  const puzzle = edition.puzzle as SpotPuzzle;
  const pair = answerOf<SpotAnswer>(edition).pairs[theirs.length];
  if (!pair) return null;
  const isDive = mine.length > theirs.length;
  const made = (move: SpotMove) =>
    "dive" in move ? diveAt(puzzle, theirs.length, move, pair) : kickAt(puzzle, mine, move, pair);
  const moves: SpotMove[] = isDive
    ? zones.map((dive) => ({ dive }))
    : zones.flatMap((zone) => styles.map((style) => ({ zone, style })));
  const isGoal = (move: SpotMove) => made(move).outcome === "goal";
  const isGoalFirst = wanted === "won" && !isDive;
  const tries = [isGoalFirst, !isGoalFirst].map((wish) =>
    moves.find((move) => isGoal(move) === wish),
  );
  for (const move of tries) {
    if (!move) continue;
    const next = isDive
      ? ([mine, [...theirs, made(move)]] as const)
      : ([[...mine, made(move)], theirs] as const);
    const rest = shootOut(edition, wanted, ...next);
    if (rest) return [move, ...rest];
  }
  return null;
}

export const contract: TitleContract = {
  win: (edition) => shootOut(edition, "won") ?? [],
  loss: (edition) => shootOut(edition, "lost") ?? [],
  records: ({ number }) => [`keeper-${number}`],
  fields: (move) =>
    Object.fromEntries(
      Object.entries(move as SpotMove).map(([name, value]) => [name, String(value)]),
    ),
  refused: { zone: "9", style: "placed" },
  secrets: (edition) => [
    ...textsOf(storyOf(edition.number)),
    ...textsOf(answerOf<SpotAnswer>(edition).pairs),
    keepers[edition.number - 1]?.id ?? "",
    seedText(keepers[edition.number - 1]?.seed),
  ],
  // The names of the styles are on the board.
  earned: (edition, moves) => [
    ...styles,
    ...answerOf<SpotAnswer>(edition)
      .pairs.slice(0, Math.ceil(moves / 2))
      .flatMap(({ runUp }) => textsOf(runUp.signs)),
  ],
  fingerprint: "3 3514c6f55ded",
  points: {
    outOf: [3, 5, 6, 10],
    wins: () => true,
    losses: (score, of) => score < of,
    cases: [
      [ended(true, 5, 5), 1000],
      [ended(true, 3, 5), 800],
      [ended(false, 4, 5), 399],
    ],
  },
  widest: [
    { isWin: true, score: 10, outOf: 10, squares: rows(2, "🟩".repeat(10)) },
    { isWin: false, score: 7, outOf: 9, squares: "🟩🟩🟩🟩🟥🟩🟩🟩🟥\n🟩🟩🟥🟩🟩🟩🟩🟩🟩" },
  ],
};
