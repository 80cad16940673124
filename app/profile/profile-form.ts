import { paths, withSearch } from "~/paths";
import { isBirthDate } from "./birth-date";
import { readHex } from "./hex-color";
import { normaliseProfile } from "./normalise-profile";
import type { Profile } from "./profile-schema";
import type { ProfileTab } from "./profile-tab";
import type { PlayerFields } from "./random-profile";

/** The fields of the profile page, as a form has them. */
export type PlayerTexts = Record<keyof PlayerFields, string>;

/** A player who is not saved, and the revision of the profile that they were made from, as a form or an address has it. */
export type PlayerDraft = { player: PlayerTexts; revision: string };

/** What can be wrong with one of them; everything else is put right by `normaliseProfile`. */
export type PlayerErrors = Partial<Record<keyof PlayerFields, string>>;

/** The fields of each tab of the page, in the order in which they stand there. */
export const fieldsByTab = {
  details: ["displayName", "gender", "position", "playerNumber", "country", "dateOfBirth"],
  appearance: ["skinTone", "hairColor", "hairStyle", "facialHairStyle", "facialHairColor"],
  kits: ["homeKitColor", "awayKitColor"],
} as const satisfies Record<ProfileTab, readonly (keyof PlayerFields)[]>;

export const playerFields: readonly (keyof PlayerFields)[] = Object.values(fieldsByTab).flat();

const chosenFields = ["gender", ...fieldsByTab.appearance] as const;

const texts = {
  playerNumber: "Enter a number from 0 to 99.",
  dateOfBirth: "Enter a real date of birth that is not in the future.",
  homeKitColor: "Choose a colour for the home kit.",
  awayKitColor: "Choose a colour for the away kit.",
} as const;

/** A profile's fields as a form shows them; a colour with "#", as a colour input wants it. */
export function textsOf(player: PlayerFields): PlayerTexts {
  return {
    ...player,
    playerNumber: String(player.playerNumber),
    homeKitColor: `#${player.homeKitColor}`,
    awayKitColor: `#${player.awayKitColor}`,
  };
}

/**
 * The fields that a form or an address brings, over those that are there already.
 *
 * @param read gives a field's text, null when it is missing: a disabled control sends nothing
 * @param otherwise what the missing ones are
 */
export function readPlayer(
  read: (field: string) => string | null,
  otherwise: PlayerTexts,
): PlayerTexts {
  const given = playerFields.map((field) => [field, read(field) ?? otherwise[field]] as const);
  return Object.fromEntries(given) as PlayerTexts;
}

/**
 * What somebody has to put right themselves, since no guess of ours would be what they meant (spec, section 5).
 *
 * @param today the calendar date where the player is
 */
export function playerErrors(player: PlayerTexts, today: string): PlayerErrors {
  const { playerNumber, dateOfBirth, homeKitColor, awayKitColor } = player;
  return {
    ...(!Number.isFinite(Number(playerNumber || "x")) && { playerNumber: texts.playerNumber }),
    ...(dateOfBirth && !isBirthDate(dateOfBirth, today) && { dateOfBirth: texts.dateOfBirth }),
    ...(!readHex(homeKitColor) && { homeKitColor: texts.homeKitColor }),
    ...(!readHex(awayKitColor) && { awayKitColor: texts.awayKitColor }),
  };
}

/** A profile with what a form says of the player; the settings stay as they are. */
export function withPlayer(profile: Profile, player: PlayerTexts, today: string): Profile {
  return normaliseProfile({ ...profile, ...player }, today);
}

/** The most of a text that goes into an address: no player who could be saved has a longer one. */
const LONGEST_IN_ADDRESS = 100;

/**
 * The profile's page with a draft in its address, and whatever else the address has to say. Whatever was posted, the
 * address stays one that servers and proxies take.
 */
export function draftAddress(
  { player, revision }: PlayerDraft,
  more: { tab: ProfileTab; dialog?: string },
): string {
  const short = (text: string) => text.slice(0, LONGEST_IN_ADDRESS);
  const fields = playerFields.map((field) => [field, short(player[field])] as const);
  const all = { ...Object.fromEntries(fields), revision: short(revision) || null, ...more };
  return withSearch(paths.profile, "", all);
}

/** What is chosen from a list whose every entry we know: in a player put right by the rules it is one of them. */
export function looksIn(player: PlayerTexts): Partial<PlayerTexts> {
  return Object.fromEntries(chosenFields.map((field) => [field, player[field]]));
}
