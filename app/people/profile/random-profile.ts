import { birthDateFor } from "./birth-date";
import { countries } from "./countries";
import { kitColors } from "./kit-colors";
import { PLAYER_NUMBER_MAX } from "./limits";
import { facialHairStyles, hairColors, hairStyles, skinTones } from "./looks";
import { positions } from "./positions";
import type { Profile } from "./profile";

/** The fields of the profile page: a profile without its settings. */
export type PlayerFields = Omit<Profile, "version" | "favoriteColor" | "notifications">;

const AGE = { min: 16, max: 45 };
const MAX_SINCE_BIRTHDAY = 364;

const firstNames = {
  female: [
    "Amara",
    "Elena",
    "Femke",
    "Ingrid",
    "Lindiwe",
    "Noor",
    "Priya",
    "Tess",
    "Thandi",
    "Yuki",
  ],
  male: ["Bruno", "Chidi", "Hugo", "Jun", "Kofi", "Lars", "Mateo", "Omar", "Ravi", "Sipho"],
} as const;

const headwearBy = {
  female: ["Hijab", "Cap", "BobbleHat"],
  male: ["Turban", "Cap", "BobbleHat"],
} as const;

const spectacles = ["Prescription02", "Round", "Sunglasses"] as const;

const lastNames = [
  "Abara",
  "Becker",
  "Costa",
  "Dlamini",
  "Eriksen",
  "Ferrari",
  "Hansen",
  "Jansen",
  "Kim",
  "Lopez",
  "Moreau",
  "Naidoo",
  "Okafor",
  "Silva",
  "Tanaka",
  "Walker",
] as const;

/**
 * A random player, in every field of the profile page. Women are generated without facial hair and turban, men without
 * a headscarf, which they can still choose; three of four have a bare head, and as many no glasses.
 *
 * @param rng returns numbers in [0, 1), as `Math.random` does
 * @param today the player's calendar date, on which they are 16 to 45 years old
 */
export function randomProfile(rng: () => number, today: string): PlayerFields {
  const gender = pick(rng, ["male", "female"] as const);
  const facialHairStyle = gender === "female" ? "Blank" : pick(rng, facialHairStyles).value;
  const hairColor = pick(rng, hairColors).value;
  const age = wholeNumber(rng, AGE.min, AGE.max);
  return {
    displayName: `${pick(rng, firstNames[gender])} ${pick(rng, lastNames)}`,
    playerNumber: wholeNumber(rng, 0, PLAYER_NUMBER_MAX),
    country: pick(rng, countries).value,
    position: pick(rng, positions).value,
    gender,
    dateOfBirth: birthDateFor(age, today, wholeNumber(rng, 0, MAX_SINCE_BIRTHDAY)),
    skinTone: pick(rng, skinTones).value,
    hairStyle: pick(rng, hairStyles).value,
    facialHairStyle,
    hairColor,
    facialHairColor: facialHairStyle === "Blank" ? hairColor : pick(rng, hairColors).value,
    headwear: pick(rng, [...Array<"None">(9).fill("None"), ...headwearBy[gender]]),
    glasses: pick(rng, [...Array<"Blank">(9).fill("Blank"), ...spectacles]),
    homeKitColor: pick(rng, kitColors).value,
    awayKitColor: pick(rng, kitColors).value,
  };
}

function pick<T>(rng: () => number, list: readonly T[]): T {
  return list[wholeNumber(rng, 0, list.length - 1)] as T;
}

function wholeNumber(rng: () => number, min: number, max: number): number {
  return min + Math.floor(rng() * (max - min + 1));
}
