import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import type { Flash } from "~/look/ui/flash";
import { paths, withSearch } from "~/paths";
import { shortDate } from "~/platform/clock/calendar-date.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { IdentityError } from "~/platform/identity/identity-provider";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { getOptionalUser, getSession } from "~/platform/session/session.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import {
  dropGuestAttempts,
  type GuestAttempts,
  readGuestAttempts,
} from "~/play/attempt-cookie.server";
import { todayOf } from "~/play/attempt-store-for.server";
import { claimHistory, type EditionOf } from "~/play/claim-history.server";
import { DocumentAttemptStore } from "~/play/document-attempt-store.server";
import { type HistoryEntry, withEntry } from "~/play/history.server";
import { endHistory, readHistory } from "~/play/history-cookie.server";
import { readPlayedDates } from "~/play/player-records.server";
import { editionNumberOn, periodOf } from "~/play/schedule.server";
import { storedTitle } from "~/play/title-rules.server";
import { type AttemptOffer, offerIntents } from "./attempt-offer";
import { offerEnds } from "./attempt-offer-ends";
import { fullTimeQuizServer } from "./full-time-quiz/full-time-quiz.server";
import { gameAt } from "./registry.server";

/** The title at whose address offers are answered, so that its attempt comes along. */
const quiz = storedTitle(fullTimeQuizServer);

type Brought = {
  guest: GuestAttempts<number>;
  /** Every result that the browser has. */
  history: readonly HistoryEntry[];
  /** Those that the account does not have. */
  news: readonly HistoryEntry[];
};

/**
 * A logged-in player's guest attempts that their browser still has.
 *
 * @returns null where there is nothing to offer, and where the store can't tell just now
 */
export async function attemptOffer(
  request: Request,
  context: AppLoadContext,
): Promise<AttemptOffer | null> {
  const user = await getOptionalUser(request, context);
  if (!user) return null;
  try {
    const { news } = await broughtBy(request, user.id);
    return offerOf(news, todayOf(request));
  } catch (error) {
    if (error instanceof DocumentStoreError) return null;
    throw error;
  }
}

function offerOf(news: readonly HistoryEntry[], today: string): AttemptOffer | null {
  const isTodaysQuiz = ({ slug, date }: HistoryEntry) => slug === quiz.slug && date === today;
  const shown = news.find(isTodaysQuiz) ?? news.at(-1);
  if (!shown) return null;
  const { score, outOf, date } = shown;
  const when = date === today ? "today" : `on ${shortDate(date)}`;
  return { score, outOf, when, count: news.length };
}

async function broughtBy(request: Request, userId: string): Promise<Brought> {
  const guest = await readGuestAttempts(request, quiz);
  const history = historyOf(request, guest);
  if (history.length === 0) return { guest, history, news: [] };
  const dates = await readPlayedDates(await documents(), userId);
  const isNew = (entry: HistoryEntry) =>
    editionOf(entry) !== null && !dates.get(entry.date)?.includes(entry.slug);
  return { guest, history, news: history.filter(isNew) };
}

/** A browser that has not been at the quiz since the former version has its result in the attempt alone. */
function historyOf(request: Request, { slots, isFormer }: GuestAttempts<number>) {
  const history = readHistory(request);
  const attempt = isFormer ? slots.result : null;
  const result = attempt && quiz.resultOf(attempt);
  if (!attempt || !result) return history;
  const { isWin, score, outOf } = result;
  return withEntry(history, { date: attempt.startedOn, slug: quiz.slug, isWin, score, outOf });
}

const editionOf: EditionOf = ({ slug, date }) => {
  const schedule = gameAt(slug)?.schedule;
  if (!schedule) return null;
  return { date: periodOf(schedule, date), edition: editionNumberOn(schedule, date) };
};

/**
 * Answers the form that takes up or declines an offer. Either way the browser lets go of what it had; it stays there where
 * it could not be added.
 *
 * @returns null when it is no such form
 */
export async function answerOffer({ request, context }: ActionFunctionArgs, form: FormData) {
  const intent = form.get("intent");
  const back = safeRedirect(form.get("redirectTo"), paths.stats);
  if (intent === offerIntents.decline) {
    return redirectWithFlash(back, flash("info", offerEnds.declined), await dropped(request));
  }
  if (intent !== offerIntents.accept) return null;
  try {
    const session = await getSession(request, context);
    if (!session) return await loginAgain(back);
    return await accept(request, session.user.id);
  } catch (error) {
    const isKnown = error instanceof IdentityError || error instanceof DocumentStoreError;
    if (!isKnown) throw error;
    return redirectWithFlash(back, flash("error", offerEnds.failed, offerEnds.failedMore));
  }
}

async function accept(request: Request, userId: string) {
  const today = todayOf(request);
  const { guest, history, news } = await broughtBy(request, userId);
  await addAttempt(userId, guest, news, today);
  const added = await claimHistory(await documents(), userId, history, editionOf);
  const isToday = news.some(({ date }) => date === today);
  const message =
    news.length === 0 && added === 0
      ? flash("info", offerEnds.nothing, offerEnds.nothingMore)
      : flash("success", offerEnds.counted, isToday ? offerEnds.countedMore : undefined);
  return redirectWithFlash(paths.stats, message, await dropped(request));
}

/**
 * Stores the attempt behind a result that is new to the account. The first finished one of an edition is its result: one that
 * the account is in the middle of goes on as a Friendly.
 */
async function addAttempt(
  userId: string,
  guest: GuestAttempts<number>,
  news: readonly HistoryEntry[],
  today: string,
): Promise<void> {
  const brought = guest.slots.result;
  const isNew = news.some(({ slug, date }) => slug === quiz.slug && date === brought?.startedOn);
  if (!brought || !isNew || !quiz.resultOf(brought)) return;
  const store = new DocumentAttemptStore(await documents(), quiz, userId, guest, today);
  await store.change(brought.date, (slots) => {
    if (slots.result?.id === brought.id) return { ...slots };
    if (slots.result && quiz.resultOf(slots.result)) return slots;
    const running = slots.result && { ...slots.result, isFriendly: true };
    return { result: brought, friendly: running ?? slots.friendly };
  });
}

const flash = (status: Flash["status"], title: string, message?: string): Flash =>
  message === undefined ? { status, title } : { status, title, message };

function loginAgain(back: string) {
  const to = withSearch(back.split("?", 1)[0] ?? back, "", { dialog: "login" });
  return redirectWithFlash(to, flash("warning", offerEnds.loginAgain));
}

async function dropped(request: Request): Promise<[string, string][]> {
  const { isFormer } = await readGuestAttempts(request, quiz);
  const values = [...(await dropGuestAttempts(quiz, isFormer)), endHistory()];
  return values.map((value) => ["Set-Cookie", value]);
}
