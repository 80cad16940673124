import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { paths, withSearch } from "~/paths";
import { readHex } from "~/people/profile/hex-color";
import { defaultProfile } from "~/people/profile/profile";
import { loadProfile, saveProfile } from "~/people/profile/profile-store.server";
import { redirectAfterSave } from "~/people/profile/redirect-after-save.server";
import { timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { isSecureRequest, sendsEmails } from "~/platform/config/environment.server";
import { fieldReader } from "~/platform/http/field-reader";
import { type AuthUser, IdentityError } from "~/platform/identity/identity-provider";
import { isOutOfReach } from "~/platform/identity/is-out-of-reach";
import {
  parsePreferences,
  preferenceCookies,
  readPreferences,
} from "~/platform/preferences/preferences";
import {
  dropDrafts,
  keepDraft,
  readDraft,
  WITH_DRAFT,
} from "~/platform/session/draft-cookie.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getSession } from "~/platform/session/session.server";
import { documents } from "~/platform/storage/documents.server";
import { todayOf } from "~/play/player/player.server";
import { hideFromTables, isInTables, showInTables } from "~/play/player/table-players.server";
import type { OwnSettings, SettingsDraft } from "./settings-page";
import { settingsTexts } from "./settings-texts";

/** The time of the daily alert, "18:30" or "" for none, which another domain keeps. */
type AlertTimes = {
  isTime(text: string): boolean;
  load(userId: string): Promise<string>;
  save(userId: string, chosen: { time: string; zone: string }, now: number): Promise<void>;
};

type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context">;

/**
 * The account's settings and the device's: saved, of a refused form, or draft from before logging in again.
 *
 * @param alerts null where no push alerts are sent
 */
export async function settingsLoader(
  { request, context }: LoaderFunctionArgs,
  alerts: AlertTimes | null,
) {
  const own = await ownSettings({ request, context }, alerts);
  const { refusedSettings: refused } = context;
  const draft = own && !refused ? await draftChoices(request, own.owner) : null;
  const unsaved = refused?.own ?? draft;
  return {
    isDraft: draft !== null,
    own: own && {
      ...own,
      ...unsaved,
      notifications: { ...own.notifications, ...unsaved?.notifications },
    },
    preferences: refused?.preferences ?? parsePreferences(request.headers.get("Cookie")),
  };
}

/**
 * Null for a visitor. A form that was refused because the store is unavailable is shown again, although the settings
 * can't be read.
 */
async function ownSettings(
  { request, context }: RequestArgs,
  alerts: AlertTimes | null,
): Promise<OwnSettings | null> {
  try {
    const session = await getSession(request, context);
    if (!session) return null;
    const { id, name } = session.user;
    const today = todayOf(request);
    const [{ profile, revision }, alertTime, isShown] = await Promise.all([
      loadProfile({ userId: id, name, today }),
      alerts?.load(id) ?? null,
      isInTables(await documents(), id),
    ]);
    const { favoriteColor, notifications, displayName } = profile;
    const recaps = recapsFor(session.user);
    const known = { owner: id, revision: String(revision), alertTime, recaps };
    const inTables = { was: isShown, is: isShown };
    return { favoriteColor, notifications, ...known, inTables, displayName };
  } catch (error) {
    const unsaved = context.refusedSettings?.own;
    if (isOutOfReach(error) && unsaved) {
      const notifications = { ...defaultProfile.notifications, ...unsaved.notifications };
      return { ...unsaved, notifications, recaps: "on", displayName: "" };
    }
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

/** The switches of the form. */
const switches = [
  "dailyStreakTips",
  "emailHighlights",
  "replies",
  "reactions",
  "outcomes",
] as const;

const choicesSchema = z.object({
  revision: z.string(),
  favoriteColor: z.string(),
  alertTime: z.string().nullable(),
  inTables: z.object({ was: z.boolean(), is: z.boolean() }),
  notifications: z.record(z.enum(switches), z.boolean()),
});

/** What a user chose before they were logged out. */
async function draftChoices(request: Request, owner: string) {
  const draft = choicesSchema.safeParse(await readDraft(request, owner)).data;
  const favoriteColor = readHex(draft?.favoriteColor ?? "");
  return draft && favoriteColor ? { ...draft, favoriteColor } : null;
}

/** Whether recaps could reach a user. */
function recapsFor({ email, emailVerified }: AuthUser): OwnSettings["recaps"] {
  if (email === "") return "no-email";
  if (!sendsEmails()) return "not-sent";
  return emailVerified ? "on" : "unverified";
}

/**
 * Handles the settings form: device settings for everyone, account settings for signed-in users.
 *
 * @returns null for a form that is not this page's
 */
export async function answerSettings(
  { request, context }: ActionFunctionArgs,
  form: FormData,
  alerts: AlertTimes | null,
) {
  if (form.get("intent") !== "settings") return null;
  const draft = draftOf(form);
  if (alerts && draft.own?.alertTime && !alerts.isTime(draft.own.alertTime)) {
    context.refusedSettings = draft;
    return data({ problem: settingsTexts.noTime }, { status: 400 });
  }
  const headers = new Headers();
  for (const cookie of preferenceCookies(draft.preferences, isSecureRequest(request))) {
    headers.append("Set-Cookie", cookie);
  }
  try {
    return await save({ request, context }, draft, headers, alerts);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    context.refusedSettings = draft;
    return data({ problem: settingsTexts.failedMore }, { status: 503 });
  }
}

/** Reads the form. A visitor's has no revision and no account settings. */
function draftOf(form: FormData): SettingsDraft {
  const read = fieldReader(form);
  const own = form.has("revision") && {
    owner: read("owner"),
    revision: read("revision"),
    favoriteColor: readHex(read("favoriteColor")) ?? defaultProfile.favoriteColor,
    alertTime: form.has("alertTime") ? read("alertTime") : null,
    inTables: { was: form.has("wasInTables"), is: form.has("inTables") },
    notifications: Object.fromEntries(switches.map((name) => [name, form.has(name)])) as Record<
      (typeof switches)[number],
      boolean
    >,
  };
  return { own: own || null, preferences: readPreferences(read) };
}

async function save(
  asking: RequestArgs,
  { own }: SettingsDraft,
  headers: Headers,
  alerts: AlertTimes | null,
) {
  if (!own) return redirectAfterSave(paths.settings, "saved", settingsTexts, headers);
  const session = await getSession(asking.request, asking.context);
  if (session) {
    const { request } = asking;
    if (own.alertTime !== null) {
      const chosen = { time: own.alertTime, zone: timeZoneOf(request.headers.get("Cookie")) };
      await alerts?.save(session.user.id, chosen, nowFor(request));
    }
    const status = await saveOwn(session.user, request, own);
    await saveInTables(session.user, request, own.inTables);
    for (const cookie of await dropDrafts(paths.settings)) headers.append("Set-Cookie", cookie);
    return redirectAfterSave(paths.settings, status, settingsTexts, headers);
  }
  const to = withSearch(paths.settings, "", { ...WITH_DRAFT, dialog: "login" });
  const { owner, ...choices } = own;
  for (const cookie of await keepDraft(paths.settings, owner, choices)) {
    headers.append("Set-Cookie", cookie);
  }
  return redirectWithFlash(to, { status: "warning", title: settingsTexts.loginAgain }, headers);
}

/** Push alerts belong to a device and are not saved here; recaps need an email address. */
async function saveOwn(
  { id, name, email }: AuthUser,
  request: Request,
  { favoriteColor, notifications, revision }: NonNullable<SettingsDraft["own"]>,
) {
  const { emailHighlights, ...others } = notifications;
  const canRecap = email !== "" && sendsEmails();
  const { status } = await saveProfile({
    userId: id,
    name,
    today: todayOf(request),
    part: "settings",
    draft: {
      favoriteColor,
      notifications: { ...others, ...(canRecap && { emailHighlights }) },
    },
    expectedRevision: Number(revision || "x"),
    now: nowFor(request),
  });
  return status;
}

/** 'Show me in tables', if this form changed it. A fan who is shown has a name in their profile, which others read. */
async function saveInTables(
  { id: userId, name }: AuthUser,
  request: Request,
  { was, is }: NonNullable<SettingsDraft["own"]>["inTables"],
): Promise<void> {
  if (was === is) return;
  const store = await documents();
  if (!is) return hideFromTables(store, userId);
  const player = { userId, name, today: todayOf(request) };
  const now = nowFor(request);
  const { profile, revision } = await loadProfile(player);
  const draft = { displayName: profile.displayName };
  await saveProfile({ ...player, part: "player", draft, expectedRevision: revision, now });
  await showInTables(store, userId, now);
}
