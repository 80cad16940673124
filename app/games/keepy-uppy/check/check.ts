import { onceFor } from "~/platform/once-for";
import { percent, playerProblems } from "../../../../scripts/editions/players";
import { brokenProblems } from "../../../../scripts/editions/promises";
import type { AddedFile, Problem, TitleCheckWith } from "../../../../scripts/editions/title-check";
import {
  bestLineOf,
  editions,
  type Garden,
  gardens,
  isFair,
  readGarden,
  unfairText,
} from "../editions.server";
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
export const titleCheck: TitleCheckWith = (added = []) => {
  const all = gardensOf(added);
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => all.map(({ number }) => number),
    check: (_, part) => {
      const proof = { byData: all.length, byReading: 0, unchecked: 0 };
      const report = { problems: gardenProblems(all, part), records: all.length, proof };
      if (part === "added") return report;
      const best = all.map(bestOf);
      const players = PLAYERS.flatMap(({ name, player, ...bound }) =>
        [byForm, byThumb].map((hand) => ({
          ...bound,
          ...resultsOf(player, hand),
          name: `${name} (${hand.name})`,
        })),
      );
      return {
        ...report,
        problems: [...report.problems, ...playerProblems(FILE, players)],
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
      const garden = all.find((one) => one.number === number);
      if (!garden) return null;
      const line = bestLineOf(garden);
      const { id, seed } = garden;
      const { puzzle, answer } = readGarden(garden);
      return [
        `${id}: seed ${seed}, stages ${puzzle.stages}, gusts ${answer.gusts}`,
        `best without timing, ${line.length}: ${line}`,
      ];
    },
  };
};

type Filed = Garden & { number?: number; file?: string };

const gardensOf = (added: readonly AddedFile[]) => [
  ...gardens.map((garden, index) => ({ ...garden, number: index + 1 })),
  ...added.flatMap(({ file, content, first }) =>
    (content as { editions: Garden[] }).editions.map((garden, place) => ({
      ...garden,
      number: first + place,
      file,
    })),
  ),
];

/** The solver takes a second for a year of them. */
const bestOf = onceFor((garden: Garden) => bestLineOf(garden));

/**
 * Everything wrong with gardens.
 *
 * @param part an operator's alone
 */
export function gardenProblems(list: readonly Filed[], part?: "added"): Problem[] {
  return list.flatMap((garden, index) => {
    const { id, seed, file } = garden;
    if (part === "added" && !file) return [];
    const before = list.slice(0, index);
    const best = bestOf(garden);
    return brokenProblems(file ?? FILE, id, [
      [before.some((one) => one.id === id), "Its id exists already."],
      [before.some((one) => one.seed === seed), "Its seed exists already: choose another."],
      [!isFair(best), `${unfairText(best)}: choose another seed.`],
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
