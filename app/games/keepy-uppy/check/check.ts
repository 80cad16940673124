import { percent, playerProblems } from "../../../../scripts/editions/players";
import { brokenProblems } from "../../../../scripts/editions/promises";
import type { Problem, TitleCheck } from "../../../../scripts/editions/title-check";
import { bestLineOf, editions, type Garden, gardens, isFair, unfairText } from "../editions.server";
import { MIN_WIN } from "../garden";
import { bankedOf } from "../rules";
import { gardenOf } from "../weather.server";
import { careless, type Player, runOf, thoughtful } from "./players";

const FOLDER = "app/games/keepy-uppy";
const FILE = `${FOLDER}/editions.json`;

/** The share of gardens that each player may win: about half for one who looks ahead, few for one who does not. */
const BOUNDS = [
  { name: "thoughtful", player: thoughtful, low: 0.45, high: 0.65 },
  { name: "careless", player: careless, low: 0, high: 0.15 },
] as const;

/** What Keepy-Uppy promises: each garden's line is the best there is, and looking ahead is what wins. */
export const titleCheck: TitleCheck = {
  schedule: editions.schedule,
  scheduleFile: `${FOLDER}/editions.server.ts`,
  numbers: () => gardens.map((_, index) => index + 1),
  check: () => {
    const players = BOUNDS.map((bound) => ({ ...bound, ...resultsOf(gardens, bound.player) }));
    return {
      problems: [...gardenProblems(gardens), ...playerProblems(FILE, players)],
      records: gardens.length,
      proof: { byData: gardens.length, byReading: 0, unchecked: 0 },
      figures: [
        `best lines: ${spread(gardens.map(({ line }) => line.length))} touches`,
        ...players.map(
          ({ name, share, banked }) =>
            `${name} player: wins ${percent(share)}, banks ${spread(banked)}`,
        ),
      ],
    };
  },
  preview(number) {
    const garden = gardens[number - 1];
    if (!garden) return null;
    const { puzzle } = gardenOf(garden.seed);
    const { id, seed, line } = garden;
    return [`${id}: seed ${seed}, stages ${puzzle.stages}`, `best, ${line.length}: ${line}`];
  },
};

/** Everything wrong with gardens. */
export function gardenProblems(list: readonly Garden[]): Problem[] {
  return list.flatMap((garden, index) => {
    const { id, seed, line } = garden;
    const before = list.slice(0, index);
    const best = bestLineOf(garden);
    return brokenProblems(FILE, id, [
      [before.some((one) => one.id === id), "Its id exists already."],
      [before.some((one) => one.seed === seed), "Its seed exists already."],
      [best !== line, `Its best line is ${best}.`],
      [!isFair(best), `${unfairText(best)}.`],
    ]);
  });
}

function resultsOf(list: readonly Garden[], player: Player) {
  const runs = list.map(({ seed }) => {
    const { puzzle, gusts } = gardenOf(seed);
    return runOf(player, puzzle, { gusts });
  });
  const won = runs.filter(({ end, log }) => end === "caught" && log.length >= MIN_WIN);
  return { share: won.length / list.length, banked: runs.map(bankedOf) };
}

/** "3 to 90, half of them 14 to 36". */
function spread(figures: readonly number[]): string {
  const sorted = [...figures].sort((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return `${at(0)} to ${at(1)}, half of them ${at(0.25)} to ${at(0.75)}`;
}
