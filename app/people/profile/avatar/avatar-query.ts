import { withSearch } from "~/paths";

/** The visible fields of a profile or form, and the colour of the shirt. */
export type AvatarLooks = Record<
  | "skinTone"
  | "hairStyle"
  | "hairColor"
  | "facialHairStyle"
  | "facialHairColor"
  | "headwear"
  | "glasses"
  | "gender"
  | "position"
  | "homeKitColor"
  | "shirt",
  string
> & { playerNumber: number };

/** The public avataaars service's parameter names. */
export type AvatarPart =
  | "avatarStyle"
  | "topType"
  | "accessoriesType"
  | "hairColor"
  | "facialHairType"
  | "facialHairColor"
  | "hatColor"
  | "clotheType"
  | "clotheColor"
  | "eyeType"
  | "eyebrowType"
  | "mouthType"
  | "skinColor";

/** What our own service draws besides; others ignore it. */
type OwnPart = "kit" | "number" | "hat";

/** Clothes of positions that wear no shirt. */
const clothesByPosition: ReadonlyMap<string, string> = new Map([
  ["Manager", "BlazerSweater"],
  ["Goalkeeper", "CollarSweater"],
]);

/**
 * The query of a profile's avatar. The shirt's colour is the nearest that every service has, and the kit's own.
 *
 * @returns the options in a fixed order; those left out keep the service's defaults
 */
export function avatarQuery(looks: AvatarLooks): Partial<Record<AvatarPart | OwnPart, string>> {
  const isWoman = looks.gender === "female";
  const clothes = isWoman ? "ShirtScoopNeck" : "ShirtCrewNeck";
  return {
    avatarStyle: "Transparent",
    // Instead of hair, as every service has them; a cap is our own, over the hair.
    topType: "Hijab Turban".includes(looks.headwear) ? looks.headwear : looks.hairStyle,
    accessoriesType: looks.glasses,
    hairColor: looks.hairColor,
    facialHairType: looks.facialHairStyle,
    facialHairColor: looks.facialHairColor,
    clotheType: clothesByPosition.get(looks.position) ?? clothes,
    clotheColor: looks.shirt,
    eyeType: "Default",
    eyebrowType: isWoman ? "Default" : "DefaultNatural",
    mouthType: "Smile",
    skinColor: looks.skinTone,
    hat: looks.headwear,
    kit: looks.homeKitColor.replace("#", ""),
    number: String(looks.playerNumber),
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
