import { hardestAt, type WallState } from "./rules";

/** Whether a pass can hit a number from where the player stands. */
export const canHit = ({ at, wall }: Pick<WallState, "at" | "wall">): boolean =>
  wall.some(([front], place) => front && hardestAt(at, place + 1));
