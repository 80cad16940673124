import { LRUCache } from "lru-cache";
import { type CalendarDate, daysBefore } from "~/platform/clock/calendar-date.server";
import { documents } from "~/platform/storage/documents.server";
import { editionNumberOn, periodOf } from "~/play/editions/schedule.server";
import { readPlayedDates } from "~/play/player/recorded.server";
import type { PlayedDates } from "~/play/player/records";
import type { ServerGame } from "~/play/rules/server-game.server";
import { serverGames } from "./registry.server";

const MAX_PLAYERS = 10_000;

/** Days from a void to its release, including time zones that are ahead. Until then the edition doesn't show the void. */
const RELEASE_DAYS = 1;

/** A record that was voided after a player had finished its edition, and the date of that edition. */
type VoidedPlay = { slug: string; id: string; date: CalendarDate };

type Titles = readonly Pick<ServerGame, "rules" | "schedule" | "edition" | "voided">[];

/**
 * The voided records in editions that a player finished before the release of the void, one entry for each. In editions
 * played later the void is visible.
 */
export function voidedPlaysIn(dates: PlayedDates, titles: Titles): VoidedPlay[] {
  return titles.flatMap(({ rules: { slug }, schedule, edition, voided }) =>
    Object.entries(voided).flatMap(([id, voidedOn]): VoidedPlay[] => {
      const played = [...dates.keys()].filter(
        (date) =>
          date <= daysBefore(voidedOn, -RELEASE_DAYS) &&
          dates.get(date)?.includes(slug) &&
          edition(editionNumberOn(schedule, date), [id])?.hasVoid,
      );
      const last = played.sort().at(-1);
      return last === undefined ? [] : [{ slug, id, date: periodOf(schedule, last) }];
    }),
  );
}

const titles: Titles = Object.values(serverGames);
const hasVoids = titles.some(({ voided }) => Object.keys(voided).length > 0);

/** For each player, what was found on a date. */
const found = new LRUCache<string, { today: CalendarDate; plays: VoidedPlay[] }>({
  max: MAX_PLAYERS,
});

/**
 * An account's voided records. Cheap enough for every page: without voids nothing is read, with them one document for
 * each player and day.
 *
 * @param today the player's own date
 * @throws DocumentStoreError
 */
export async function voidedPlaysOf(userId: string, today: CalendarDate): Promise<VoidedPlay[]> {
  if (!hasVoids) return [];
  const known = found.get(userId);
  if (known?.today === today) return known.plays;
  const plays = voidedPlaysIn(await readPlayedDates(await documents(), userId), titles);
  found.set(userId, { today, plays });
  return plays;
}
