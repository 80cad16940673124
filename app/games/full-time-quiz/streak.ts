/** A run of days or wins (spec, section 3: quiz streak). */
export type Streak = { current: number; best: number; longestWin: number };

/** A streak as it stands today: it runs, it is paused until it is played again, or there is none. */
export type StreakNow = Streak & { state: "running" | "paused" | "none" };

/** What a visitor sees, marked as a sample. */
export const demoStreak: Streak = { current: 2, best: 6, longestWin: 9 };
