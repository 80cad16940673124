import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths, withSearch } from "~/paths";
import { dateAt, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { type AuthUser, IdentityError } from "~/platform/identity/identity-provider";
import { asksLite } from "~/platform/preferences/lite-request.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getSession } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { avatarLooks } from "./avatar/avatar-looks";
import { avatarUrl } from "./avatar/avatar-query";
import { avatarService } from "./avatar/avatar-service.server";
import { flagOf } from "./countries";
import type { CardWords, OwnCard } from "./player-card";
import { positionCode } from "./positions";
import { defaultProfile } from "./profile";
import {
  changesIn,
  draftAddress,
  filledWith,
  looksIn,
  type PlayerDraft,
  playerErrors,
  readPlayer,
  textsOf,
  withPlayer,
} from "./profile-form";
import type { ProfileRefusal } from "./profile-page";
import { loadPart } from "./profile-parts";
import type { Profile } from "./profile-schema";
import { loadProfile, saveProfile } from "./profile-store.server";
import { type ProfileTab, profileTabOf, profileTabs } from "./profile-tab";
import { profileTexts } from "./profile-texts";
import { randomProfile } from "./random-profile";

const todayFor = (request: Request) =>
  dateAt(nowFor(request), timeZoneOf(request.headers.get("Cookie")));

/**
 * The saved player with the draft of the URL or of a refused form applied. Null for a visitor.
 *
 * @throws DocumentStoreError
 */
export async function profileLoader({ request, context }: LoaderFunctionArgs) {
  const today = todayFor(request);
  const [stored] = await Promise.all([
    storedPlayer({ request, context }, today),
    ...profileTabs.map(loadPart),
  ]);
  if (!stored) return null;
  const { saved, was } = stored;
  const draft = draftIn(new URL(request.url).searchParams, stored.revision);
  const unsaved = context.refusedPlayer ?? draft;
  const player = { ...textsOf(saved), ...unsaved?.player };
  const wished = withPlayer(saved, player, today);
  const { shirt } = avatarLooks(wished);
  return {
    player: { ...player, ...looksIn(textsOf(wished)) },
    revision: unsaved?.revision ?? stored.revision,
    was,
    code: positionCode(wished.position),
    shirt,
    words: wordsOf(saved),
    avatars: avatarService(),
    heads: asksLite(request) ? null : avatarService(),
    isDraft: draft !== null,
    today,
  };
}

/** The saved profile, its revision, and the form's initial values derived from it. */
type Stored = { saved: Profile; revision: string; was: string };

/** A form that was refused because the store is unavailable is shown again, although the saved profile can't be read. */
async function storedPlayer(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  today: string,
): Promise<Stored | null> {
  const { refusedPlayer } = context;
  try {
    const session = await getSession(request, context);
    if (!session) return null;
    const { id, name } = session.user;
    const { profile, revision } = await loadProfile({ userId: id, name, today });
    return { saved: profile, revision: String(revision), was: filledWith(textsOf(profile)) };
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    if (refusedPlayer) {
      const { given, revision, was } = refusedPlayer;
      return { saved: withPlayer(defaultProfile, given, today), revision, was };
    }
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

const isOutOfReach = (error: unknown) =>
  error instanceof IdentityError || error instanceof DocumentStoreError;

/** The card's texts come from the saved profile and not from the form (spec, section 4). */
const wordsOf = ({ displayName, playerNumber, country }: Profile): CardWords => ({
  name: displayName,
  number: playerNumber,
  digits: String(playerNumber).padStart(2, "0"),
  country,
  flag: flagOf(country),
});

/** The card of a user's own player; null while the store is unavailable. */
export async function ownCard(request: Request, { id, name }: AuthUser): Promise<OwnCard | null> {
  try {
    const user = { userId: id, name, today: todayFor(request) };
    const { profile, revision } = await loadProfile(user);
    return {
      avatar: avatarUrl(avatarService(), avatarLooks(profile)),
      code: positionCode(profile.position),
      words: wordsOf(profile),
      isNew: revision === 0,
    };
  } catch (error) {
    if (error instanceof DocumentStoreError) return null;
    throw error;
  }
}

/**
 * A draft keeps its revision from tab to tab, so that a save in between by another browser tab is still reported as a
 * conflict.
 */
function draftIn(params: URLSearchParams, revision: string): PlayerDraft | null {
  const given = readPlayer((field) => params.get(`preset-${field}`) ?? params.get(field));
  const player = changesIn(given, params.get("was") ?? "");
  if (Object.keys(player).length === 0) return null;
  return { player, revision: params.get("revision") ?? revision };
}

/**
 * Handles the profile form.
 *
 * @returns null for a form that is not this page's
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
    return redirect(draftAddress({ player, revision }, { tab }), 303);
  }
  if (intent !== "save") return null;
  const given = readPlayer(read);
  const was = read("was") ?? "";
  const player = changesIn(given, was, tab);
  context.refusedPlayer = { given, was, player, revision };
  try {
    const session = await getSession(request, context);
    if (!session) return await loginAgain(tab, { player: changesIn(given, was), revision });
    const errors = playerErrors(player, today);
    if (Object.keys(errors).length > 0) return refuse({ problem: null, errors }, 400);
    const { id, name } = session.user;
    const { status } = await saveProfile({
      userId: id,
      name,
      today,
      part: "player",
      draft: player,
      expectedRevision: Number(revision || "x"),
      now: nowFor(request),
    });
    return await redirectAfterSave(tab, status);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return refuse({ problem: profileTexts.failedMore, errors: {} }, 503);
  }
}

/** A user who was logged out in the meantime gets the draft back after logging in. */
function loginAgain(tab: ProfileTab, draft: PlayerDraft) {
  return redirectWithFlash(draftAddress(draft, { tab, dialog: "login" }), {
    status: "warning",
    title: profileTexts.loginAgain,
  });
}

function redirectAfterSave(tab: ProfileTab, status: "saved" | "conflict") {
  const to = withSearch(paths.profile, "", { tab });
  return status === "saved"
    ? redirectWithFlash(to, {
        status: "success",
        title: profileTexts.saved,
        message: profileTexts.savedMore,
      })
    : redirectWithFlash(to, {
        status: "warning",
        title: profileTexts.conflict,
        message: profileTexts.conflictMore,
      });
}

function refuse(refusal: ProfileRefusal, status: number) {
  return data(refusal, { status });
}
