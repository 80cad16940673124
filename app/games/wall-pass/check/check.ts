import { brokenProblems } from "../../../../scripts/editions/promises";
import type { AddedFile, Problem, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { editions, type Street, streets } from "../editions.server";
import { lineText, passesOf } from "../line";
import { WIN_PERCENT } from "../par";
import { isLost, MAX_PAR, playedOn, type WallPuzzle, weights } from "../rules";
import { bestLine } from "../solver.server";
import { streetOf } from "../street";
import { greedyShare, newcomerShares, oneWeightShare } from "./players";

const FOLDER = "app/games/wall-pass";
const FILE = `${FOLDER}/streets.json`;

const MIN_PAR = 45;
/** The share of par of a player who always takes the most points: it may neither win nor find nothing. */
const MIN_GREEDY = 50;
const MAX_GREEDY = 72;
/** The share of thoughtful newcomers who win, over all streets. */
const MIN_WINNERS = 45;
const MAX_WINNERS = 65;

/** What Wall Pass promises; importing its streets has checked them against the schema. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const all = streetsOf(added);
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => all.map(({ number }) => number),
    check: (_, part) => {
      // Each street is proved by the solver, which needs no data from elsewhere.
      const proof = { byData: all.length, byReading: 0, unchecked: 0 };
      const own = part === "added" ? all.filter(({ file }) => file) : all;
      const broken = [...streetProblems(all, part), ...oneWeightProblems(own)];
      const report = { problems: broken, records: all.length, proof };
      if (part === "added") return report;
      const winners = winnersOf(streets);
      const problems = [...report.problems, ...winnersProblems(winners)];
      return { ...report, problems, figures: [figuresOf(streets, winners)] };
    },
    preview(number) {
      const street = all.find((one) => one.number === number);
      if (!street) return null;
      const { start, wall } = streetOf(street.seed);
      const columns = wall.map((numbers) => `[${numbers.join(" then ")}]`).join(" ");
      return [`Start ${start}, par ${street.par}: ${columns}`, street.line];
    },
  };
};

type Filed = Street & { number?: number; file?: string };

const streetsOf = (added: readonly AddedFile[]): (Filed & { number: number })[] => [
  ...streets.map((street, index) => ({ ...street, number: index + 1 })),
  ...added.flatMap(({ file, content, first }) =>
    (content as { editions: { seed: number }[] }).editions.map(({ seed }, place) => {
      const { par, line } = bestLine(streetOf(seed));
      return { seed, par, line: lineText(line), number: first + place, file };
    }),
  ),
];

const puzzleOf = ({ seed, par }: Street): WallPuzzle => ({ ...streetOf(seed), par });

/**
 * Streets that come twice, whose par or line is not the solver's, or that ask too little of a player.
 *
 * @param part an operator's alone
 */
export function streetProblems(list: readonly Filed[], part?: "added"): Problem[] {
  return list.flatMap((street, index) => {
    if (part === "added" && !street.file) return [];
    const puzzle = puzzleOf(street);
    const passes = passesOf(street.line);
    const played = playedOn(puzzle, passes);
    const total = played.reduce((sum, { points }) => sum + points, 0);
    const { par } = bestLine(puzzle);
    const greedy = greedyShare({ ...puzzle, par });
    const { file = FILE, number = index + 1 } = street;
    return brokenProblems(file, `edition ${number}`, [
      [list.slice(0, index).some(({ seed }) => seed === street.seed), "Its seed exists already."],
      [street.par !== par, `The solver's par is ${par}.`],
      [total !== street.par, `Its line scores ${total}.`],
      [played.some(({ to }) => isLost(to)), "Its line loses the ball."],
      [new Set(passes.map(({ weight }) => weight)).size < 2, "Its line needs one weight only."],
      [par < MIN_PAR || par > MAX_PAR, `Its par is not from ${MIN_PAR} to ${MAX_PAR}.`],
      [greedy < MIN_GREEDY, `Taking the most each time gets ${greedy}% of par: too little.`],
      [greedy > MAX_GREEDY, `Taking the most each time gets ${greedy}% of par: too much.`],
    ]);
  });
}

/** To take the most with the same weight each time may win on some days, not on all. */
export function oneWeightProblems(list: readonly Filed[]): Problem[] {
  const easy = weights.find((weight) =>
    list.every((street) => oneWeightShare(puzzleOf(street), weight) >= WIN_PERCENT),
  );
  const reason = `Taking the most with ${easy} passes alone wins all of them.`;
  return brokenProblems(list[0]?.file ?? FILE, "all", [[list.length > 1 && Boolean(easy), reason]]);
}

/** The win has to be within reach of a newcomer who thinks, and no gift. */
export function winnersProblems(winners: number): Problem[] {
  const isFair = winners >= MIN_WINNERS && winners <= MAX_WINNERS;
  return brokenProblems(FILE, "all", [[!isFair, `${winners}% of thoughtful newcomers win.`]]);
}

/** How many thoughtful newcomers win, in hundredths. */
function winnersOf(list: readonly Street[]): number {
  const shares = list.flatMap((street) => newcomerShares(puzzleOf(street)));
  return Math.round((100 * shares.filter((share) => share >= WIN_PERCENT).length) / shares.length);
}

function figuresOf(list: readonly Street[], winners: number): string {
  const mean = (values: number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const par = mean(list.map((street) => street.par));
  const greedy = mean(list.map((street) => greedyShare(puzzleOf(street))));
  return `mean par ${par}; taking the most each time gets ${greedy}% of it; ${winners}% of thoughtful newcomers win`;
}
