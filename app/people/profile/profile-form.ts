import { paths, withSearch } from "~/paths";
import { isBirthDate } from "./birth-date";
import { readHex } from "./hex-color";
import { normaliseProfile } from "./normalise-profile";
import type { Profile } from "./profile-schema";
import type { ProfileTab } from "./profile-tab";
import type { PlayerFields } from "./random-profile";

/** The fields of the profile page, as a form has them. */
export type PlayerTexts = Record<keyof PlayerFields, string>;

/** Some of them: what a form or an address brings. */
export type SomePlayerTexts = Partial<PlayerTexts>;

/** What of a player is not saved, and the revision of the profile that it was made from, as a form or an address has it. */
export type PlayerDraft = { player: SomePlayerTexts; revision: string };

/** What a form held that was refused: all that it brought, what of it was to be saved, and what it was filled with. */
export type RefusedPlayer = PlayerDraft & { given: SomePlayerTexts; was: string };

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
  const isColor = (field: string) => (fieldsByTab.kits as readonly string[]).includes(field);
  const fields = playerFields.map((field) => [
    field,
    `${isColor(field) ? "#" : ""}${player[field]}`,
  ]);
  return Object.fromEntries(fields);
}

/**
 * The fields that a form or an address brings.
 *
 * @param read gives a field's text, null when it is missing: a disabled control sends nothing
 */
export function readPlayer(read: (field: string) => string | null): SomePlayerTexts {
  const given = playerFields.map((field) => [field, read(field)] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== null));
}

/** What a form is filled with, for the form to carry: without script nothing else can tell later what changed in it. */
export function filledWith(player: PlayerTexts): string {
  const fields = playerFields.map((field) => [field, player[field]]);
  return new URLSearchParams(fields).toString();
}

/**
 * The fields that are no longer what a form was filled with, and those of the tab that it shows: saving these undoes nothing
 * that another tab has saved meanwhile and this one never showed.
 *
 * @param was as `filledWith` gives it; of a form that does not say it, every field counts as changed
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
 * What somebody has to put right themselves, since no guess of ours would be what they meant (spec, section 5).
 *
 * @param today the calendar date where the player is
 */
export function playerErrors(player: SomePlayerTexts, today: string): PlayerErrors {
  const isFine: Record<keyof typeof texts, (text: string) => boolean> = {
    playerNumber: (text) => Number.isFinite(Number(text || "x")),
    dateOfBirth: (text) => !text || isBirthDate(text, today),
    homeKitColor: (text) => readHex(text) !== null,
    awayKitColor: (text) => readHex(text) !== null,
  };
  const wrong = Object.entries(texts).filter(([name]) => {
    const field = name as keyof typeof texts;
    const text = player[field];
    return text !== undefined && !isFine[field](text);
  });
  return Object.fromEntries(wrong);
}

/** A profile with what a form says of the player; the settings stay as they are. */
export function withPlayer(profile: Profile, player: SomePlayerTexts, today: string): Profile {
  return normaliseProfile({ ...profile, ...player }, today);
}

/** The most of a text that goes into an address: no player who could be saved has a longer one. */
const MAX_IN_ADDRESS = 100;

/**
 * The profile's page with a draft in its address, and whatever else the address has to say. Whatever was posted, the
 * address stays one that servers and proxies take.
 */
export function draftAddress(
  { player, revision }: PlayerDraft,
  more: { tab: ProfileTab; dialog?: string },
): string {
  const short = (text: string) => text.slice(0, MAX_IN_ADDRESS);
  const fields = Object.entries(player).map(([field, text]) => [field, short(text)] as const);
  const all = { ...Object.fromEntries(fields), revision: short(revision) || null, ...more };
  return withSearch(paths.profile, "", all);
}

/** What is chosen from a list whose every entry we know: in a player put right by the rules it is one of them. */
export function looksIn(player: PlayerTexts): Partial<PlayerTexts> {
  return Object.fromEntries(chosenFields.map((field) => [field, player[field]]));
}
