import type { Options } from "@dicebear/avataaars";
import { facialHairStyles, hairColors, hairStyles, skinTones } from "~/people/profile/looks";
import { defaultProfile } from "~/people/profile/profile";
import type { AvatarPart } from "./avatar-query";
import { nearestShirtColour } from "./nearest-look";
import { shirtColors } from "./shirt-colors";

type Values = ReadonlyMap<string, Options>;

/** Values whose DiceBear name is another; every other's is without 'ShortHair' or 'LongHair', its first letter small. */
const renamed: Readonly<Record<string, string>> = {
  ShortHairTheCaesarSidePart: "theCaesarAndSidePart",
  LongHairNotTooLong: "longButNotTooLong",
  LongHairStraightStrand: "straightAndStrand",
  // DiceBear names these two the other way round.
  LongHairStraight: "straight02",
  LongHairStraight2: "straight01",
  BlazerShirt: "blazerAndShirt",
  BlazerSweater: "blazerAndSweater",
  CollarSweater: "collarAndSweater",
  Close: "closed",
  Dizzy: "xDizzy",
  Transparent: "default",
};

const clothes =
  "ShirtCrewNeck ShirtScoopNeck ShirtVNeck BlazerShirt BlazerSweater CollarSweater Hoodie Overall";
const accessories = "Kurt Prescription01 Prescription02 Round Sunglasses Wayfarers";
const eyes = "Default Close Cry Dizzy EyeRoll Happy Hearts Side Squint Surprised Wink WinkWacky";
const eyebrows =
  "Default DefaultNatural Angry AngryNatural FlatNatural RaisedExcited RaisedExcitedNatural " +
  "SadConcerned SadConcernedNatural UnibrowNatural UpDown UpDownNatural";
const mouths =
  "Smile Concerned Default Disbelief Eating Grimace Sad ScreamOpen Serious Tongue Twinkle Vomit";

/** Values of an option, with DiceBear's options for each. */
function valuesOf(option: keyof Options, values: readonly string[]): Values {
  return new Map(values.map((value) => [value, { [option]: [renamed[value] ?? nameOf(value)] }]));
}

const nameOf = (value: string) =>
  value.replace(/^(?:Short|Long)Hair/, "").replace(/^./, (letter) => letter.toLowerCase());

/** As `valuesOf`, for an option that may be left off by a value of its own, the first. */
function optionalOf(
  option: "top" | "accessories" | "facialHair",
  [none = "", ...values]: readonly string[],
): Values {
  const worn = Array.from(valuesOf(option, values), ([value, options]): [string, Options] => [
    value,
    { ...options, [`${option}Probability`]: 100 },
  ]);
  return new Map([[none, { [`${option}Probability`]: 0 }], ...worn]);
}

/** The colours of a list, with DiceBear's options for each. */
function colorsOf(
  option: keyof Options,
  looks: readonly { value: string; swatch: string }[],
): Values {
  return new Map(looks.map(({ value, swatch }) => [value, { [option]: [swatch.slice(1)] }]));
}

const namesIn = (looks: readonly { value: string }[]) => looks.map(({ value }) => value);

/**
 * The public avataaars service's options and values, mapped to DiceBear's (facts: avatars). The fallback replaces a
 * missing or unknown value.
 */
export const avatarParts: Record<AvatarPart, { values: Values; fallback: string }> = {
  avatarStyle: { values: valuesOf("style", ["Transparent", "Circle"]), fallback: "Transparent" },
  topType: {
    values: optionalOf("top", [...namesIn(hairStyles), "Hijab", "Turban"]),
    fallback: defaultProfile.hairStyle,
  },
  accessoriesType: {
    values: optionalOf("accessories", ["Blank", ...accessories.split(" ")]),
    fallback: "Blank",
  },
  hairColor: { values: colorsOf("hairColor", hairColors), fallback: defaultProfile.hairColor },
  facialHairType: {
    values: optionalOf("facialHair", namesIn(facialHairStyles)),
    fallback: defaultProfile.facialHairStyle,
  },
  facialHairColor: {
    values: colorsOf("facialHairColor", hairColors),
    fallback: defaultProfile.facialHairColor,
  },
  hatColor: {
    values: colorsOf("hatColor", shirtColors),
    fallback: nearestShirtColour(defaultProfile.homeKitColor),
  },
  clotheType: { values: valuesOf("clothing", clothes.split(" ")), fallback: "ShirtCrewNeck" },
  clotheColor: {
    values: colorsOf("clothesColor", shirtColors),
    fallback: nearestShirtColour(defaultProfile.homeKitColor),
  },
  eyeType: { values: valuesOf("eyes", eyes.split(" ")), fallback: "Default" },
  eyebrowType: { values: valuesOf("eyebrows", eyebrows.split(" ")), fallback: "DefaultNatural" },
  mouthType: { values: valuesOf("mouth", mouths.split(" ")), fallback: "Smile" },
  skinColor: { values: colorsOf("skinColor", skinTones), fallback: defaultProfile.skinTone },
};
