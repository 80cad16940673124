import type { FacialHairStyle, HairStyle } from "~/people/profile/looks";

/** What older records call a hair style (spec, section 3: legacy names). */
export const legacyHairStyles: ReadonlyMap<unknown, HairStyle> = new Map([
  ["Short Fade", "ShortHairShortFlat"],
  ["Buzz Cut", "ShortHairTheCaesar"],
  ["Curly High Top", "ShortHairShortCurly"],
  ["Braided Ponytail", "LongHairDreads"],
  ["Wavy Medium", "LongHairNotTooLong"],
  ["Long Flow", "LongHairStraight"],
  ["Undercut", "ShortHairFrizzle"],
]);

/** What older records call a facial hair style (spec, section 3: legacy names). */
export const legacyFacialHairStyles: ReadonlyMap<unknown, FacialHairStyle> = new Map([
  ["None", "Blank"],
  ["Clean", "Blank"],
  ["Stubble", "BeardLight"],
  ["Mustache", "MoustacheMagnum"],
  ["Goatee", "BeardMedium"],
  ["Full Beard", "BeardMajestic"],
  ["Chin Strap", "BeardLight"],
]);
