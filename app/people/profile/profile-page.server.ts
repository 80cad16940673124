import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { paths, withSearch } from "~/paths";
import { nowFor } from "~/platform/clock/clock.server";
import { type AuthUser, IdentityError } from "~/platform/identity/identity-provider";
import { isOutOfReach } from "~/platform/identity/is-out-of-reach";
import { asksLite } from "~/platform/preferences/lite-request.server";
import {
  dropDrafts,
  keepDraft,
  readDraft,
  WITH_DRAFT,
} from "~/platform/session/draft-cookie.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser, getSession } from "~/platform/session/session.server";
import { unlessUnavailable } from "~/platform/storage/unless-unavailable";
import { todayOf } from "~/play/player/player.server";
import { avatarLooks } from "./avatar/avatar-looks";
import { avatarOf, avatarService } from "./avatar/avatar-service.server";
import { countryCode } from "./countries";
import type { CardWords, OwnCard } from "./player-card";
import { positionCode } from "./positions";
import { defaultProfile, type Profile } from "./profile";
import {
  changesIn,
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
import { loadProfile, saveProfile } from "./profile-store.server";
import { type ProfileTab, profileTabOf, profileTabs, stepIn } from "./profile-tab";
import { profileTexts } from "./profile-texts";
import { randomProfile } from "./random-profile";
import { redirectAfterSave } from "./redirect-after-save.server";

/**
 * The saved player with the kept draft or that of a refused form applied. Null for a visitor.
 *
 * @throws DocumentStoreError
 */
export async function profileLoader({ request, context }: LoaderFunctionArgs) {
  const today = todayOf(request);
  const [stored] = await Promise.all([
    storedPlayer({ request, context }, today),
    ...profileTabs.map(loadPart),
  ]);
  if (!stored) return null;
  const { saved, was, owner } = stored;
  const draft = await draftOf(request, owner);
  const unsaved = context.refusedPlayer ?? draft;
  const player = { ...textsOf(saved), ...unsaved?.player };
  const wished = withPlayer(saved, player, today);
  const { shirt } = avatarLooks(wished);
  return {
    player: { ...player, ...looksIn(textsOf(wished)) },
    revision: unsaved?.revision ?? stored.revision,
    was,
    owner,
    code: positionCode(wished.position),
    shirt,
    words: wordsOf(saved),
    avatars: avatarService(),
    hasHeads: !asksLite(request),
    isDraft: draft !== null,
    today,
  };
}

/** The saved profile, its revision, the form's initial values derived from it, and whose it is. */
type Stored = { saved: Profile; revision: string; was: string; owner: string };

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
    const was = filledWith(textsOf(profile));
    return { saved: profile, revision: String(revision), was, owner: id };
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    if (refusedPlayer) {
      const { given, ...form } = refusedPlayer;
      return { ...form, saved: withPlayer(defaultProfile, given, today) };
    }
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

/** The card's texts come from the saved profile and not from the form. */
const wordsOf = ({ displayName, playerNumber, country }: Profile): CardWords => ({
  name: displayName,
  number: playerNumber,
  digits: String(playerNumber).padStart(2, "0"),
  country,
  flag: countryCode(country),
});

/** The card of a user's own player; null while the store is unavailable. */
export function ownCard(request: Request, { id, name }: AuthUser): Promise<OwnCard | null> {
  return unlessUnavailable(async () => {
    const user = { userId: id, name, today: todayOf(request) };
    const { profile, revision } = await loadProfile(user);
    return {
      avatar: avatarOf(profile),
      code: positionCode(profile.position),
      words: wordsOf(profile),
      isNew: revision === 0,
    };
  });
}

const draftSchema = z.object({ player: z.record(z.string(), z.string()), revision: z.string() });

/**
 * A draft keeps its revision from tab to tab, so that a save in between by another browser tab is still reported as a
 * conflict.
 */
async function draftOf(request: Request, owner: string): Promise<PlayerDraft | null> {
  const draft = draftSchema.safeParse(await readDraft(request, owner)).data;
  return draft ? { ...draft, player: readPlayer((field) => draft.player[field] ?? null) } : null;
}

/**
 * Handles the profile form.
 *
 * @returns null for a form that is not this page's
 */
export async function answerProfile({ request, context }: ActionFunctionArgs, form: FormData) {
  const intent = form.get("intent");
  const tab = profileTabOf(new URL(request.url).searchParams);
  const today = todayOf(request);
  const read = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? value : null;
  };
  const revision = read("revision") ?? "";
  const owner = read("owner") ?? "";
  const was = read("was") ?? "";
  if (intent === "random") {
    const player = textsOf(randomProfile(Math.random, today));
    // The account page has this button too, outside the form: then there is no owner field, and no typed text to keep.
    const user = await getOptionalUser(request, context);
    return showDraft(user?.id ?? owner, { player, revision }, { tab });
  }
  const step = stepIn(form);
  if (step) {
    const given = readPlayer((field) => read(`preset-${field}`) ?? read(field));
    return showDraft(owner, { player: changesIn(given, was), revision }, step);
  }
  if (intent !== "save") return null;
  const given = readPlayer(read);
  const player = changesIn(given, was, tab);
  context.refusedPlayer = { given, was, player, revision, owner };
  try {
    const session = await getSession(request, context);
    if (!session) return await loginAgain(tab, owner, { player: changesIn(given, was), revision });
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
    const to = withSearch(paths.profile, "", { tab });
    const headers = setCookies(await dropDrafts(paths.profile));
    return redirectAfterSave(to, status, profileTexts, headers);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    return refuse({ problem: profileTexts.failedMore, errors: {} }, 503);
  }
}

/** Redirects to the page with a draft, or without one where nothing was changed. */
async function showDraft(
  owner: string,
  draft: PlayerDraft,
  step: { tab: ProfileTab; dialog?: ProfileTab },
) {
  const isDraft = Object.keys(draft.player).length > 0;
  const headers = setCookies(isDraft ? await keepDraft(paths.profile, owner, draft) : []);
  const to = withSearch(paths.profile, "", { ...step, ...(isDraft && WITH_DRAFT) });
  return redirect(to, { status: 303, headers });
}

/** A user who was logged out in the meantime gets the draft back after logging in. */
async function loginAgain(tab: ProfileTab, owner: string, draft: PlayerDraft) {
  const to = withSearch(paths.profile, "", { tab, ...WITH_DRAFT, dialog: "login" });
  const headers = setCookies(await keepDraft(paths.profile, owner, draft));
  return redirectWithFlash(to, { status: "warning", title: profileTexts.loginAgain }, headers);
}

const setCookies = (values: readonly string[]) =>
  new Headers(values.map((value): [string, string] => ["Set-Cookie", value]));

function refuse(refusal: ProfileRefusal, status: number) {
  return data(refusal, { status });
}
