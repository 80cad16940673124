/** A run of days on which an edition of any title was finished, and its state today. */
export type Streak = {
  current: number;
  best: number;
  /** The title's longest run of wins; only an account's is known. */
  longestWin?: number;
  /** Running, paused until the next day played, or none. */
  state: "running" | "paused" | "none";
};
