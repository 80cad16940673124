import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { dateAt, timeZoneOf } from "~/clock/calendar-date.server";
import { nowFor } from "~/clock/clock.server";
import { isSecureRequest } from "~/config/environment.server";
import { IdentityError } from "~/identity/identity-provider";
import { paths, withSearch } from "~/paths";
import { redirectWithFlash } from "~/session/flash.server";
import { parsePreferences, preferenceCookies, readPreferences } from "~/session/preferences";
import { getSession, hasSessionCookie } from "~/session/session.server";
import { DocumentStoreError } from "~/storage/document-store";
import { loadProfile, saveProfile } from "./profile-store.server";
import type { OwnSettings } from "./settings-page";
import { settingsTexts } from "./settings-texts";

type Asking = Pick<LoaderFunctionArgs, "request" | "context">;

const todayFor = (request: Request) =>
  dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));

/** The settings as they stand: one's own, and those of the device. */
export async function settingsLoader({ request, context }: LoaderFunctionArgs) {
  return {
    own: await ownSettings({ request, context }),
    preferences: parsePreferences(request.headers.get("Cookie")),
  };
}

async function ownSettings({ request, context }: Asking): Promise<OwnSettings | null> {
  try {
    const session = await getSession(request, context);
    if (!session) return null;
    const { id, name, email } = session.user;
    const today = todayFor(request);
    return { ...(await loadProfile({ userId: id, name, today })), hasEmail: email !== "" };
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

/**
 * Answers the settings' form: the device's choices for everybody, the rest for whoever is signed in.
 *
 * @returns null when it is no such form
 */
export async function answerSettings({ request, context }: ActionFunctionArgs, form: FormData) {
  if (form.get("intent") !== "settings") return null;
  const preferences = readPreferences((name) => String(form.get(name) ?? ""));
  const headers = new Headers();
  for (const cookie of preferenceCookies(preferences, isSecureRequest(request))) {
    headers.append("Set-Cookie", cookie);
  }
  try {
    return await save({ request, context }, form, headers);
  } catch (error) {
    const isAnswer = error instanceof IdentityError || error instanceof DocumentStoreError;
    if (!isAnswer) throw error;
    return data({ problem: settingsTexts.failedMore }, { status: 503 });
  }
}

async function save({ request, context }: Asking, form: FormData, headers: Headers) {
  const session = await getSession(request, context);
  if (!session && hasSessionCookie(request)) {
    const to = withSearch(paths.settings, "", { dialog: "login" });
    return redirectWithFlash(to, { status: "warning", title: settingsTexts.loginAgain }, headers);
  }
  const status = session ? await saveOwn(session.user, request, form) : "saved";
  const [title, message] =
    status === "saved"
      ? [settingsTexts.saved, settingsTexts.savedMore]
      : [settingsTexts.overtaken, settingsTexts.overtakenMore];
  const flash = { status: status === "saved" ? "success" : "warning", title, message } as const;
  return redirectWithFlash(paths.settings, flash, headers);
}

async function saveOwn(
  user: { id: string; name: string; email: string },
  request: Request,
  form: FormData,
) {
  const { status } = await saveProfile({
    userId: user.id,
    name: user.name,
    today: todayFor(request),
    part: "settings",
    draft: {
      favoriteColor: form.get("favoriteColor"),
      notifications: {
        dailyStreakTips: form.has("dailyStreakTips"),
        ...(user.email !== "" && { emailHighlights: form.has("emailHighlights") }),
      },
    },
    expectedRevision: Number(form.get("revision") || "x"),
    now: nowFor(request),
  });
  return status;
}
