/** Milliseconds as whole tenths of a second, cut off and not rounded; less than nothing counts as nothing. */
export function tenths(elapsed: number): number {
  return Math.floor(Math.max(0, elapsed) / 100);
}

/** A running or final time, "0:14.6": minutes, seconds, one decimal, truncated. */
export function clockText(elapsed: number): string {
  const all = tenths(elapsed);
  const minutes = Math.floor(all / 600);
  const seconds = Math.floor((all % 600) / 10);
  return `${minutes}:${String(seconds).padStart(2, "0")}.${all % 10}`;
}
