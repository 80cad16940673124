/** An option of a look: the value is avataaars', the swatch its colour, "#rrggbb". */
export type Look = { value: string; label: string; swatch?: string };

/** Skin colours. */
export const skinTones = [
  { value: "Pale", label: "Pale", swatch: "#ffdbb4" },
  { value: "Light", label: "Light", swatch: "#edb98a" },
  { value: "Tanned", label: "Tanned", swatch: "#dfa273" },
  { value: "Brown", label: "Brown", swatch: "#d08b5b" },
  { value: "DarkBrown", label: "Dark brown", swatch: "#ae5d29" },
  { value: "Black", label: "Black", swatch: "#614335" },
] as const satisfies readonly Look[];

/** Colours of hair and facial hair. */
export const hairColors = [
  { value: "Black", label: "Black", swatch: "#2c1b18" },
  { value: "BrownDark", label: "Dark brown", swatch: "#4a312c" },
  { value: "Brown", label: "Brown", swatch: "#724133" },
  { value: "Auburn", label: "Auburn", swatch: "#a55728" },
  { value: "Blonde", label: "Blonde", swatch: "#b58143" },
  { value: "BlondeGolden", label: "Golden blonde", swatch: "#d6b370" },
  { value: "Red", label: "Red", swatch: "#c93305" },
  { value: "SilverGray", label: "Silver", swatch: "#e8e1e1" },
] as const satisfies readonly Look[];

/** Hair styles, short before long. */
export const hairStyles = [
  { value: "NoHair", label: "No hair" },
  { value: "ShortHairSides", label: "Sides only" },
  { value: "ShortHairTheCaesar", label: "Caesar" },
  { value: "ShortHairTheCaesarSidePart", label: "Caesar, side part" },
  { value: "ShortHairShortRound", label: "Short and round" },
  { value: "ShortHairShortFlat", label: "Short and flat" },
  { value: "ShortHairShortWaved", label: "Short waves" },
  { value: "ShortHairShortCurly", label: "Short curls" },
  { value: "ShortHairFrizzle", label: "Frizzle" },
  { value: "ShortHairDreads01", label: "Short dreads" },
  { value: "ShortHairDreads02", label: "Wild dreads" },
  { value: "ShortHairShaggyMullet", label: "Shaggy mullet" },
  { value: "LongHairNotTooLong", label: "Shoulder length" },
  { value: "LongHairBob", label: "Bob" },
  { value: "LongHairMiaWallace", label: "Bob with fringe" },
  { value: "LongHairBun", label: "Bun" },
  { value: "LongHairFrida", label: "Flowers" },
  { value: "LongHairCurly", label: "Long curls" },
  { value: "LongHairCurvy", label: "Long waves" },
  { value: "LongHairStraight", label: "Long and straight" },
  { value: "LongHairStraight2", label: "Long and swept" },
  { value: "LongHairStraightStrand", label: "Long with a strand" },
  { value: "LongHairShavedSides", label: "Shaved sides" },
  { value: "LongHairDreads", label: "Long dreads" },
  { value: "LongHairFro", label: "Afro" },
  { value: "LongHairFroBand", label: "Afro with a band" },
  { value: "LongHairBigHair", label: "Big hair" },
] as const satisfies readonly Look[];

/** Facial hair styles. */
export const facialHairStyles = [
  { value: "Blank", label: "None" },
  { value: "BeardLight", label: "Light beard" },
  { value: "BeardMedium", label: "Medium beard" },
  { value: "BeardMajestic", label: "Majestic beard" },
  { value: "MoustacheFancy", label: "Fancy moustache" },
  { value: "MoustacheMagnum", label: "Magnum moustache" },
] as const satisfies readonly Look[];

/** What is worn on the head, in the colour of the home kit. A headscarf and a turban cover the hair. */
export const headwear = [
  { value: "None", label: "None" },
  { value: "Hijab", label: "Headscarf" },
  { value: "Turban", label: "Turban" },
  { value: "Cap", label: "Cap" },
  { value: "BobbleHat", label: "Bobble hat" },
] as const satisfies readonly Look[];

/** Glasses. */
export const glasses = [
  { value: "Blank", label: "None" },
  { value: "Prescription02", label: "Glasses" },
  { value: "Round", label: "Round glasses" },
  { value: "Sunglasses", label: "Sunglasses" },
] as const satisfies readonly Look[];

export type SkinTone = (typeof skinTones)[number]["value"];
export type HairColor = (typeof hairColors)[number]["value"];
export type HairStyle = (typeof hairStyles)[number]["value"];
export type FacialHairStyle = (typeof facialHairStyles)[number]["value"];
