import { product } from "~/platform/config/product";
import { singleLine } from "~/platform/http/single-line";
import { DISPLAY_NAME_MAX_LENGTH } from "~/platform/identity/display-name";
import type { Hex } from "./hex-color";
import type { FacialHairStyle, glasses, HairColor, HairStyle, headwear, SkinTone } from "./looks";
import { fan } from "./positions";

/** What a fan can be told of. */
type Notifications = Record<
  "dailyStreakTips" | "pushGameAlerts" | "emailHighlights" | "replies" | "reactions" | "outcomes",
  boolean
>;

/** A stored player. */
export type Profile = {
  version: 1;
  displayName: string;
  playerNumber: number;
  country: string;
  position: string;
  gender: "male" | "female";
  dateOfBirth: string;
  skinTone: SkinTone;
  hairStyle: HairStyle;
  facialHairStyle: FacialHairStyle;
  hairColor: HairColor;
  /** The hair's, without facial hair. */
  facialHairColor: HairColor;
  headwear: (typeof headwear)[number]["value"];
  glasses: (typeof glasses)[number]["value"];
  homeKitColor: Hex;
  awayKitColor: Hex;
  favoriteColor: Hex;
  notifications: Notifications;
};

/** The initial profile (docs/rules.md#profile). */
export const defaultProfile: Profile = {
  version: 1,
  displayName: "New Player",
  playerNumber: 10,
  country: "United States",
  position: fan.value,
  gender: "male",
  dateOfBirth: "2000-01-01",
  skinTone: "Light",
  hairStyle: "ShortHairShortFlat",
  facialHairStyle: "Blank",
  hairColor: "BrownDark",
  facialHairColor: "BrownDark",
  headwear: "None",
  glasses: "Blank",
  homeKitColor: "0ea5e9",
  awayKitColor: "22c55e",
  favoriteColor: product.defaultAccent,
  notifications: {
    dailyStreakTips: true,
    pushGameAlerts: false,
    emailHighlights: false,
    replies: true,
    reactions: true,
    outcomes: true,
  },
};

/**
 * Fills in the user's name if the profile still has the default name.
 *
 * @param name of any length; ignored if nothing readable is in it
 */
export function profileWithName(profile: Profile, name: string): Profile {
  if (profile.displayName !== defaultProfile.displayName) return profile;
  const displayName = singleLine(name, DISPLAY_NAME_MAX_LENGTH);
  return displayName ? { ...profile, displayName } : profile;
}
