import { isLost, type WallState } from "./rules";

/** The brick of a first pass that shows how passes go: a near number whose ball comes back elsewhere, at best two columns away, where each weight leads to another place. */
export const guideOn = ({ at, wall }: Pick<WallState, "at" | "wall">): number | undefined =>
  [-2, 2, -1, 1, -3, 3]
    .map((way) => at + way)
    .find((brick) => wall[brick - 1]?.[0] && !isLost(2 * brick - at));
