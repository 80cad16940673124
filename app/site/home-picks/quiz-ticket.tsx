import { Link } from "@remix-run/react";
import { Suspense } from "react";
import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { optional } from "~/look/ui/optional";
import { paths } from "~/paths";
import { StartForm } from "~/play/start-form";
import type { Ticket } from "./ticket";

/** Loaded only for those who have played: it weighs as much as the rest of the ticket. */
const FullTime = optional(() => import("./full-time"));

type QuizTicketProps = {
  ticket: Ticket;
  /** The number of questions. */
  questions: number;
  slug: string;
  /** The player's date, in short. */
  today: string;
  /** The server's time, and when the next quiz comes: milliseconds since the epoch. */
  now: number;
  nextAt: number;
  /** What the player shares; null before full time. */
  shareText: string | null;
};

/** The Full-Time Quiz as a ticket with a perforated stub, which is torn off at full time. */
export function QuizTicket(props: QuizTicketProps) {
  const { ticket, questions, today } = props;
  const isOver = ticket.name === "full-time";
  const isPerfect = isOver && ticket.result?.score === ticket.result?.outOf && ticket.result;
  return (
    <article className={`ticket card is-${ticket.name} ${isPerfect ? "is-perfect" : ""}`}>
      <div className="ticket-body">
        <Badge>{badges[ticket.name]}</Badge>
        <h3 className="ticket-title">
          <Link to={paths.quiz} discover="none">
            Full-Time Quiz
          </Link>
        </h3>
        {isOver ? (
          <Suspense>
            <FullTime result={ticket.result} {...props} />
          </Suspense>
        ) : (
          <Opening {...props} />
        )}
      </div>
      <p className="ticket-stub">
        <span className="digits">{isOver ? "FT" : questions}</span> {isOver ? today : "questions"}
      </p>
    </article>
  );
}

const badges = {
  "kick-off": "Today",
  paused: "Streak paused",
  resume: "In play",
  "full-time": "Full time",
} as const;

function Opening({ ticket, questions, slug }: QuizTicketProps) {
  if (ticket.name === "resume") {
    return (
      <>
        <p className="muted">The whistle has gone and the clock is running.</p>
        <LinkButton to={paths.quiz} variant="primary">
          Resume, {ticket.at} of {questions}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p className="muted">
        {ticket.name === "paused"
          ? `Your streak of ${ticket.streak} is waiting. Play today and it goes on.`
          : "Five questions against the clock. About two minutes."}
      </p>
      <StartForm slug={slug} label="Kick off" />
    </>
  );
}
