import {
  type AnyEdition,
  answerOf,
  rows,
  type TitleContract,
  textsOf,
} from "../../../../tests/contract/title-contract";
import { ended } from "../../../../tests/contract/title-points";
import type { LinkUpAnswer, LinkUpPuzzle } from "../boards";

const linkedTiles = (edition: AnyEdition): number[][] => {
  const shown = (edition.puzzle as LinkUpPuzzle).words;
  const tilesOf = (words: string[]) => words.map((word) => shown.indexOf(word));
  return answerOf<LinkUpAnswer>(edition).groups.map(({ words }) =>
    tilesOf(words).sort((one, other) => one - other),
  );
};

export const contract: TitleContract = {
  win: (edition) => linkedTiles(edition),
  loss: (edition) => {
    const groups = linkedTiles(edition);
    const oneOfEach = (place: number) => groups.flatMap((tiles) => tiles.slice(place, place + 1));
    return groups.map((_, place) => oneOfEach(place).sort((one, other) => one - other));
  },
  records: (edition) => [answerOf<LinkUpAnswer>(edition).id],
  fields: (move) =>
    Object.fromEntries((move as number[]).map((tile) => [`tile-${tile}`, "on"] as const)),
  refused: { "tile-0": "on", "tile-5": "on" },
  secrets: (edition) => {
    const { id, groups } = answerOf<LinkUpAnswer>(edition);
    const onBoard = groups.flatMap(({ words }) => words);
    const told = groups.flatMap((group) => textsOf({ ...group, words: [] }));
    return [id, ...told.filter((text) => !onBoard.includes(text))];
  },
  fingerprint: "1 d30ff7466dda",
  points: {
    outOf: [4],
    wins: (score) => score > 0,
    losses: (score) => score === 0,
    cases: [
      [ended(true, 4, 4), 1000],
      [ended(true, 1, 4), 550],
      [ended(false, 0, 4), 0],
    ],
  },
  widest: [
    { isWin: true, score: 1, outOf: 4, squares: rows(7, "🟪".repeat(4)) },
    { isWin: false, score: 0, outOf: 4, squares: rows(7, "🟪".repeat(4)) },
  ],
};
