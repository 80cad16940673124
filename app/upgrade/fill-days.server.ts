import { serverGames } from "~/games/registry.server";
import type { Transaction } from "~/platform/storage/document-store";
import { playedOnOf } from "~/play/player/claims.server";
import { PlayerRecords } from "~/play/player/player-records.server";
import { readPlayedDates } from "~/play/player/recorded.server";
import type { Finished } from "~/play/player/records";
import { isPlayable, type PlayableSlug } from "~/playable";

/**
 * Fills what versions without days did not write of a player's results: their points, the days on which they were
 * finished, and what they come to. What is there already stays.
 *
 * @returns whether anything was missing
 */
export async function fillDays(transaction: Transaction, playerId: string): Promise<boolean> {
  const dates = await readPlayedDates(transaction, playerId);
  const slugs = [...new Set([...dates.values()].flat())].filter(isPlayable);
  const records = await PlayerRecords.read(transaction, playerId, slugs, [...dates.keys()]);
  const filled = slugs.map((slug) => fillTitle(records, slug));
  records.write(transaction);
  return filled.includes(true);
}

function fillTitle(records: PlayerRecords, slug: PlayableSlug): boolean {
  const { schedule, points } = serverGames[slug];
  const found = records.finishedOf(slug);
  const missing = records.resultsOf(slug).flatMap((result): Finished[] => {
    if (found.some((finished) => finished.result.date === result.date)) return [];
    const playedOn = playedOnOf({ slug, schedule }, records, result.date);
    return [{ slug, playedOn, result: { ...result, points: points(result) } }];
  });
  if (missing.length === 0) return false;
  const latest = records.latestOf(slug);
  records.remove(missing.map(({ playedOn, result }) => ({ slug, playedOn, date: result.date })));
  for (const finished of missing) records.add(finished);
  if (latest) records.setLatest(slug, latest);
  return true;
}
