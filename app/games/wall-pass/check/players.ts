import {
  COLUMNS,
  isLost,
  landing,
  ONE_TWO,
  PASSES,
  type Pass,
  type Position,
  pass,
  type WallPuzzle,
  type Weight,
  weights,
} from "../rules";
import { drawer } from "../street";

/** How a simulated player values a pass: by the points that it scores, and by the position after it. */
type Taste = (points: number, number: number, after: Position, before: Position) => number;

const NEWCOMERS = 9;

const SAFE = Array.from({ length: COLUMNS }, (_, place) =>
  Array.from({ length: COLUMNS }, (_brick, index) => index + 1)
    .flatMap((brick) => weights.map((weight): Pass => ({ brick, weight })))
    .filter((made) => !isLost(landing(place + 1, made))),
);

/** The share of par of a player who always takes the most points, in hundredths. */
export const greedyShare = (street: WallPuzzle): number => shareOf(street, (points) => points);

/** The share of par of one who does so with one weight alone. */
export const oneWeightShare = (street: WallPuzzle, weight: Weight): number =>
  shareOf(street, (points) => points, [weight]);

/**
 * The shares of par of thoughtful newcomers, in hundredths: they see to it that the next pass hits too, save large
 * numbers for the one-two, take the most from then on, and don't judge to a point.
 */
export function newcomerShares(street: WallPuzzle): number[] {
  return Array.from({ length: NEWCOMERS }, (_, player) => {
    const draw = drawer(player + 1);
    return shareOf(street, (points, number, after, before) => {
      const next = mostOf(after);
      const doubt = draw(4);
      if (before.run === ONE_TWO) return points + next + doubt;
      if (number === 0) return next / 10 - 100;
      return (next > 0 ? 0 : -50) - number + doubt;
    });
  });
}

function shareOf({ par, ...street }: WallPuzzle, taste: Taste, used: readonly Weight[] = weights) {
  let position: Position = { at: street.start, wall: street.wall, run: 0 };
  let score = 0;
  for (let left = PASSES; left > 0; left -= 1) {
    const { played, ...next } = chosen(position, taste, used);
    score += played.points;
    position = next;
  }
  return Math.round((100 * score) / par);
}

function chosen(before: Position, taste: Taste, used: readonly Weight[]) {
  const [best] = (SAFE[before.at - 1] ?? [])
    .filter(({ weight }) => used.includes(weight))
    .map((made) => pass(before, made))
    .map((step) => ({ step, value: taste(step.played.points, step.played.number, step, before) }))
    .sort((one, other) => other.value - one.value);
  if (!best) throw new RangeError("There is no pass.");
  return best.step;
}

/** The most points of one pass. */
function mostOf({ at, wall, run }: Position): number {
  const numbers = (SAFE[at - 1] ?? []).map(({ brick }) => wall[brick - 1]?.[0] ?? 0);
  return Math.max(...numbers) * (run === ONE_TWO ? 2 : 1);
}
