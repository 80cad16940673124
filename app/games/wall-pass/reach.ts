import { COLUMNS, hardestAt, type WallState, type Weight } from "./rules";

/** Whether a pass can hit a number from where the player stands. */
export const canHit = ({ at, wall }: Pick<WallState, "at" | "wall">): boolean =>
  wall.some(([front], place) => front && hardestAt(at, place + 1));

/** A weight, or a firm pass in the place of a hard one where that can only go out or come back to the same place. */
export const usableAt = (at: number, weight: Weight): Weight =>
  weight === "hard" && at > 2 && at < COLUMNS - 1 ? "firm" : weight;
