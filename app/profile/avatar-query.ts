import { paths, withSearch } from "~/paths";
import type { FacialHairStyle, HairStyle } from "./looks";
import { nearestShirtColour } from "./nearest-look";
import type { Profile } from "./profile-schema";

/** What of a profile can be seen in its avatar. */
export type AvatarLooks = Pick<
  Profile,
  | "skinTone"
  | "hairStyle"
  | "hairColor"
  | "facialHairStyle"
  | "facialHairColor"
  | "homeKitColor"
  | "gender"
  | "position"
>;

/** The names by which the public avataaars service asks for the parts of a picture. */
export type AvatarPart =
  | "avatarStyle"
  | "topType"
  | "accessoriesType"
  | "hairColor"
  | "facialHairType"
  | "facialHairColor"
  | "clotheType"
  | "clotheColor"
  | "eyeType"
  | "eyebrowType"
  | "mouthType"
  | "skinColor";

/** What people in these positions wear instead of a shirt. */
const clothesByPosition: ReadonlyMap<string, string> = new Map([
  ["Manager", "BlazerSweater"],
  ["Goalkeeper", "CollarSweater"],
]);

/**
 * How the avatar of a profile is asked for (spec, section 2): the shirt has the colour nearest to the home kit's.
 *
 * @returns the options that say something, in a fixed order
 */
export function avatarQuery(looks: AvatarLooks): Partial<Record<AvatarPart, string>> {
  const isWoman = looks.gender === "female";
  const clothes = isWoman ? "ShirtScoopNeck" : "ShirtCrewNeck";
  return {
    avatarStyle: "Transparent",
    topType: looks.hairStyle,
    hairColor: looks.hairColor,
    facialHairType: looks.facialHairStyle,
    facialHairColor: looks.facialHairColor,
    clotheType: clothesByPosition.get(looks.position) ?? clothes,
    clotheColor: nearestShirtColour(looks.homeKitColor),
    eyeType: "Default",
    eyebrowType: isWoman ? "Default" : "DefaultNatural",
    mouthType: "Smile",
    skinColor: looks.skinTone,
  };
}

/** The address of a profile's avatar: the same looks have the same address, for everybody. */
export function avatarUrl(looks: AvatarLooks): string {
  return withSearch(paths.avatar, "", avatarQuery(looks));
}

/** The address of a small picture of a hair style, for a picker: on the same head for everybody, so it stays kept. */
export function hairThumbnail(hairStyle: HairStyle): string {
  return thumbnail({ topType: hairStyle });
}

/** The address of a small picture of a facial hair style, for a picker. */
export function facialHairThumbnail(facialHairStyle: FacialHairStyle): string {
  return thumbnail({ facialHairType: facialHairStyle });
}

/** What is left out is drawn as on a new player. */
function thumbnail(part: Partial<Record<AvatarPart, string>>): string {
  return withSearch(paths.avatar, "", { ...part, view: "head" });
}
