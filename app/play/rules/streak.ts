/** A run of days on which an edition of any title was finished, and its state today. */
export type Streak = {
  current: number;
  best: number;
  /** The title's longest run of wins. */
  longestWin?: number;
  /** The title's current run of wins, which the running attempt can make longer; only beside one. */
  winRun?: number;
  /** The same with this attempt, which is over. */
  wonRun?: number;
  /** Running, paused until the next day played, or none. */
  state: "running" | "paused" | "none";
};
