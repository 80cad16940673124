import { withSearch } from "~/paths";

/** The visible fields of a profile or form, and the colour of the shirt. */
export type AvatarLooks = Record<
  | "skinTone"
  | "hairStyle"
  | "hairColor"
  | "facialHairStyle"
  | "facialHairColor"
  | "gender"
  | "position"
  | "shirt",
  string
>;

/** The public avataaars service's parameter names. */
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

/** Clothes of positions that wear no shirt. */
const clothesByPosition: ReadonlyMap<string, string> = new Map([
  ["Manager", "BlazerSweater"],
  ["Goalkeeper", "CollarSweater"],
]);

/**
 * The query of a profile's avatar.
 *
 * @returns the options in a fixed order; those left out keep the service's defaults
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
    clotheColor: looks.shirt,
    eyeType: "Default",
    eyebrowType: isWoman ? "Default" : "DefaultNatural",
    mouthType: "Smile",
    skinColor: looks.skinTone,
  };
}

/**
 * The URL of an avatar. Equal looks have equal URLs, so that caches are shared by all users.
 *
 * @param service the URL of the avatar service
 */
export function avatarUrl(service: string, looks: AvatarLooks): string {
  return withSearch(service, "", avatarQuery(looks));
}
