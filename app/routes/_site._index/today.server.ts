import { QUESTION_COUNT } from "~/games/full-time-quiz/question";
import { shareText as resultSentence } from "~/games/full-time-quiz/results-texts";
import { SLUG } from "~/games/full-time-quiz/rules";
import { serverGame as fullTimeQuiz } from "~/games/full-time-quiz/title.server";
import { noDays } from "~/games/lineup.server";
import { nextTitle } from "~/games/next-title.server";
import { loadNotifications } from "~/people/profile/profile-store.server";
import { nextMidnight, shortDate, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { todayOf } from "~/play/player/player.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import type { ServerGame } from "~/play/rules/server-game.server";
import { shareText } from "~/play/share/share-text";
import { sharedAs } from "~/play/share/shared-result.server";
import { titleName } from "~/site/catalogue/catalogue.server";
import { type NextUp, nextUp } from "~/site/home-picks/next-up";
import type { TicketShare } from "~/site/home-picks/ticket";
import { ticketFor } from "~/site/home-picks/ticket.server";
import { ticketWords } from "~/site/home-picks/ticket-words";

/** The props of the quiz's ticket, but for the time. */
export async function quizTicket(request: Request, days: PlayerDays | null) {
  const ticket = ticketFor(days, SLUG);
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  return {
    ticket,
    words: ticketWords(ticket, QUESTION_COUNT, shortDate(todayOf(request)), await tipFor(days)),
    slug: SLUG,
    nextAt: ticket.name === "full-time" ? nextMidnight(nowFor(request), timeZone) : 0,
    share: sharedBy(days),
  };
}

/** The streak that playing today would prolong; null also for an account without 'Daily streak tips'. */
async function tipFor(days: PlayerDays | null): Promise<number | null> {
  if (!days || days.streak.current === 0 || days.dates.has(days.today)) return null;
  return days.userId === null || (await wantsTips(days.userId)) ? days.streak.current : null;
}

/** True, the default, while the store is unavailable: home does without the profile. */
async function wantsTips(userId: string): Promise<boolean> {
  try {
    return (await loadNotifications(userId)).dailyStreakTips;
  } catch (error) {
    if (!(error instanceof DocumentStoreError)) throw error;
    return true;
  }
}

/** Null unless the result is known as a whole: of a claimed one the browser has the attempt, which home can't read. */
function sharedBy(days: PlayerDays | null): TicketShare | null {
  const play = days?.current.find(({ slug }) => slug === SLUG);
  if (!days || !play?.result || play.elapsed === null || play.squares === "") return null;
  const { result, elapsed, squares } = play;
  const { score: correct, outOf: total } = result;
  const edition = editionNumberOn(fullTimeQuiz.schedule, days.today);
  const accuracy = Math.round((correct / total) * 100);
  const shared = { ...result, elapsed, squares, edition, date: days.today };
  const { shareUrl: url } = sharedAs(fullTimeQuiz as ServerGame, shared);
  const sentence = resultSentence({ correct, total, accuracy, elapsed });
  const head = { title: "Full-Time Quiz", edition, score: `${correct}/${total}`, sentence };
  return url === null ? null : { text: shareText(head, squares), url };
}

/** The hero's button for a player. */
export function heroFor(request: Request, days: PlayerDays | null): NextUp {
  const next = nextTitle(days ?? noDays(todayOf(request)));
  return nextUp(next && { ...titleName(next.slug), isRunning: next.isRunning });
}
