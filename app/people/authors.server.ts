import { isDecentName } from "~/platform/names/name-check";
import { avatarLooks } from "./profile/avatar/avatar-looks";
import { avatarUrl } from "./profile/avatar/avatar-query";
import { avatarService } from "./profile/avatar/avatar-service.server";
import flags from "./profile/flags.svg";
import { loadAuthor } from "./profile/profile-store.server";
import { threadTexts } from "./threads/thread-texts";
import type { ShownAuthor } from "./threads/thread-view";

/**
 * Authors as all who read see them: one document for each. A name with a denied word is not shown.
 *
 * @param authors with their accounts' names, for those without a profile
 * @returns by the authors' ids
 * @throws DocumentStoreError
 */
export async function authorsOf(
  authors: readonly { userId: string; name: string }[],
): Promise<ReadonlyMap<string, ShownAuthor>> {
  const found = authors.map(async ({ userId, name: accountName }) => {
    const { profile, country: code } = await loadAuthor(userId, accountName);
    const { displayName } = profile;
    const country = code === null ? null : { name: profile.country, flag: `${flags}#${code}` };
    const name = isDecentName(displayName) ? displayName : threadTexts.fan;
    return [
      userId,
      { name, country, avatar: avatarUrl(avatarService(), avatarLooks(profile)) },
    ] as const;
  });
  return new Map(await Promise.all(found));
}
