import { percent, playerProblems } from "../../../../scripts/editions/players";
import { brokenProblems } from "../../../../scripts/editions/promises";
import type { Problem, TitleCheck } from "../../../../scripts/editions/title-check";
import { editions, type KeeperRecord, keepers } from "../editions.server";
import { generator, shootOutOf } from "../generator.server";
import { goalsOf } from "../standing";
import storiesData from "../stories.json";
import { storyOf } from "../stories.server";
import { attentive, hindsight, naive, type Player, shootOut, stubborn } from "./players";
import { checkStories } from "./stories";

const FOLDER = "app/games/spot-kick";
const FILE = `${FOLDER}/editions.json`;

/** How often a player plays each edition: once where the moves are always the same. */
const ROUNDS = 20;

/** The share of shoot-outs that each player may win. */
const BOUNDS = [
  { name: "attentive", player: attentive, rounds: 1, low: 0.7, high: 0.8 },
  { name: "naive", player: naive, rounds: ROUNDS, low: 0.3, high: 0.4 },
  { name: "stubborn", player: stubborn, rounds: ROUNDS, low: 0, high: 0.15 },
] as const;

/** What Spot Kick promises: each keeper can be beaten, and reading habits and run-ups is what wins. */
export const titleCheck: TitleCheck = {
  schedule: editions.schedule,
  scheduleFile: `${FOLDER}/editions.server.ts`,
  numbers: () => keepers.map((_, index) => index + 1),
  told(number) {
    const { id, title, text, event, teams } = storyOf(number);
    return [{ id, answer: null, asked: "", text: `${title} ${event} ${teams.join(" ")}. ${text}` }];
  },
  check: (data) => {
    const stories = checkStories(storiesData, data);
    const players = BOUNDS.map((bound) => ({ ...bound, ...resultsOf(bound) }));
    return {
      problems: [...keeperProblems(keepers), ...stories.problems, ...playerProblems(FILE, players)],
      records: keepers.length + storiesData.length,
      proof: { ...stories.proof, byData: stories.proof.byData + keepers.length },
      figures: players.map(
        ({ name, share, scored, conceded, low, high }) =>
          `${name} player: wins ${percent(share)} (${percent(low)} to ${percent(high)}), scores ${percent(scored)}, lets in ${percent(conceded)}`,
      ),
    };
  },
  preview(number) {
    const edition = editions.edition(number);
    const keeper = keepers[number - 1];
    if (!edition || !keeper) return null;
    const { habits, faith } = edition.puzzle.keeper;
    const { pairs, story } = edition.answer;
    const { mine, theirs } = shootOut(attentive, edition.puzzle, pairs, generator(number));
    return [
      `${keeper.name} (seed ${keeper.seed}): ${habits.join(" ")} ${faith} %`,
      `attentive player: ${goalsOf(mine)}-${goalsOf(theirs)}`,
      `story: ${story.title}`,
    ];
  },
};

/** Everything wrong with keepers. */
export function keeperProblems(list: readonly KeeperRecord[]): Problem[] {
  return list.flatMap(({ id, name, seed }, index) => {
    const before = list.slice(0, index);
    const { puzzle, pairs } = shootOutOf(name, seed);
    const { side } = puzzle.keeper;
    const recent = before.slice(-3).map((one) => shootOutOf(one.name, one.seed).puzzle.keeper.side);
    const best = shootOut(hindsight(pairs), puzzle, pairs, generator(seed));
    return brokenProblems(FILE, id, [
      [before.some((one) => one.id === id), "Its id exists already."],
      [before.some((one) => one.name === name), "Its name exists already."],
      [before.some((one) => one.seed === seed), "Its seed exists already."],
      [recent.includes(side), `Its habit by side, ${side}, was there in the three days before.`],
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
