/** One document per player, title and edition date. */
export const ATTEMPTS = "attempts";

/** The id of an account's attempts at one edition. */
export const attemptKey = (userId: string, slug: string, date: string) =>
  `${userId}.${slug}.${date}`;
