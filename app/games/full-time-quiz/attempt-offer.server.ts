import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import type { Flash } from "~/look/ui/flash";
import { paths, withSearch } from "~/paths";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { IdentityError } from "~/platform/identity/identity-provider";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser, getSession } from "~/platform/session/session.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { isFinished } from "./attempt";
import { isRunning } from "./attempt-at-hand";
import { dropAttempts, type GuestAttempt, readAttempts, readGuest } from "./attempt-cookie.server";
import { type AttemptOffer, offerIntents } from "./attempt-offer";
import { offerEnds } from "./attempt-offer-ends";
import { todayOf } from "./keeper-for.server";
import { type Player, type PlayerState, readState, writeAttempt } from "./player-attempts.server";
import { hasPlayed } from "./player-record";
import { QUESTION_COUNT } from "./question";

/**
 * What of today's quiz a signed-in player's browser still has from when nobody was signed in.
 *
 * @returns null where there is nothing to offer, and where nobody can tell just now
 */
export async function attemptOffer(
  request: Request,
  context: AppLoadContext,
): Promise<AttemptOffer | null> {
  const guest = await readGuest(request);
  if (!guest || guest.answered === 0) return null;
  const user = await getOptionalUser(request, context);
  if (!user) return null;
  const player = { userId: user.id, today: todayOf(request), offered: guest };
  try {
    return offerOf(await readState(await documents(), player), player.today);
  } catch (error) {
    if (error instanceof DocumentStoreError) return null;
    throw error;
  }
}

function offerOf(state: PlayerState<GuestAttempt>, today: string): AttemptOffer | null {
  const { offered, current, record } = state;
  if (!offered) return null;
  const { answered, correct, date } = offered;
  const isFinished = answered >= QUESTION_COUNT;
  const isReplay = hasPlayed(record, date);
  // A running one could only go on as a Friendly, or not at all: there is nothing to add.
  if (!isFinished && (isReplay || isRunning(current, today))) return null;
  return { correct, answered, total: QUESTION_COUNT, isFinished, isReplay };
}

/**
 * Answers the form with which somebody takes up or declines an offer. Either way the browser lets go of the attempt;
 * it stays there where it could not be added.
 *
 * @returns null when it is no such form
 */
export async function answerOffer({ request, context }: ActionFunctionArgs, form: FormData) {
  const intent = form.get("intent");
  const back = safeRedirect(form.get("redirectTo"), paths.stats);
  if (intent === offerIntents.decline) {
    return redirectWithFlash(back, told("info", offerEnds.declined), await dropped());
  }
  if (intent !== offerIntents.accept) return null;
  try {
    const session = await getSession(request, context);
    if (!session) return await loginAgain(back);
    return await accept(request, session.user.id);
  } catch (error) {
    const isKnown = error instanceof IdentityError || error instanceof DocumentStoreError;
    if (!isKnown) throw error;
    return redirectWithFlash(back, told("error", offerEnds.failed, offerEnds.failedMore));
  }
}

async function accept(request: Request, userId: string) {
  const { current: offered } = (await readAttempts(request)).attempts;
  const outcome = await addAttempt(await documents(), {
    userId,
    today: todayOf(request),
    offered,
  });
  if (outcome === "moved") {
    const flash = told("success", offerEnds.moved, offerEnds.movedMore);
    return redirectWithFlash(paths.quiz, flash, await dropped());
  }
  return redirectWithFlash(paths.stats, flashes[outcome], await dropped());
}

const told = (status: Flash["status"], title: string, message?: string): Flash =>
  message === undefined ? { status, title } : { status, title, message };

const flashes = {
  counted: told("success", offerEnds.counted, offerEnds.countedMore),
  replayed: told("success", offerEnds.replayed, offerEnds.replayedMore),
  nothing: told("info", offerEnds.nothing, offerEnds.nothingMore),
} as const;

/** What became of an attempt that an account was to have. */
type Added = "counted" | "replayed" | "moved" | "nothing";

/**
 * Adds the attempt that a player brings to their account: a union of days, so that what the account has stays. The first
 * finished one of a date is its result: one that the account is in the middle of goes on as a Friendly.
 *
 * @throws DocumentStoreError, with nothing added
 */
export function addAttempt(store: DocumentStore, player: Player): Promise<Added> {
  return store.transaction(async (transaction) => {
    const { record, current, offered } = await readState(transaction, player);
    const isBusy = isRunning(current, player.today);
    const isReplay = offered !== null && hasPlayed(record, offered.date);
    if (!offered || (!isFinished(offered) && (isBusy || isReplay))) return "nothing";
    const isLatest = !isReplay;
    const counted = writeAttempt(transaction, player.userId, offered, { record, isLatest });
    if (!isFinished(offered)) return "moved";
    if (isReplay) return "replayed";
    if (current && isBusy) {
      const friendly = { ...current, friendly: true };
      writeAttempt(transaction, player.userId, friendly, { record: counted, isLatest });
    }
    return "counted";
  });
}

function loginAgain(back: string) {
  const to = withSearch(back.split("?", 1)[0] ?? back, "", { dialog: "login" });
  return redirectWithFlash(to, told("warning", offerEnds.loginAgain));
}

const dropped = async () =>
  (await dropAttempts()).map((value): [string, string] => ["Set-Cookie", value]);
