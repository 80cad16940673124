const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The age of a timestamp: "just now", "12 min ago", "2 h ago", "3 d ago"; to the nearest minute, then in whole hours
 * and days.
 *
 * @param timestamp ISO 8601
 * @param now milliseconds since the epoch; a later timestamp counts as now
 */
export function timeAgo(timestamp: string, now: number): string {
  const age = Math.round((now - Date.parse(timestamp)) / MINUTE) * MINUTE;
  if (age < MINUTE) return "just now";
  if (age < HOUR) return `${age / MINUTE} min ago`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`;
  return `${Math.floor(age / DAY)} d ago`;
}
