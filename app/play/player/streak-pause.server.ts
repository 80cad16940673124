import { LRUCache } from "lru-cache";
import { documents } from "~/platform/storage/documents.server";
import { streakOf } from "~/play/rules/streak-rules.server";
import { readPlayedDates } from "./recorded.server";

const MAX_PLAYERS = 10_000;

/** For each player, the date on which their streak was found not to be paused: until that date is over it can't be. */
const unpaused = new LRUCache<string, string>({ max: MAX_PLAYERS });

/**
 * Whether a player's streak is paused today, so that playing would continue it. Cheap enough for every page: whose is
 * not paused is looked up once a day.
 *
 * @param today the player's own date
 * @throws DocumentStoreError
 */
export async function isStreakPaused(userId: string, today: string): Promise<boolean> {
  if (unpaused.get(userId) === today) return false;
  const dates = await readPlayedDates(await documents(), userId);
  const isPaused = streakOf([...dates.keys()], today).state === "paused";
  if (!isPaused) unpaused.set(userId, today);
  return isPaused;
}
