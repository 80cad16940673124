import { environment } from "~/platform/config/environment.server";
import { rarePaths } from "~/rare-paths";

/** The URL of the avatar service: our own, or another with the same options (docs/rules.md#profile). */
export function avatarService(): string {
  return environment().AVATAR_SERVICE_URL ?? rarePaths.avatar;
}
