import type { Options } from "@dicebear/avataaars";
import {
  type FacialHairStyle,
  type HairStyle,
  hairColors,
  skinTones,
} from "~/people/profile/looks";
import { defaultProfile } from "~/people/profile/profile";
import type { AvatarPart } from "./avatar-query";
import { nearestShirtColour } from "./nearest-look";
import { shirtColors } from "./shirt-colors";

type NameOf<K extends "top" | "facialHair"> = NonNullable<Options[K]>[number];

/** DiceBear names the two long straight styles the other way round than the public service does. */
const tops: Record<Exclude<HairStyle, "NoHair">, NameOf<"top">> = {
  ShortHairSides: "sides",
  ShortHairTheCaesar: "theCaesar",
  ShortHairTheCaesarSidePart: "theCaesarAndSidePart",
  ShortHairShortRound: "shortRound",
  ShortHairShortFlat: "shortFlat",
  ShortHairShortWaved: "shortWaved",
  ShortHairShortCurly: "shortCurly",
  ShortHairFrizzle: "frizzle",
  ShortHairDreads01: "dreads01",
  ShortHairDreads02: "dreads02",
  ShortHairShaggyMullet: "shaggyMullet",
  LongHairNotTooLong: "longButNotTooLong",
  LongHairBob: "bob",
  LongHairMiaWallace: "miaWallace",
  LongHairBun: "bun",
  LongHairFrida: "frida",
  LongHairCurly: "curly",
  LongHairCurvy: "curvy",
  LongHairStraight: "straight02",
  LongHairStraight2: "straight01",
  LongHairStraightStrand: "straightAndStrand",
  LongHairShavedSides: "shavedSides",
  LongHairDreads: "dreads",
  LongHairFro: "fro",
  LongHairFroBand: "froBand",
  LongHairBigHair: "bigHair",
};

const clothes = {
  ShirtCrewNeck: "shirtCrewNeck",
  ShirtScoopNeck: "shirtScoopNeck",
  ShirtVNeck: "shirtVNeck",
  BlazerShirt: "blazerAndShirt",
  BlazerSweater: "blazerAndSweater",
  CollarSweater: "collarAndSweater",
  Hoodie: "hoodie",
  Overall: "overall",
} as const;

const beards: Record<Exclude<FacialHairStyle, "Blank">, NameOf<"facialHair">> = {
  BeardLight: "beardLight",
  BeardMedium: "beardMedium",
  BeardMajestic: "beardMajestic",
  MoustacheFancy: "moustacheFancy",
  MoustacheMagnum: "moustacheMagnum",
};

const accessories = {
  Kurt: "kurt",
  Prescription01: "prescription01",
  Prescription02: "prescription02",
  Round: "round",
  Sunglasses: "sunglasses",
  Wayfarers: "wayfarers",
} as const;

const eyes = {
  Default: "default",
  Close: "closed",
  Cry: "cry",
  Dizzy: "xDizzy",
  EyeRoll: "eyeRoll",
  Happy: "happy",
  Hearts: "hearts",
  Side: "side",
  Squint: "squint",
  Surprised: "surprised",
  Wink: "wink",
  WinkWacky: "winkWacky",
} as const;

const eyebrows = {
  Default: "default",
  DefaultNatural: "defaultNatural",
  Angry: "angry",
  AngryNatural: "angryNatural",
  FlatNatural: "flatNatural",
  RaisedExcited: "raisedExcited",
  RaisedExcitedNatural: "raisedExcitedNatural",
  SadConcerned: "sadConcerned",
  SadConcernedNatural: "sadConcernedNatural",
  UnibrowNatural: "unibrowNatural",
  UpDown: "upDown",
  UpDownNatural: "upDownNatural",
} as const;

const mouths = {
  Smile: "smile",
  Concerned: "concerned",
  Default: "default",
  Disbelief: "disbelief",
  Eating: "eating",
  Grimace: "grimace",
  Sad: "sad",
  ScreamOpen: "screamOpen",
  Serious: "serious",
  Tongue: "tongue",
  Twinkle: "twinkle",
  Vomit: "vomit",
} as const;

const styles = { Transparent: "default", Circle: "circle" } as const;

type Values = ReadonlyMap<string, Options>;

/** The values of an option, with DiceBear's options for each. */
function valuesOf<T>(table: Record<string, T>, inDiceBear: (part: T) => Options): Values {
  return new Map(Object.entries(table).map(([value, part]) => [value, inDiceBear(part)]));
}

/** The colours of a list by their six digits, with DiceBear's options for each. */
function colorsOf(
  looks: readonly { value: string; swatch: string }[],
  inDiceBear: (digits: string) => Options,
): Values {
  return new Map(looks.map(({ value, swatch }) => [value, inDiceBear(swatch.slice(1))]));
}

/**
 * The public avataaars service's options and values, mapped to DiceBear's (facts: avatars). The fallback replaces a
 * missing or unknown value.
 */
export const avatarParts: Record<AvatarPart, { values: Values; fallback: string }> = {
  avatarStyle: {
    values: valuesOf(styles, (style) => ({ style: [style] })),
    fallback: "Transparent",
  },
  topType: {
    values: new Map([
      ["NoHair", { topProbability: 0 }],
      ...valuesOf(tops, (top) => ({ top: [top], topProbability: 100 })),
    ]),
    fallback: defaultProfile.hairStyle,
  },
  accessoriesType: {
    values: new Map([
      ["Blank", { accessoriesProbability: 0 }],
      ...valuesOf(accessories, (worn) => ({ accessories: [worn], accessoriesProbability: 100 })),
    ]),
    fallback: "Blank",
  },
  hairColor: {
    values: colorsOf(hairColors, (digits) => ({ hairColor: [digits] })),
    fallback: defaultProfile.hairColor,
  },
  facialHairType: {
    values: new Map([
      ["Blank", { facialHairProbability: 0 }],
      ...valuesOf(beards, (beard) => ({ facialHair: [beard], facialHairProbability: 100 })),
    ]),
    fallback: defaultProfile.facialHairStyle,
  },
  facialHairColor: {
    values: colorsOf(hairColors, (digits) => ({ facialHairColor: [digits] })),
    fallback: defaultProfile.facialHairColor,
  },
  clotheType: {
    values: valuesOf(clothes, (clothing) => ({ clothing: [clothing] })),
    fallback: "ShirtCrewNeck",
  },
  clotheColor: {
    values: colorsOf(shirtColors, (digits) => ({ clothesColor: [digits] })),
    fallback: nearestShirtColour(defaultProfile.homeKitColor),
  },
  eyeType: { values: valuesOf(eyes, (look) => ({ eyes: [look] })), fallback: "Default" },
  eyebrowType: {
    values: valuesOf(eyebrows, (brows) => ({ eyebrows: [brows] })),
    fallback: "DefaultNatural",
  },
  mouthType: { values: valuesOf(mouths, (mouth) => ({ mouth: [mouth] })), fallback: "Smile" },
  skinColor: {
    values: colorsOf(skinTones, (digits) => ({ skinColor: [digits] })),
    fallback: defaultProfile.skinTone,
  },
};
