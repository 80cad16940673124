import { hardestAt, ONE_TWO, type Played, pass, type WallPuzzle, type WallState } from "./rules";

/** A pass, counted from 1, and by how many points a number that it could hit and that still stands beats what it made. */
export type GivenAway = { pass: number; points: number };

/** The pass that gave away most, the first of equal ones; null if none gave anything away. */
export function gaveAwayMost(
  { start, wall }: Pick<WallPuzzle, "start" | "wall">,
  state: Pick<WallState, "passes" | "wall">,
): GivenAway | null {
  let position = { at: start, wall, run: 0 };
  let most: GivenAway = { pass: 0, points: 0 };
  for (const [index, made] of state.passes.entries()) {
    const points = leftStanding(position, state.wall) - made.points;
    if (points > most.points) most = { pass: index + 1, points };
    position = pass(position, made);
  }
  return most.points > 0 ? most : null;
}

/** The most that a pass from a position can make of a number that is on the wall to the end. */
function leftStanding(
  { at, wall, run }: Parameters<typeof pass>[0],
  end: WallState["wall"],
): number {
  const numbers = wall.map(([front = 0, ...behind], place) =>
    hardestAt(at, place + 1) && end[place]?.length === behind.length + 1 ? front : 0,
  );
  return Math.max(...numbers) * (run === ONE_TWO ? 2 : 1);
}

/** What a pass came to: "9 doubled". */
export const madeText = ({ number, points }: Pick<Played, "number" | "points">): string =>
  points > number ? `${number} doubled` : `hit ${number || "nothing"}`;
