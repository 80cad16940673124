import type { Profile } from "~/people/profile/profile";
import type { AvatarLooks } from "./avatar-query";
import { nearestShirtColour } from "./nearest-look";

/** The visible part of a profile. The shirt has the colour nearest to the home kit's. */
export function avatarLooks(
  profile: Omit<AvatarLooks, "shirt"> & Pick<Profile, "homeKitColor">,
): AvatarLooks {
  return { ...profile, shirt: nearestShirtColour(profile.homeKitColor) };
}
