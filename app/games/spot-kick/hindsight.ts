import { type Keeper, leanOf, rememberedSide } from "./keeper";
import { columnOf, rowOf, type Shot } from "./shot";
import { zoneNames } from "./texts";

/** How many of a keeper's dives were by a habit, of how many where it had something to say. */
type Kept = { count: number; of: number };

/**
 * How often a keeper kept to the habits by side and by height, and waited at the side of the two kicks before. Such a side
 * is not a habit: it is certain, so it was true each time.
 */
export function habitsKept(
  keeper: Keeper,
  shots: readonly Shot[],
): readonly [side: Kept, height: Kept, wait: Kept] {
  const dives = shots.map(({ dive }, place) => {
    const before = shots.slice(0, place);
    const { column, row } = leanOf(keeper, before);
    const waits = rememberedSide(before) !== null;
    const side = column === null ? null : columnOf(dive) === column;
    return {
      side: waits ? null : side,
      height: row === null ? null : rowOf(dive) === row,
      wait: waits ? side : null,
    };
  });
  const kept = (habit: "side" | "height" | "wait"): Kept => ({
    count: dives.filter((dive) => dive[habit]).length,
    of: dives.filter((dive) => dive[habit] !== null).length,
  });
  return [kept("side"), kept("height"), kept("wait")];
}

/** How often a keeper's habit was true. */
export const keptText = ({ count, of }: Kept): string =>
  of === 0 ? "Never came up." : `True ${count} ${count === 1 ? "time" : "times"} in ${of}.`;

/** A dive in words: "dive low right"; of a save at the other height "stretch from low right". */
export const diveText = ({ zone, dive, outcome }: Shot): string =>
  zone === dive && outcome === "goal"
    ? "right way, beaten"
    : `${zone !== dive && outcome === "saved" ? "stretch from" : "dive"} ${zoneNames[dive]}`;
