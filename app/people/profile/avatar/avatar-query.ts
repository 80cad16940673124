import { withSearch } from "~/paths";

/** What can be seen in an avatar, as a profile or a form has it, and the colour of its shirt. */
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
 * How the avatar of a profile is asked for (spec, section 2).
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
    clotheColor: looks.shirt,
    eyeType: "Default",
    eyebrowType: isWoman ? "Default" : "DefaultNatural",
    mouthType: "Smile",
    skinColor: looks.skinTone,
  };
}

/**
 * The address of an avatar: the same looks have the same address, for everybody.
 *
 * @param service the address that draws avatars
 */
export function avatarUrl(service: string, looks: AvatarLooks): string {
  return withSearch(service, "", avatarQuery(looks));
}
