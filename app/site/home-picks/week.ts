/** One of the last seven days of a player, over all titles. */
export type WeekDay = {
  date: string;
  /** "Sat 21 Nov". */
  label: string;
  /** The number of titles finished on it. */
  titles: number;
  isToday: boolean;
};
