import { LRUCache } from "lru-cache";
import { avatarOf } from "~/people/profile/avatar/avatar-service.server";
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

/** An account, and its name for one without a profile. */
type Account = { userId: string; name: string };

/**
 * Authors as all who read see them, by their ids: one document for each, read at most once in `LIFE_MS`. A name with a
 * denied word is not shown.
 *
 * @throws DocumentStoreError
 */
export const authorsOf = (authors: readonly Account[]) => byId(authors, authorOf);

/**
 * The same as they are now.
 *
 * @throws DocumentStoreError
 */
export const facesOf = (players: readonly Account[]) => byId(players, readAuthor);

async function byId(
  accounts: readonly Account[],
  read: (account: Account) => Promise<ShownAuthor>,
): Promise<ReadonlyMap<string, ShownAuthor>> {
  const found = accounts.map(async (one) => [one.userId, await read(one)] as const);
  return new Map(await Promise.all(found));
}

function authorOf(account: Account): Promise<ShownAuthor> {
  const { userId } = account;
  const author = known.get(userId) ?? readAuthor(account);
  known.set(userId, author, { noUpdateTTL: true });
  author.catch(() => known.delete(userId));
  return author;
}

async function readAuthor({ userId, name }: Account): Promise<ShownAuthor> {
  const { profile, country: code } = await loadAuthor(userId, name);
  const { displayName } = profile;
  return {
    name: isDecentName(displayName) ? displayName : threadTexts.fan,
    country: code === null ? null : { name: profile.country, flag: `${flags}#${code}` },
    avatar: avatarOf(profile),
  };
}
