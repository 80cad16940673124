/** The story of a real shoot-out, as a page shows it. */
export type Story = {
  id: string;
  title: string;
  text: string;
  /** "17 July 1994". */
  date: string;
  /** "World Cup, final". */
  event: string;
  teams: readonly [string, string];
  /** The match before its kicks: "0-0". */
  score: string;
  /** The kicks that counted: "3-2", in the order of the teams. */
  shootout: string;
  /** The place of the winner among the teams. */
  winner: 0 | 1;
  /** A letter for each kick, "o" for a goal and "x" for none; absent if they are not all known. */
  kicks?: readonly [string, string];
  /** Where it can be read: "Brazil v Italy, fifa.com". */
  source: string;
};
