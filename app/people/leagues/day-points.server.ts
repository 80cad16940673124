import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { periodOf } from "~/play/editions/schedule.server";
import { readFinished } from "~/play/player/recorded.server";
import type { Finished } from "~/play/player/records";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { TITLES_A_DAY } from "./limits";

/**
 * What each of some dates was worth to a player: the sum of the best five titles, of editions that were the day's or the
 * week's when they were played.
 *
 * @returns null for a date without any
 * @throws DocumentStoreError
 */
export async function dayPoints(
  store: DocumentStore,
  playerId: string,
  titles: readonly StoredTitle[],
  dates: readonly CalendarDate[],
): Promise<(number | null)[]> {
  const finished = await readFinished(store, playerId, titles, dates);
  const counted = finished.filter((one) => isCurrent(one, titles));
  return dates.map((date) => bestOf(counted.filter(({ playedOn }) => playedOn === date)));
}

/** Whether a result is of the edition that was out on the day on which it was played. */
function isCurrent({ slug, playedOn, result }: Finished, titles: readonly StoredTitle[]): boolean {
  const title = titles.find((one) => one.slug === slug);
  return title !== undefined && periodOf(title.schedule, playedOn) === result.date;
}

function bestOf(finished: readonly Finished[]): number | null {
  if (finished.length === 0) return null;
  return finished
    .map(({ result }) => result.points)
    .sort((one, other) => other - one)
    .slice(0, TITLES_A_DAY)
    .reduce((sum, points) => sum + points, 0);
}
