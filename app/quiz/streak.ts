/** A run of days or wins (spec, section 3: quiz streak). */
export type Streak = { current: number; best: number; longestWin: number };

/** What a visitor sees, marked as a sample. */
export const demoStreak: Streak = { current: 2, best: 6, longestWin: 9 };
