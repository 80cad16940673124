import type { Style, Zone } from "../shot";

/** A plan as it was filled in so far. */
export type Draft = {
  kicks: readonly { zone: Zone | null; style: Style }[];
  dives: readonly (Zone | null)[];
};

/** The rounds of a plan, from 0. A value of the rules would cost the page a chunk. */
export const rounds = [0, 1, 2, 3, 4] as const;

/** The names of a round's fields. */
export const fieldNames = {
  kick: (round: number) => `kick-${round + 1}`,
  style: (round: number) => `style-${round + 1}`,
  dive: (round: number) => `dive-${round + 1}`,
};

/** An empty form: every kick is placed until it is driven. */
export const emptyDraft: Draft = {
  kicks: rounds.map(() => ({ zone: null, style: "placed" })),
  dives: rounds.map(() => null),
};
