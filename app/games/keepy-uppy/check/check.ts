import { percent, playerProblems } from "../../../../scripts/editions/players";
import { brokenProblems } from "../../../../scripts/editions/promises";
import type { Problem, TitleCheck } from "../../../../scripts/editions/title-check";
import { bestLineOf, editions, type Garden, gardens, isFair, unfairText } from "../editions.server";
import { attentive, type Hand, hasty, type Player, random, runOf, seeded } from "./players";

const FOLDER = "app/games/keepy-uppy";
const FILE = `${FOLDER}/editions.json`;

const byForm: Hand = { name: "without timing", spread: null };
/** A thumb that times well. */
const byThumb: Hand = { name: "by touch", spread: 66 };

/** The share of days that each player may win: most for one who looks ahead, hardly any for one who presses anything. */
const PLAYERS: readonly { name: string; player: Player; low: number; high: number }[] = [
  { name: "attentive", player: attentive, low: 0.55, high: 0.7 },
  { name: "hasty", player: hasty, low: 0, high: 0.25 },
  { name: "random", player: random, low: 0, high: 0.1 },
];

/** Of luck of their own, thumbs and random players play each day so often; once where nothing is left to luck. */
const RUNS = 10;
const runsOf = (player: Player, hand: Hand) =>
  player === attentive && hand.spread === null ? 1 : RUNS;

/** What Keepy-Uppy promises: each garden can be won without timing, looking ahead is what wins, and by touch as by form. */
export const titleCheck: TitleCheck = {
  schedule: editions.schedule,
  scheduleFile: `${FOLDER}/editions.server.ts`,
  numbers: () => gardens.map((_, index) => index + 1),
  check: () => {
    const best = gardens.map(bestLineOf);
    const players = PLAYERS.flatMap(({ name, player, ...bound }) =>
      [byForm, byThumb].map((hand) => ({
        ...bound,
        ...resultsOf(player, hand),
        name: `${name} (${hand.name})`,
      })),
    );
    return {
      problems: [...gardenProblems(gardens, best), ...playerProblems(FILE, players)],
      records: gardens.length,
      proof: { byData: gardens.length, byReading: 0, unchecked: 0 },
      figures: [
        `best lines without timing: ${spread(best.map(({ length }) => length))} touches`,
        ...players.map(
          ({ name, share, touches }) =>
            `${name} player: wins ${percent(share)}, makes ${spread(touches)} touches`,
        ),
      ],
    };
  },
  preview(number) {
    const garden = gardens[number - 1];
    const edition = editions.edition(number);
    if (!garden || !edition) return null;
    const line = bestLineOf(garden);
    const { id, seed } = garden;
    return [
      `${id}: seed ${seed}, stages ${edition.puzzle.stages}, gusts ${edition.answer.gusts}`,
      `best without timing, ${line.length}: ${line}`,
    ];
  },
};

/**
 * Everything wrong with gardens.
 *
 * @param lines the best lines of each, which take the solver a second for a year of them
 */
export function gardenProblems(
  list: readonly Garden[],
  lines = list.map((garden) => bestLineOf(garden)),
): Problem[] {
  return list.flatMap(({ id, seed }, index) => {
    const before = list.slice(0, index);
    const best = lines[index] ?? "";
    return brokenProblems(FILE, id, [
      [before.some((one) => one.id === id), "Its id exists already."],
      [before.some((one) => one.seed === seed), "Its seed exists already."],
      [!isFair(best), `${unfairText(best)}.`],
    ]);
  });
}

function resultsOf(player: Player, hand: Hand) {
  const chance = seeded(1);
  const runs = gardens.flatMap((_, index) => {
    const edition = editions.edition(index + 1, []);
    return edition
      ? Array.from({ length: runsOf(player, hand) }, () => runOf(player, hand, edition, chance))
      : [];
  });
  const won = runs.filter(({ end }) => end === "caught");
  return { share: won.length / runs.length, touches: runs.map(({ log }) => log.length) };
}

/** "3 to 90, half of them 14 to 36". */
function spread(figures: readonly number[]): string {
  const sorted = [...figures].sort((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return `${at(0)} to ${at(1)}, half of them ${at(0.25)} to ${at(0.75)}`;
}
