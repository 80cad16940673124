/** A season, with its kick-off as an ISO date and time. */
export type Season = { name: string; kickoffAt: string };

/**
 * The seasons, earliest first: thirteen weeks each, from a Sunday at 18:00 in the product's zone. The first begins 15 days
 * after the first quiz, which is what the countdown said on that day.
 */
export const seasons: readonly Season[] = [
  { name: "Season 1", kickoffAt: "2026-12-06T18:00:00+02:00" },
  { name: "Season 2", kickoffAt: "2027-03-07T18:00:00+02:00" },
  { name: "Season 3", kickoffAt: "2027-06-06T18:00:00+02:00" },
  { name: "Season 4", kickoffAt: "2027-09-05T18:00:00+02:00" },
];
