import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { dateAt, timeZoneOf } from "~/clock/calendar-date.server";
import { nowFor } from "~/clock/clock.server";
import { IdentityError } from "~/identity/identity-provider";
import { paths, withSearch } from "~/paths";
import { redirectWithFlash } from "~/session/flash.server";
import { getSession } from "~/session/session.server";
import { DocumentStoreError } from "~/storage/document-store";
import {
  type PlayerDraft,
  type PlayerTexts,
  playerErrors,
  playerFields,
  readPlayer,
  textsOf,
} from "./profile-form";
import type { ProfileRefusal } from "./profile-page";
import { loadProfile, saveProfile } from "./profile-store.server";
import { type ProfileTab, profileTabOf } from "./profile-tab";
import { profileTexts } from "./profile-texts";
import { randomProfile } from "./random-profile";

const todayFor = (request: Request) =>
  dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));

/** The player as saved, and as the address would have them: a draft travels in it. Null for a visitor. */
export async function profileLoader({ request, context }: LoaderFunctionArgs) {
  const session = await sessionOrNone({ request, context });
  if (!session) return null;
  const { id, name } = session.user;
  const today = todayFor(request);
  const { profile: saved, revision } = await loadProfile({ userId: id, name, today });
  const params = new URL(request.url).searchParams;
  const stored = { player: textsOf(saved), revision: String(revision) };
  const draft = draftIn(params, stored);
  return { saved, today, isDraft: draft !== null, ...(context.refusedPlayer ?? draft ?? stored) };
}

async function sessionOrNone({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">) {
  try {
    return await getSession(request, context);
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

/** A draft keeps its revision from tab to tab: a save of another tab in between is still one that it overtakes. */
function draftIn(params: URLSearchParams, stored: PlayerDraft): PlayerDraft | null {
  const read = (field: string) => params.get(`preset-${field}`) ?? params.get(field);
  if (!playerFields.some((field) => read(field) !== null)) return null;
  const revision = params.get("revision") ?? stored.revision;
  return { player: readPlayer(read, stored.player), revision };
}

/** A page of the profile that carries a draft with it. */
const draftAddress = (
  tab: ProfileTab,
  { player, revision }: PlayerDraft,
  change: Record<string, string> = {},
) => withSearch(paths.profile, "", { tab, ...player, revision: revision || null, ...change });

/**
 * Answers the profile's form.
 *
 * @returns null when it is no form of this page
 */
export async function answerProfile({ request, context }: ActionFunctionArgs, form: FormData) {
  const intent = form.get("intent");
  const tab = profileTabOf(new URL(request.url).searchParams);
  const today = todayFor(request);
  const read = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? value : null;
  };
  const revision = read("revision") ?? "";
  if (intent === "random") {
    const player = textsOf(randomProfile(Math.random, today));
    return redirect(draftAddress(tab, { player, revision }), 303);
  }
  if (intent !== "save") return null;
  try {
    const session = await getSession(request, context);
    if (!session) return await loginAgain(tab, { player: readPlayer(read, noTexts), revision });
    const { id, name } = session.user;
    const user = { userId: id, name, today };
    const { profile } = await loadProfile(user);
    const player = readPlayer(read, textsOf(profile));
    context.refusedPlayer = { player, revision };
    const errors = playerErrors(player, today);
    if (Object.keys(errors).length > 0) return refuse({ problem: null, errors }, 400);
    const { status } = await saveProfile({
      ...user,
      part: "player",
      draft: player,
      expectedRevision: Number(revision || "x"),
      now: nowFor(request),
    });
    return await tellSaved(tab, status);
  } catch (error) {
    const isAnswer = error instanceof IdentityError || error instanceof DocumentStoreError;
    if (!isAnswer) throw error;
    return refuse({ problem: profileTexts.failedMore, errors: {} }, 503);
  }
}

const noTexts = Object.fromEntries(playerFields.map((field) => [field, ""])) as PlayerTexts;

/** Whoever was logged out meanwhile finds what they chose when they are back. */
function loginAgain(tab: ProfileTab, draft: PlayerDraft) {
  return redirectWithFlash(draftAddress(tab, draft, { dialog: "login" }), {
    status: "warning",
    title: profileTexts.loginAgain,
  });
}

function tellSaved(tab: ProfileTab, status: "saved" | "overtaken") {
  const to = withSearch(paths.profile, "", { tab });
  return status === "saved"
    ? redirectWithFlash(to, {
        status: "success",
        title: profileTexts.saved,
        message: profileTexts.savedMore,
      })
    : redirectWithFlash(to, {
        status: "warning",
        title: profileTexts.overtaken,
        message: profileTexts.overtakenMore,
      });
}

function refuse(refusal: ProfileRefusal, status: number) {
  return data(refusal, { status });
}
