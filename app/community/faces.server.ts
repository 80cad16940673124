import { avatarLooks } from "~/people/profile/avatar/avatar-looks";
import { avatarUrl } from "~/people/profile/avatar/avatar-query";
import { avatarService } from "~/people/profile/avatar/avatar-service.server";
import { loadProfile } from "~/people/profile/profile-store.server";
import { isDecentName } from "~/platform/names/name-check";
import { NOBODY } from "~/play/rules/nobody";

/** Normalising a profile needs a date, though looks don't depend on it. */
const ANY_DAY = "9999-12-31";

/** A player as others see them. */
export type Face = { name: string; avatar: string };

/**
 * The faces of players: one document for each. A name with a denied word is not shown.
 *
 * @param players with their accounts' names, for those without a profile
 * @returns by the players' ids
 * @throws DocumentStoreError
 */
export async function facesOf(
  players: readonly { userId: string; name: string }[],
): Promise<ReadonlyMap<string, Face>> {
  const found = players.map(async ({ userId, name: accountName }) => {
    const { profile } = await loadProfile({ userId, name: accountName, today: ANY_DAY });
    const avatar = avatarUrl(avatarService(), avatarLooks(profile));
    const name = isDecentName(profile.displayName) ? profile.displayName : NOBODY;
    return [userId, { name, avatar }] as const;
  });
  return new Map(await Promise.all(found));
}
