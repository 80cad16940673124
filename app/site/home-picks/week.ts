/** One of the last seven days of a player, over all titles. */
export type WeekDay = {
  /** "Sat 21 Nov". */
  label: string;
  /** The number of titles finished on it. */
  titles: number;
  /** Whether it was missed and the streak went on, or still can today. */
  isPaused: boolean;
};
