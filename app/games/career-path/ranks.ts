import type { Line, Told } from "./career";

/** What naming a player at a stop makes of the fan, and its points. */
type Rank = { name: string; points: number; square: string };

const BY_STOP: readonly Rank[] = [
  { name: "Scout", points: 5, square: "🟨" },
  { name: "Agent", points: 4, square: "🟩" },
  { name: "Pundit", points: 3, square: "🟦" },
  { name: "Commentator", points: 2, square: "🟪" },
];
const LATER: Rank = { name: "Groundhopper", points: 1, square: "🟫" };
const ALL: Rank = { name: "Still a fan", points: 1, square: "🟧" };
const MISSED: Rank = { name: "Missed", points: 0, square: "⬛" };

/** Every rank, from the best to the worst. */
export const ranks: readonly Rank[] = [...BY_STOP, LATER, ALL, MISSED];

/** The maximum points of a career. */
export const MAX_POINTS = 5;

/** The rank of a player named at a stop; at the last stop it is 'Still a fan', however short the line. */
export function rankAt(stop: number | null, stops: number): Rank {
  if (stop === null) return MISSED;
  return stop >= stops ? ALL : (BY_STOP[stop - 1] ?? LATER);
}

/** The rank of a career that is over. */
export const rankOf = ({ stops }: Pick<Line, "stops">, { stop }: Pick<Told, "stop">): Rank =>
  rankAt(stop, stops);
