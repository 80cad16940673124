import { paths } from "~/paths";
import { environment } from "~/platform/config/environment.server";

/** The address that draws the avatars of our pages: our own, or another with the same options (design, section 4). */
export function avatarService(): string {
  return environment().AVATAR_SERVICE_URL ?? paths.avatar;
}
