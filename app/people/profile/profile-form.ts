import { isBirthDate, isTooEarly } from "./birth-date";
import { readHex } from "./hex-color";
import { normaliseProfile } from "./normalise-profile";
import type { Profile } from "./profile";
import type { ProfileTab } from "./profile-tab";
import type { PlayerFields } from "./random-profile";

/** The fields of the profile page as form values. */
export type PlayerTexts = Record<keyof PlayerFields, string>;

/** Any of these fields: the content of a form. */
type SomePlayerTexts = Partial<PlayerTexts>;

/** Unsaved changes, and the revision of the profile they are based on. */
export type PlayerDraft = { player: SomePlayerTexts; revision: string };

/** Errors by field. All other invalid input is corrected by `normaliseProfile`. */
export type PlayerErrors = Partial<Record<keyof PlayerFields, string>>;

/** The fields of each tab, in the order of the page. */
export const fieldsByTab = {
  details: ["displayName", "gender", "position", "playerNumber", "country", "dateOfBirth"],
  appearance: [
    "skinTone",
    "hairColor",
    "hairStyle",
    "facialHairStyle",
    "facialHairColor",
    "headwear",
    "glasses",
  ],
  kits: ["homeKitColor", "awayKitColor"],
} as const satisfies Record<ProfileTab, readonly (keyof PlayerFields)[]>;

export const playerFields: readonly (keyof PlayerFields)[] = Object.values(fieldsByTab).flat();

const chosenFields = ["gender", ...fieldsByTab.appearance] as const;

const texts = {
  playerNumber: "Enter a number from 0 to 99.",
  dateOfBirth: "Enter a real date of birth that is not in the future.",
  tooEarly: "Enter a date of birth from 1900 on.",
  homeKitColor: "Choose a colour for the home kit.",
  awayKitColor: "Choose a colour for the away kit.",
} as const;

/** A profile's fields as form values; colours with "#", as a colour input needs. */
export function textsOf(player: PlayerFields): PlayerTexts {
  const isColor = (field: string) => (fieldsByTab.kits as readonly string[]).includes(field);
  const fields = playerFields.map((field) => [
    field,
    `${isColor(field) ? "#" : ""}${player[field]}`,
  ]);
  return Object.fromEntries(fields);
}

/**
 * Reads the fields of a form.
 *
 * @param read returns a field's text, null when it is missing: disabled controls send nothing
 */
export function readPlayer(read: (field: string) => string | null): SomePlayerTexts {
  const given = playerFields.map((field) => [field, read(field)] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== null));
}

/** The form's initial values for a hidden input: without script nothing else can tell later which fields changed. */
export function filledWith(player: PlayerTexts): string {
  const fields = playerFields.map((field) => [field, player[field]]);
  return new URLSearchParams(fields).toString();
}

/**
 * The fields that differ from the form's initial values, and all those of its visible tab. Saving only these does not
 * undo what another tab has saved of the rest.
 *
 * @param was as returned by `filledWith`; without it every field counts as changed
 */
export function changesIn(
  player: SomePlayerTexts,
  was: string,
  shown?: ProfileTab,
): SomePlayerTexts {
  const before = new URLSearchParams(was);
  const isShown = new Set<string>(shown ? fieldsByTab[shown] : []);
  return Object.fromEntries(
    Object.entries(player).filter(
      ([field, text]) => isShown.has(field) || before.get(field) !== text,
    ),
  );
}

/**
 * Errors that only the player can fix, because we can't guess what was meant.
 *
 * @param today the player's calendar date
 */
export function playerErrors(player: SomePlayerTexts, today: string): PlayerErrors {
  const { playerNumber, dateOfBirth, homeKitColor, awayKitColor } = player;
  const errors: PlayerErrors = {};
  if (playerNumber !== undefined && !Number.isFinite(Number(playerNumber || "x"))) {
    errors.playerNumber = texts.playerNumber;
  }
  if (dateOfBirth && !isBirthDate(dateOfBirth, today)) {
    errors.dateOfBirth = isTooEarly(dateOfBirth) ? texts.tooEarly : texts.dateOfBirth;
  }
  if (homeKitColor !== undefined && !readHex(homeKitColor))
    errors.homeKitColor = texts.homeKitColor;
  if (awayKitColor !== undefined && !readHex(awayKitColor))
    errors.awayKitColor = texts.awayKitColor;
  return errors;
}

/** Applies a form's fields to a profile; the settings stay. */
export function withPlayer(profile: Profile, player: SomePlayerTexts, today: string): Profile {
  return normaliseProfile({ ...profile, ...player }, today);
}

/** The fields with a closed list of values; in a normalised player they are always valid. */
export function looksIn(player: PlayerTexts): Partial<PlayerTexts> {
  return Object.fromEntries(chosenFields.map((field) => [field, player[field]]));
}
