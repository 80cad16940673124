import type { AppLoadContext } from "@remix-run/node";
import { documents } from "~/platform/storage/documents.server";
import type { Result } from "~/play/rules/results";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { playerOf } from "./player.server";
import { type ForFun, mayBeForFun } from "./records";
import { readSlots } from "./stored-slots.server";

/** The Friendly of an edition, and what it came to; null while it is under way. */
export type StoredFriendly = { slug: string; date: string; result: Result | null };

/**
 * The latest Friendlies of a player, of editions without a result; none for a stranger.
 *
 * @param editions the asked ones: one document for each that the player has played for fun
 * @param forFun as the player's days have it
 * @throws IdentityError, DocumentStoreError
 */
export async function storedFriendlies(
  request: Request,
  context: AppLoadContext,
  editions: readonly { title: StoredTitle; date: string }[],
  forFun: ForFun,
): Promise<StoredFriendly[]> {
  const player = await playerOf(request, context);
  if (!player) return [];
  const store = await documents();
  const noted = editions.filter(({ title, date }) => mayBeForFun(forFun, title.slug, date));
  const found = noted.map(async ({ title, date }) => {
    const { friendly } = (await readSlots(store, player.id, title, date)).slots;
    return friendly ? [{ slug: title.slug, date, result: title.resultOf(friendly) }] : [];
  });
  return (await Promise.all(found)).flat();
}
