import { singleLine } from "~/platform/http/single-line";
import { DISPLAY_NAME_MAX_LENGTH } from "~/platform/identity/display-name";
import { legacyFacialHairStyles, legacyHairStyles } from "./avatar/legacy-looks";
import { nearestHairColour, nearestSkinTone } from "./avatar/nearest-look";
import { birthDateFor, isBirthDate } from "./birth-date";
import { type Hex, readHex } from "./hex-color";
import { PLACE_MAX_LENGTH, PLAYER_NUMBER_MAX } from "./limits";
import {
  facialHairStyles,
  glasses,
  type HairColor,
  hairColors,
  hairStyles,
  headwear,
  type SkinTone,
  skinTones,
} from "./looks";
import { defaultProfile, type Profile } from "./profile";

const LEGACY_AGE = { min: 10, max: 70 };

/**
 * Normalises any value to a valid profile (docs/rules.md#profile): a record of ours, an older one, a
 * form, or nonsense. Normalising it again changes nothing, and it never throws.
 *
 * Missing fields take their defaults; an invalid kit colour takes the default accent. A country or position outside
 * the lists stays.
 *
 * @param value only its own properties are read
 * @param today the player's calendar date, "2026-11-21"
 */
export function normaliseProfile(value: unknown, today: string): Profile {
  const given = (field: string) => ownProperty(value, field);
  return withFacialHairColor({
    version: 1,
    displayName: lineOr("displayName", given("displayName"), DISPLAY_NAME_MAX_LENGTH),
    playerNumber: playerNumber(given("playerNumber")),
    country: lineOr("country", given("country"), PLACE_MAX_LENGTH),
    position: lineOr("position", given("position"), PLACE_MAX_LENGTH),
    gender: given("gender") === "female" ? "female" : defaultProfile.gender,
    dateOfBirth: dateOfBirth(given("dateOfBirth"), given("age"), today),
    skinTone: skinTone(given("skinTone")),
    hairStyle:
      listed(hairStyles, given("hairStyle")) ??
      legacyHairStyles.get(given("hairStyle")) ??
      defaultProfile.hairStyle,
    facialHairStyle:
      listed(facialHairStyles, given("facialHairStyle")) ??
      legacyFacialHairStyles.get(given("facialHairStyle")) ??
      defaultProfile.facialHairStyle,
    hairColor: hairColor(given("hairColor")),
    facialHairColor: hairColor(given("facialHairColor")),
    headwear: listed(headwear, given("headwear")) ?? defaultProfile.headwear,
    glasses: listed(glasses, given("glasses")) ?? defaultProfile.glasses,
    homeKitColor: color("homeKitColor", given("homeKitColor")),
    awayKitColor: color("awayKitColor", given("awayKitColor")),
    favoriteColor: color("favoriteColor", given("favoriteColor")),
    notifications: notifications(given("notifications")),
  });
}

function notifications(value: unknown): Profile["notifications"] {
  const chosen = Object.entries(defaultProfile.notifications).map(([field, byDefault]) => {
    const choice = ownProperty(value, field);
    return [field, typeof choice === "boolean" ? choice : byDefault];
  });
  return Object.fromEntries(chosen);
}

/** Without facial hair its colour is the hair's. */
function withFacialHairColor(profile: Profile): Profile {
  if (profile.facialHairStyle !== "Blank") return profile;
  return { ...profile, facialHairColor: profile.hairColor };
}

/** Inherited and unreadable properties count as missing. */
function ownProperty(value: unknown, field: string): unknown {
  try {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, field))
      return undefined;
    return (value as Record<string, unknown>)[field];
  } catch {
    return undefined;
  }
}

function lineOr(
  field: "displayName" | "country" | "position",
  value: unknown,
  max: number,
): string {
  const line = typeof value === "string" ? singleLine(value, max) : "";
  return line || defaultProfile[field];
}

function playerNumber(value: unknown): number {
  const number = Math.round(numberOf(value));
  if (!Number.isFinite(number)) return defaultProfile.playerNumber;
  return clamp(number, 0, PLAYER_NUMBER_MAX);
}

function dateOfBirth(value: unknown, age: unknown, today: string): string {
  if (typeof value === "string" && isBirthDate(value, today)) return value;
  const years = Math.floor(numberOf(age));
  if (Number.isFinite(years)) {
    return birthDateFor(clamp(years, LEGACY_AGE.min, LEGACY_AGE.max), today);
  }
  return defaultProfile.dateOfBirth;
}

function skinTone(value: unknown): SkinTone {
  const hex = readHex(value);
  return listed(skinTones, value) ?? (hex ? nearestSkinTone(hex) : defaultProfile.skinTone);
}

function hairColor(value: unknown): HairColor {
  const hex = readHex(value);
  return listed(hairColors, value) ?? (hex ? nearestHairColour(hex) : defaultProfile.hairColor);
}

function color(field: "homeKitColor" | "awayKitColor" | "favoriteColor", value: unknown): Hex {
  if (value === undefined || value === null) return defaultProfile[field];
  return readHex(value) ?? defaultProfile.favoriteColor;
}

function listed<T extends string>(looks: readonly { value: T }[], value: unknown): T | undefined {
  return looks.find((look) => look.value === value)?.value;
}

/** A number, or a text with one, as forms and older records have; else NaN. */
function numberOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
}

function clamp(number: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, number));
}
