import { LRUCache } from "lru-cache";
import { avatarLooks } from "~/people/profile/avatar/avatar-looks";
import { avatarUrl } from "~/people/profile/avatar/avatar-query";
import { avatarService } from "~/people/profile/avatar/avatar-service.server";
import flags from "~/people/profile/flags.svg";
import { loadAuthor } from "~/people/profile/profile-store.server";
import { threadTexts } from "~/people/threads/thread-texts";
import type { ShownAuthor } from "~/people/threads/thread-view";
import { isDecentName } from "~/platform/names/name-check";

/** How long what was read of an author is shown, in milliseconds: many read the same thread at once. */
const LIFE_MS = 10_000;

const known = new LRUCache<string, Promise<ShownAuthor>>({ max: 1000, ttl: LIFE_MS });

/** Forgets what was read of an author, whose name has changed. */
export const forgetAuthor = (userId: string): boolean => known.delete(userId);

/**
 * Authors as all who read see them: one document for each, read at most once in `LIFE_MS`. A name with a denied word is not
 * shown.
 *
 * @param authors with their accounts' names, for those without a profile
 * @returns by the authors' ids
 * @throws DocumentStoreError
 */
export async function authorsOf(
  authors: readonly { userId: string; name: string }[],
): Promise<ReadonlyMap<string, ShownAuthor>> {
  const found = authors.map(async (author) => [author.userId, await authorOf(author)] as const);
  return new Map(await Promise.all(found));
}

function authorOf({ userId, name }: { userId: string; name: string }): Promise<ShownAuthor> {
  const author = known.get(userId) ?? readAuthor(userId, name);
  known.set(userId, author, { noUpdateTTL: true });
  author.catch(() => known.delete(userId));
  return author;
}

async function readAuthor(userId: string, accountName: string): Promise<ShownAuthor> {
  const { profile, country: code } = await loadAuthor(userId, accountName);
  const { displayName } = profile;
  return {
    name: isDecentName(displayName) ? displayName : threadTexts.fan,
    country: code === null ? null : { name: profile.country, flag: `${flags}#${code}` },
    avatar: avatarUrl(avatarService(), avatarLooks(profile)),
  };
}
