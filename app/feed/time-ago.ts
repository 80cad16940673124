const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago something was, in a few words: "just now", "12 min ago", "2 h ago", "3 d ago".
 *
 * @param timestamp ISO 8601
 * @param now milliseconds since the epoch; a later timestamp counts as now
 */
export function timeAgo(timestamp: string, now: number): string {
  const age = now - Date.parse(timestamp);
  if (age < MINUTE) return "just now";
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  return `${Math.floor(age / DAY)} d ago`;
}
