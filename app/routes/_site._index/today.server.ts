import { QUESTION_COUNT } from "~/games/full-time-quiz/question";
import { shareText } from "~/games/full-time-quiz/results-texts";
import { SLUG } from "~/games/full-time-quiz/rules";
import { titleStateOf } from "~/games/title-states.server";
import { nextMidnight, shortDate, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { todayOf } from "~/play/attempt-store-for.server";
import type { PlayerDays } from "~/play/player-days.server";
import { playable } from "~/playable";
import { titleName } from "~/site/catalogue/catalogue.server";
import { type NextUp, nextUp } from "~/site/home-picks/next-up";
import type { Ticket } from "~/site/home-picks/ticket";
import { ticketFor } from "~/site/home-picks/ticket.server";
import { ticketWords } from "~/site/home-picks/ticket-words";

/** The props of the quiz's ticket, but for the time. */
export function quizTicket(request: Request, days: PlayerDays | null) {
  const ticket = ticketFor(days, SLUG);
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  return {
    ticket,
    words: ticketWords(ticket, QUESTION_COUNT, shortDate(todayOf(request))),
    slug: SLUG,
    nextAt: ticket.name === "full-time" ? nextMidnight(nowFor(request), timeZone) : 0,
    shareText: sharedBy(ticket),
  };
}

function sharedBy(ticket: Ticket): string | null {
  const result = ticket.name === "full-time" ? ticket.result : null;
  if (!result || result.elapsed === null) return null;
  const { score: correct, outOf: total, elapsed } = result;
  return shareText({ correct, total, accuracy: Math.round((correct / total) * 100), elapsed });
}

/** The next title for a player. */
export function nextTitle(days: PlayerDays | null): NextUp {
  return nextUp(playable.map((slug) => ({ ...titleName(slug), state: titleStateOf(days, slug) })));
}
