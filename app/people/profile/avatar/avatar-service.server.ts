import { paths } from "~/paths";
import { environment } from "~/platform/config/environment.server";

/** The URL of the avatar service: our own, or another with the same options (design, section 4). */
export function avatarService(): string {
  return environment().AVATAR_SERVICE_URL ?? paths.avatar;
}
