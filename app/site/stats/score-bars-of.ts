import type { ScoreBar } from "./stat";

/** Gives bars their lengths: percent of the longest one. */
export function barsWithPercent(bars: readonly Omit<ScoreBar, "percent">[]): ScoreBar[] {
  const longest = Math.max(1, ...bars.map(({ count }) => count));
  return bars.map((bar) => ({ ...bar, percent: Math.round((bar.count / longest) * 100) }));
}
