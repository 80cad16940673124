import { environment } from "~/platform/config/environment.server";
import { rarePaths } from "~/rare-paths";
import type { Profile } from "../profile";
import { avatarLooks } from "./avatar-looks";
import { avatarUrl } from "./avatar-query";

/** The URL of the avatar service: our own, or another with the same options (docs/rules.md#profile). */
export function avatarService(): string {
  return environment().AVATAR_SERVICE_URL ?? rarePaths.avatar;
}

/** The URL of a saved player's avatar. */
export const avatarOf = (profile: Profile): string =>
  avatarUrl(avatarService(), avatarLooks(profile));
