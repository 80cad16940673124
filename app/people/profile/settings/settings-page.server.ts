import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { paths, withSearch } from "~/paths";
import { readHex } from "~/people/profile/hex-color";
import { defaultProfile } from "~/people/profile/profile";
import { loadProfile, saveProfile } from "~/people/profile/profile-store.server";
import { dateAt, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { isSecureRequest } from "~/platform/config/environment.server";
import { type AuthUser, IdentityError } from "~/platform/identity/identity-provider";
import {
  parsePreferences,
  preferenceCookies,
  readPreferences,
} from "~/platform/preferences/preferences";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getSession } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import type { OwnSettings, SettingsDraft } from "./settings-page";
import { settingsTexts } from "./settings-texts";

type RequestArgs = Pick<LoaderFunctionArgs, "request" | "context">;

const todayFor = (request: Request) =>
  dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));

/** The saved settings or those of a refused form: the account's and the device's. */
export async function settingsLoader({ request, context }: LoaderFunctionArgs) {
  const own = await ownSettings({ request, context });
  const { refusedSettings: refused } = context;
  const unsaved = refused?.own;
  return {
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
async function ownSettings({ request, context }: RequestArgs): Promise<OwnSettings | null> {
  try {
    const session = await getSession(request, context);
    if (!session) return null;
    const { id, name, email } = session.user;
    const today = todayFor(request);
    const { profile, revision } = await loadProfile({ userId: id, name, today });
    const { favoriteColor, notifications } = profile;
    return { favoriteColor, notifications, revision: String(revision), hasEmail: email !== "" };
  } catch (error) {
    const unsaved = context.refusedSettings?.own;
    if (isOutOfReach(error) && unsaved) {
      const notifications = { ...defaultProfile.notifications, ...unsaved.notifications };
      return { ...unsaved, notifications, hasEmail: true };
    }
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

const isOutOfReach = (error: unknown) =>
  error instanceof IdentityError || error instanceof DocumentStoreError;

/**
 * Handles the settings form: device settings for everyone, account settings for signed-in users.
 *
 * @returns null for a form that is not this page's
 */
export async function answerSettings({ request, context }: ActionFunctionArgs, form: FormData) {
  if (form.get("intent") !== "settings") return null;
  const draft = draftOf(form);
  const headers = new Headers();
  for (const cookie of preferenceCookies(draft.preferences, isSecureRequest(request))) {
    headers.append("Set-Cookie", cookie);
  }
  try {
    return await save({ request, context }, draft, headers);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    context.refusedSettings = draft;
    return data({ problem: settingsTexts.failedMore }, { status: 503 });
  }
}

/** Reads the form. A visitor's has no revision and no account settings. */
function draftOf(form: FormData): SettingsDraft {
  const read = (name: string) => String(form.get(name) ?? "");
  const own = form.has("revision") && {
    revision: read("revision"),
    favoriteColor: readHex(read("favoriteColor")) ?? defaultProfile.favoriteColor,
    notifications: {
      dailyStreakTips: form.has("dailyStreakTips"),
      emailHighlights: form.has("emailHighlights"),
    },
  };
  return { own: own || null, preferences: readPreferences(read) };
}

async function save(asking: RequestArgs, { own }: SettingsDraft, headers: Headers) {
  if (!own) return redirectAfterSave("saved", headers);
  const session = await getSession(asking.request, asking.context);
  if (session) return redirectAfterSave(await saveOwn(session.user, asking.request, own), headers);
  const to = withSearch(paths.settings, "", { dialog: "login" });
  return redirectWithFlash(to, { status: "warning", title: settingsTexts.loginAgain }, headers);
}

function redirectAfterSave(status: "saved" | "conflict", headers: Headers) {
  const [title, message] =
    status === "saved"
      ? [settingsTexts.saved, settingsTexts.savedMore]
      : [settingsTexts.conflict, settingsTexts.conflictMore];
  const flash = { status: status === "saved" ? "success" : "warning", title, message } as const;
  return redirectWithFlash(paths.settings, flash, headers);
}

/** Push alerts belong to a device and are not saved here; recaps need an email address. */
async function saveOwn(
  { id, name, email }: AuthUser,
  request: Request,
  { favoriteColor, notifications, revision }: NonNullable<SettingsDraft["own"]>,
) {
  const { dailyStreakTips, emailHighlights } = notifications;
  const { status } = await saveProfile({
    userId: id,
    name,
    today: todayFor(request),
    part: "settings",
    draft: {
      favoriteColor,
      notifications: { dailyStreakTips, ...(email !== "" && { emailHighlights }) },
    },
    expectedRevision: Number(revision || "x"),
    now: nowFor(request),
  });
  return status;
}
