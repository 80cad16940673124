import { paths } from "~/paths";
import type { Ticket } from "./ticket";

/** The words of the ticket. The server sends those of its state: all of them would weigh on every first visit. */
export type TicketWords = {
  badge: string;
  text: string;
  /** The button's label; null at full time. */
  label: string | null;
  /** Where it leads; null if it starts the quiz. */
  to: string | null;
  /** The large and the small text of the stub. */
  stub: readonly [string | number, string];
};

const LEAD = "Five questions against the clock. About two minutes.";

/**
 * The words of a ticket.
 *
 * @param questions the number of questions
 * @param today the player's date, in short
 * @param tip the streak of a player who wants a word on it; null for others
 */
export function ticketWords(
  ticket: Ticket,
  questions: number,
  today: string,
  tip: number | null,
): TicketWords {
  const stub = [questions, "questions"] as const;
  const start = { label: "Kick off", to: null, stub };
  switch (ticket.name) {
    case "full-time":
      return { badge: "Full time", text: "", label: null, to: null, stub: ["FT", today] };
    case "resume": {
      const label = `Resume, ${ticket.at} of ${questions}`;
      const text = "The whistle has gone and the clock is running.";
      return { badge: "In play", text, label, to: paths.quiz, stub };
    }
    case "paused": {
      const text =
        tip === null ? LEAD : `Your streak of ${tip} is waiting. Play today and it goes on.`;
      return { badge: "Streak paused", text, ...start };
    }
    case "kick-off": {
      const text = tip ? `Your streak is at ${tip}. Today makes it ${tip + 1}.` : LEAD;
      return { badge: "Today", text, ...start };
    }
  }
}
