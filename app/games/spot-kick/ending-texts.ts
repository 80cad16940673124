import type { Kept } from "./keeper";

/** How often a keeper's habit was true. */
export const keptText = ({ count, of }: Kept): string =>
  of === 0 ? "Never came up." : `True ${count} ${count === 1 ? "time" : "times"} in ${of}.`;
