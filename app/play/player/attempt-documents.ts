/** One document per player, title and edition date. */
export const ATTEMPTS = "attempts";

/** The id of a player's attempts at one edition. */
export const attemptKey = (playerId: string, slug: string, date: string) =>
  `${playerId}.${slug}.${date}`;
