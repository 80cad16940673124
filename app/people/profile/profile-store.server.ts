import { isDeepStrictEqual } from "node:util";
import type { DocumentData } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
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
  /** What the form is meant to save. What is not in it, a single notification too, and the other part's stay. */
  draft: Record<string, unknown>;
  /** The revision that the form was filled from. */
  expectedRevision: number;
  /** Milliseconds since the epoch. */
  now: number;
};

/** "overtaken": what somebody else had saved in the meantime is replaced. */
export type SavedProfile = LoadedProfile & { status: "saved" | "overtaken" };

/**
 * What is stored: the profile's fields, and which save changed which of them last. Older records count by parts: that goes
 * for every field of a part that has no count of its own.
 */
type Kept = LoadedProfile & { lastSaves: Record<string, number> };

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
 * Saves the fields of a draft over those that are stored, in one transaction: of two tabs that save the same ones at once
 * the last wins, and never half of each. All others stay as they are stored, so tabs that show different things don't
 * undo each other.
 *
 * Whoever lost is told, by the revision that each form carries. A save that changes a field which another save changed
 * after the form was filled is still written, and the answer is "overtaken": it has replaced something its player may
 * never have seen. The other tab's form is now old in its turn, so its next save of that field answers "overtaken" too.
 * Saving what is stored already, as a double click does, replaces nothing: it is "saved" and writes nothing.
 *
 * @returns the record as it stands after the save
 * @throws DocumentStoreError, with nothing saved
 */
export async function saveProfile(save: ProfileSave): Promise<SavedProfile> {
  const store = await documents();
  return store.transaction(async (transaction) => {
    const kept = read(await transaction.get(COLLECTION, save.userId), save.today);
    const profile = changed(kept.profile, save);
    const fields = differing(profile, kept.profile);
    const answer = (status: SavedProfile["status"], revision: number) => ({
      status,
      revision,
      profile: profileWithName(profile, save.name),
    });
    if (kept.revision > 0 && fields.length === 0) return answer("saved", kept.revision);
    const revision = kept.revision + 1;
    const saves = Object.fromEntries(fields.map((field) => [field, revision]));
    const lastSaves = { ...kept.lastSaves, ...saves };
    transaction.set(COLLECTION, save.userId, {
      ...profile,
      revision,
      lastSaves,
      updatedAt: save.now,
    });
    const isOvertaking = fields.some((field) => isUnseen(lastSaveOf(field, kept), save));
    return answer(isOvertaking ? "overtaken" : "saved", revision);
  });
}

const differing = (one: Profile, other: Profile) =>
  (Object.keys(one) as (keyof Profile)[]).filter(
    (field) => !isDeepStrictEqual(one[field], other[field]),
  );

/** 0 for a field that no save has changed. */
function lastSaveOf(field: keyof Profile, { lastSaves }: Kept): number {
  return lastSaves[field] ?? lastSaves[partOf(field)] ?? 0;
}

/** Whether a form was filled before a save. A revision that is no number knows of none. */
function isUnseen(lastSave: number, { expectedRevision }: ProfileSave): boolean {
  return lastSave > 0 && !(lastSave <= expectedRevision);
}

const partOf = (field: string): ProfilePart => (settingsFields.has(field) ? "settings" : "player");

/** The profile with what the draft says of its part; the facial hair's colour follows (spec, section 5). */
function changed(profile: Profile, { part, draft, today }: ProfileSave): Profile {
  const given = Object.entries(draft).filter(
    ([field, value]) => value !== undefined && partOf(field) === part,
  );
  const next: Record<string, unknown> = { ...profile, ...Object.fromEntries(given) };
  const notifications = Object.assign({}, profile.notifications, next.notifications);
  return normaliseProfile({ ...next, notifications }, today);
}

function read(record: DocumentData | null, today: string): Kept {
  const lastSaves = Object.entries(Object(record?.lastSaves));
  return {
    profile: normaliseProfile(record, today),
    revision: count(record?.revision),
    lastSaves: Object.fromEntries(lastSaves.map(([field, save]) => [field, count(save)])),
  };
}

function count(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0;
}
