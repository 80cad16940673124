import type { AppLoadContext } from "@remix-run/node";
import { documents } from "~/platform/storage/documents.server";
import type { Result } from "~/play/rules/results";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { ATTEMPTS } from "./attempt-documents";
import { playerOf } from "./player.server";

/** The Friendly of an edition, and what it came to; null while it is under way. */
export type StoredFriendly = { slug: string; date: string; result: Result | null };

/**
 * The latest Friendlies of a player; none for a stranger.
 *
 * @param titles at most 500
 * @param dates those of their editions: one query for each
 * @throws IdentityError, DocumentStoreError
 */
export async function storedFriendlies(
  request: Request,
  context: AppLoadContext,
  titles: readonly StoredTitle[],
  dates: readonly string[],
): Promise<StoredFriendly[]> {
  const player = await playerOf(request, context);
  if (!player) return [];
  const store = await documents();
  const ofDate = async (date: string) => {
    const where = { userId: player.id, date };
    const { documents: stored } = await store.query(ATTEMPTS, { where, limit: titles.length });
    return titles.flatMap(({ slug, attemptSchema, resultOf }) => {
      const own = stored.find(({ data }) => data.game === slug);
      const { data: friendly } = attemptSchema.safeParse(own?.data.friendly);
      return friendly ? [{ slug, date, result: resultOf(friendly) }] : [];
    });
  };
  return (await Promise.all(dates.map(ofDate))).flat();
}
