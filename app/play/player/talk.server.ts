import { unlessUnavailable } from "~/platform/storage/unless-unavailable";
import { numberOn } from "~/play/editions/schedule.server";
import type { Attempt } from "~/play/rules/attempt";
import type { Talk } from "~/play/rules/playing";
import type { ServerGame } from "~/play/rules/server-game.server";
import { isFinish } from "./finishes.server";

/** An edition that was finished, by an account or, if `userId` is null, by a visitor. */
export type Finished = { slug: string; date: string; number: number; userId: string | null };

type TalkOf = (finished: Finished) => Promise<Talk>;

let talkOf: TalkOf | null = null;

/** Sets where it is known how many talk about an edition. */
export function setTalkSource(source: TalkOf): void {
  talkOf = source;
}

/**
 * The way to where fans talk about the edition of an attempt that is over.
 *
 * @param userId the player's account; null for a visitor
 * @returns null for an attempt that is no finish, and as long as the store is out of reach
 */
export async function talkAbout(
  { rules: { slug }, schedule }: ServerGame,
  attempt: Attempt,
  userId: string | null,
): Promise<Talk | null> {
  if (!isFinish(schedule, attempt)) return null;
  const { date } = attempt;
  const finished = { slug, date, number: numberOn(schedule, date), userId };
  return unlessUnavailable(async () => (await talkOf?.(finished)) ?? null);
}
