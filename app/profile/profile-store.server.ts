import { isDeepStrictEqual } from "node:util";
import type { DocumentData } from "~/storage/document-store";
import { documents } from "~/storage/documents.server";
import { normaliseProfile } from "./normalise-profile";
import { profileWithName } from "./profile";
import type { Profile } from "./profile-schema";

const COLLECTION = "profiles";

/** What of a profile is saved at once: what the profile page has, or what the settings have. */
export type ProfilePart = "player" | "settings";

const settingsFields: ReadonlySet<string> = new Set<keyof Profile>([
  "favoriteColor",
  "notifications",
]);

/** A profile, and the number of the save that made it; 0 before the first. */
export type LoadedProfile = { profile: Profile; revision: number };

/** Whose profile it is, and what day it is for them: no date of birth lies after it. */
type Player = {
  userId: string;
  /** The signed-in user's name. */
  name: string;
  /** "2026-11-21" */
  today: string;
};

type ProfileSave = Player & {
  part: ProfilePart;
  /** Every field that the form has. What is not in it, a single notification too, and the other part's stay. */
  draft: Record<string, unknown>;
  /** The revision that the form was filled from. */
  expectedRevision: number;
  /** Milliseconds since the epoch. */
  now: number;
};

/** "overtaken": what somebody else had saved in the meantime is replaced. */
export type SavedProfile = LoadedProfile & { status: "saved" | "overtaken" };

/** What is kept: the profile's fields, and which save touched which part last. */
type Kept = LoadedProfile & { lastSaves: Record<ProfilePart, number> };

/**
 * The profile of a user, by today's rules whatever was stored (spec, section 4: load). Nothing is written.
 *
 * @throws DocumentStoreError
 */
export async function loadProfile({ userId, name, today }: Player): Promise<LoadedProfile> {
  const store = await documents();
  const { profile, revision } = read(await store.get(COLLECTION, userId), today);
  return { profile: profileWithName(profile, name), revision };
}

/**
 * Saves one part of a profile, whole: of two tabs that save at once the last wins, and never half of each. The
 * other part stays as it is stored, so a tab with the settings and one with the player don't undo each other.
 *
 * Whoever lost is told, by the revision that each form carries. A save whose form was filled before another save of the
 * same part is still written, and the answer is "overtaken": it has replaced something its player may never have
 * seen. The other tab's form is now old in its turn, so its next save answers "overtaken" too. Saving what is stored
 * already, as a double click does, replaces nothing: it is "saved" and writes nothing.
 *
 * @returns the record as it is read again after the save
 * @throws DocumentStoreError, with nothing saved
 */
export async function saveProfile(save: ProfileSave): Promise<SavedProfile> {
  const store = await documents();
  const status = await store.transaction(async (transaction) => {
    const kept = read(await transaction.get(COLLECTION, save.userId), save.today);
    const profile = changed(kept.profile, save);
    if (kept.revision > 0 && isDeepStrictEqual(profile, kept.profile)) return "saved";
    const revision = kept.revision + 1;
    transaction.set(COLLECTION, save.userId, {
      ...profile,
      revision,
      lastSaves: { ...kept.lastSaves, [save.part]: revision },
      updatedAt: save.now,
    });
    return isOvertaking(kept.lastSaves[save.part], save.expectedRevision) ? "overtaken" : "saved";
  });
  return { status, ...(await loadProfile(save)) };
}

/** A revision that is no number knows of no save. */
function isOvertaking(lastSave: number, expected: number): boolean {
  return lastSave > 0 && !(lastSave <= expected);
}

/** The profile with what the draft says of its part; the facial hair's colour follows (spec, section 5). */
function changed(profile: Profile, { part, draft, today }: ProfileSave): Profile {
  const isSetting = (field: string) => settingsFields.has(field);
  const given = Object.entries(draft).filter(
    ([field, value]) => value !== undefined && isSetting(field) === (part === "settings"),
  );
  const next: Record<string, unknown> = { ...profile, ...Object.fromEntries(given) };
  const notifications = Object.assign({}, profile.notifications, next.notifications);
  return normaliseProfile({ ...next, notifications }, today);
}

function read(record: DocumentData | null, today: string): Kept {
  const lastSaves = Object(record?.lastSaves);
  return {
    profile: normaliseProfile(record, today),
    revision: count(record?.revision),
    lastSaves: { player: count(lastSaves.player), settings: count(lastSaves.settings) },
  };
}

function count(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0;
}
