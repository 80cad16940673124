import { isDeepStrictEqual } from "node:util";
import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { countryCode } from "./countries";
import { normaliseProfile } from "./normalise-profile";
import { defaultProfile, type Profile, profileWithName } from "./profile";

const COLLECTION = "profiles";
const PAGE = 200;

/** The part of a profile that a form saves: the profile page's or the settings'. */
export type ProfilePart = "player" | "settings";

const settingsFields: ReadonlySet<string> = new Set<keyof Profile>([
  "favoriteColor",
  "notifications",
]);

/** A profile, and its number of saves. */
type LoadedProfile = { profile: Profile; revision: number };

/** The owner of a profile, and their date, which limits the date of birth. */
type Player = {
  userId: string;
  /** The signed-in user's name. */
  name: string;
  /** "2026-11-21"; left out where nothing depends on the date of birth. */
  today?: string;
};

/** Normalising needs a date: one that no date of birth is after. */
const ANY_DAY = "9999-12-31";

type ProfileSave = Player & {
  part: ProfilePart;
  /** The fields to save. All others stay, single notifications included. */
  draft: Record<string, unknown>;
  /** The revision that the form is based on. */
  expectedRevision: number;
  /** Milliseconds since the epoch. */
  now: number;
};

/** "conflict": the save replaced a newer value of another save. */
type SavedProfile = LoadedProfile & { status: "saved" | "conflict" };

/**
 * The stored profile, and for each field the last save that changed it. Older records count by part, which then
 * applies to every field of it without a count.
 */
type StoredProfile = LoadedProfile & { lastSaves: Record<string, number> };

/**
 * Loads a user's profile and normalises it by today's rules (docs/rules.md#profile). Nothing is written.
 *
 * @throws DocumentStoreError
 */
export async function loadProfile({
  userId,
  name,
  today = ANY_DAY,
}: Player): Promise<LoadedProfile> {
  const store = await documents();
  const { profile, revision } = read(await store.get(COLLECTION, userId), today);
  return { profile: profileWithName(profile, name), revision };
}

/**
 * What a user wants to hear of: 'Daily streak tips', 'Email recaps'.
 *
 * @throws DocumentStoreError
 */
export async function loadNotifications(userId: string): Promise<Profile["notifications"]> {
  return (await loadProfile({ userId, name: "" })).profile.notifications;
}

/**
 * The code of the country that a user has chosen.
 *
 * @param from a store, or a transaction
 * @returns null for a user who never saved a player, and for a country without a code
 * @throws DocumentStoreError
 */
export async function chosenCountry(
  from: Pick<DocumentStore, "get">,
  userId: string,
): Promise<string | null> {
  return countryIn(read(await from.get(COLLECTION, userId)));
}

function countryIn({ profile, lastSaves }: StoredProfile): string | null {
  const isChosen = Object.keys(lastSaves).some(
    (field) => field !== "settings" && partOf(field) === "player",
  );
  return isChosen ? countryCode(profile.country) || null : null;
}

/**
 * A user's profile as others see it, with the code of the country that they have chosen.
 *
 * @throws DocumentStoreError
 */
export async function loadAuthor(
  userId: string,
  name: string,
): Promise<{ profile: Profile; country: string | null }> {
  const store = await documents();
  const stored = read(await store.get(COLLECTION, userId));
  return { profile: profileWithName(stored.profile, name), country: countryIn(stored) };
}

/**
 * A page of the users who want 'Email recaps', by their profiles.
 *
 * @param cursor "" for the first page
 * @throws DocumentStoreError
 */
export async function recapSubscribers(
  cursor: string,
): Promise<{ userIds: string[]; next: string | null }> {
  const store = await documents();
  const page = await store.query(COLLECTION, { limit: PAGE, ...(cursor && { cursor }) });
  const wanting = page.documents.filter(
    ({ data }) => read(data).profile.notifications.emailHighlights,
  );
  return { userIds: wanting.map(({ id }) => id), next: page.nextCursor };
}

/**
 * Turns 'Email recaps' off. Creates no profile for a user without one, as after deleting the account.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function stopEmailRecaps(userId: string, now: number): Promise<void> {
  const draft = { notifications: { emailHighlights: false } };
  const expectedRevision = Number.MAX_SAFE_INTEGER;
  const save = { userId, name: "", part: "settings", draft } as const;
  const store = await documents();
  await store.transaction(async (transaction) => {
    const record = await transaction.get(COLLECTION, userId);
    if (record) saveOver(record, { ...save, expectedRevision, now }, transaction);
  });
}

/**
 * Saves the fields of a draft in one transaction: when two tabs save the same fields at once, the last wins, never
 * half of each. All other fields stay, so that tabs showing different fields don't undo each other.
 *
 * Conflicts are detected by the revision that each form carries. A save that changes a field which another save
 * changed after the form was loaded is written all the same, with the status "conflict": it replaced a value its
 * player may never have seen. The other tab's form is then stale in turn, so its next save of that field is a conflict
 * too. Saving equal values, as a double click does, is "saved" and writes nothing.
 *
 * @returns the profile after the save
 * @throws DocumentStoreError, with nothing saved
 */
export async function saveProfile(save: ProfileSave): Promise<SavedProfile> {
  const store = await documents();
  return store.transaction(async (transaction) =>
    saveOver(await transaction.get(COLLECTION, save.userId), save, transaction),
  );
}

/** A saved name, and how to replace it. */
type SavedName = {
  /** "" for a user who has saved none, and is shown under the account's. */
  name: string;
  /** @param now milliseconds since the epoch */
  replace: (transaction: Transaction, name: string, now: number) => void;
};

/**
 * The name that a user has saved, which the same transaction can replace.
 *
 * @throws DocumentStoreError
 */
export async function savedName(
  from: Pick<DocumentStore, "get">,
  userId: string,
): Promise<SavedName> {
  const record = await from.get(COLLECTION, userId);
  const { displayName } = read(record).profile;
  const save = { userId, name: "", part: "player" } as const;
  const expectedRevision = Number.MAX_SAFE_INTEGER;
  return {
    name: displayName === defaultProfile.displayName ? "" : displayName,
    replace(transaction, name, now) {
      const draft = { displayName: name };
      saveOver(record, { ...save, draft, expectedRevision, now }, transaction);
    },
  };
}

/** Saves a draft over the stored record, null if there is none. */
function saveOver(
  record: DocumentData | null,
  save: ProfileSave,
  transaction: Transaction,
): SavedProfile {
  const stored = read(record, save.today);
  const profile = changed(stored.profile, save);
  const fields = differing(profile, stored.profile);
  const answer = (status: SavedProfile["status"], revision: number) => ({
    status,
    revision,
    profile: profileWithName(profile, save.name),
  });
  if (stored.revision > 0 && fields.length === 0) return answer("saved", stored.revision);
  const revision = stored.revision + 1;
  const saves = Object.fromEntries(fields.map((field) => [field, revision]));
  const lastSaves = { ...stored.lastSaves, ...saves };
  transaction.set(COLLECTION, save.userId, {
    ...profile,
    revision,
    lastSaves,
    updatedAt: save.now,
  });
  const isConflict = fields.some((field) => isUnseen(lastSaveOf(field, stored), save));
  return answer(isConflict ? "conflict" : "saved", revision);
}

const differing = (one: Profile, other: Profile) =>
  (Object.keys(one) as (keyof Profile)[]).filter(
    (field) => !isDeepStrictEqual(one[field], other[field]),
  );

/** 0 for a field that never changed. */
function lastSaveOf(field: keyof Profile, { lastSaves }: StoredProfile): number {
  return lastSaves[field] ?? lastSaves[partOf(field)] ?? 0;
}

/** Whether a form was loaded before a save. An invalid revision predates all saves. */
function isUnseen(lastSave: number, { expectedRevision }: ProfileSave): boolean {
  return lastSave > 0 && !(lastSave <= expectedRevision);
}

const partOf = (field: string): ProfilePart => (settingsFields.has(field) ? "settings" : "player");

/** Applies the draft to its part of the profile; the facial hair's colour follows. */
function changed(profile: Profile, { part, draft, today = ANY_DAY }: ProfileSave): Profile {
  const given = Object.entries(draft).filter(
    ([field, value]) => value !== undefined && partOf(field) === part,
  );
  const next: Record<string, unknown> = { ...profile, ...Object.fromEntries(given) };
  const notifications = Object.assign({}, profile.notifications, next.notifications);
  return normaliseProfile({ ...next, notifications }, today);
}

function read(record: DocumentData | null, today = ANY_DAY): StoredProfile {
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
