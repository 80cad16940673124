import { percent, playerProblems } from "../../../../scripts/editions/players";
import { brokenProblems } from "../../../../scripts/editions/promises";
import type { AddedFile, Problem, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { editions, type KeeperRecord, keepers } from "../editions.server";
import { generator, shootOutOf } from "../generator.server";
import { goalsOf } from "../standing";
import storiesData from "../stories.json";
import { storyOf } from "../stories.server";
import { attentive, byThumb, hindsight, naive, type Player, shootOut, stubborn } from "./players";
import { checkStories } from "./stories";

const FOLDER = "app/games/spot-kick";
const FILE = `${FOLDER}/editions.json`;

/** How often a player plays each edition: once where the moves are always the same. */
const ROUNDS = 20;

/** A thumb that times well is off by so many milliseconds (standard deviation). */
const THUMB_MS = 66;

/** The share of shoot-outs that each player may win. */
const BOUNDS = [
  { name: "attentive (by the odds)", player: attentive, rounds: 1, low: 0.7, high: 0.8 },
  {
    name: "attentive (by thumb)",
    player: byThumb(attentive, THUMB_MS),
    rounds: ROUNDS,
    low: 0.7,
    high: 0.85,
  },
  { name: "naive (by the odds)", player: naive, rounds: ROUNDS, low: 0.3, high: 0.4 },
  {
    name: "naive (by thumb)",
    player: byThumb(naive, THUMB_MS),
    rounds: ROUNDS,
    low: 0.3,
    high: 0.5,
  },
  { name: "stubborn (by the odds)", player: stubborn, rounds: ROUNDS, low: 0, high: 0.15 },
  {
    name: "stubborn (by thumb)",
    player: byThumb(stubborn, THUMB_MS),
    rounds: ROUNDS,
    low: 0,
    high: 0.15,
  },
] as const;

/** What Spot Kick promises: each keeper can be beaten, and reading habits and run-ups is what wins. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const all = keepersOf(added);
  const keeperAt = (number: number) => all.find((one) => one.number === number);
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => all.map(({ number }) => number),
    told(number) {
      const { id, title, text, event, teams } = storyOf(number);
      const words = `${title} ${event} ${teams.join(" ")}. ${text}`;
      return [{ id, answer: null, asked: "", text: words }];
    },
    check: (data) => {
      const stories = checkStories(storiesData, data);
      const players = BOUNDS.map((bound) => ({ ...bound, ...resultsOf(bound) }));
      return {
        problems: [...keeperProblems(all), ...stories.problems, ...playerProblems(FILE, players)],
        records: all.length + storiesData.length,
        proof: { ...stories.proof, byData: stories.proof.byData + all.length },
        figures: players.map(
          ({ name, share, scored, conceded, low, high }) =>
            `${name} player: wins ${percent(share)} (${percent(low)} to ${percent(high)}), scores ${percent(scored)}, lets in ${percent(conceded)}`,
        ),
      };
    },
    preview(number) {
      const keeper = keeperAt(number);
      if (!keeper) return null;
      const { puzzle, pairs } = shootOutOf(keeper.name, keeper.seed);
      const { habits, faith } = puzzle.keeper;
      const { mine, theirs } = shootOut(attentive, puzzle, pairs, generator(number));
      return [
        `${keeper.name} (seed ${keeper.seed}): ${habits.join(" ")} ${faith} %`,
        `attentive player: ${goalsOf(mine)}-${goalsOf(theirs)}`,
        `story: ${storyOf(number).title}`,
      ];
    },
  };
};

type Filed = KeeperRecord & { number?: number; file?: string };

const keepersOf = (added: readonly AddedFile[]) => [
  ...keepers.map((keeper, index) => ({ ...keeper, number: index + 1 })),
  ...added.flatMap(({ file, content, first }) =>
    (content as { editions: KeeperRecord[] }).editions.map((keeper, place) => ({
      ...keeper,
      number: first + place,
      file,
    })),
  ),
];

/** Everything wrong with keepers. */
export function keeperProblems(list: readonly Filed[]): Problem[] {
  return list.flatMap(({ id, name, seed, file = FILE }, index) => {
    const before = list.slice(0, index);
    const { puzzle, pairs } = shootOutOf(name, seed);
    const { side } = puzzle.keeper;
    const recent = before.slice(-3).map((one) => shootOutOf(one.name, one.seed).puzzle.keeper.side);
    const best = shootOut(hindsight(pairs), puzzle, pairs, generator(seed));
    return brokenProblems(file, id, [
      [before.some((one) => one.id === id), "Its id exists already."],
      [before.some((one) => one.name === name), "Its name exists already."],
      [before.some((one) => one.seed === seed), "Its seed exists already: choose another."],
      [
        recent.includes(side),
        `Its habit by side, ${side}, was there in the three days before: choose another seed.`,
      ],
      [best.standing !== "won", "Nobody can win it."],
    ]);
  });
}

/** How a player does over all keepers. */
function resultsOf({ player, rounds }: { player: Player; rounds: number }) {
  const below = generator(rounds);
  const all = keepers.flatMap(({ name, seed }) => {
    const { puzzle, pairs } = shootOutOf(name, seed);
    return Array.from({ length: rounds }, () => shootOut(player, puzzle, pairs, below));
  });
  const mine = all.flatMap((one) => one.mine);
  const theirs = all.flatMap((one) => one.theirs);
  return {
    share: all.filter(({ standing }) => standing !== "lost").length / all.length,
    scored: goalsOf(mine) / mine.length,
    conceded: goalsOf(theirs) / theirs.length,
  };
}
