import type { FacialHairStyle, HairStyle } from "~/people/profile/looks";

/** Hair style names of older records. */
export const legacyHairStyles: ReadonlyMap<unknown, HairStyle> = new Map([
  ["Short Fade", "ShortHairShortFlat"],
  ["Buzz Cut", "ShortHairTheCaesar"],
  ["Curly High Top", "ShortHairShortCurly"],
  ["Braided Ponytail", "LongHairDreads"],
  ["Wavy Medium", "LongHairNotTooLong"],
  ["Long Flow", "LongHairStraight"],
  ["Undercut", "ShortHairFrizzle"],
]);

/** Facial hair style names of older records. */
export const legacyFacialHairStyles: ReadonlyMap<unknown, FacialHairStyle> = new Map([
  ["None", "Blank"],
  ["Clean", "Blank"],
  ["Stubble", "BeardLight"],
  ["Mustache", "MoustacheMagnum"],
  ["Goatee", "BeardMedium"],
  ["Full Beard", "BeardMajestic"],
  ["Chin Strap", "BeardLight"],
]);
