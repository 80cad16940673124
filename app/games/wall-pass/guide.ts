import { isLost, type WallState } from "./rules";

/** The brick of a first pass that shows how passes go: a near number whose ball comes back elsewhere; if there is one. */
export const guideOn = ({ at, wall }: Pick<WallState, "at" | "wall">): number | undefined =>
  [-1, 1, -2, 2, -3, 3]
    .map((way) => at + way)
    .find((brick) => wall[brick - 1]?.[0] && !isLost(2 * brick - at));
