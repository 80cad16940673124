import { Link } from "@remix-run/react";
import { Suspense } from "react";
import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { optional } from "~/look/ui/optional";
import { paths } from "~/paths";
import { StartForm } from "~/play/screen/start-form";
import type { Ticket, TicketShare } from "./ticket";
import type { TicketWords } from "./ticket-words";

/** Loaded only for those who have played: it weighs as much as the rest of the ticket. */
const FullTime = optional(() => import("./full-time"));

type QuizTicketProps = {
  ticket: Ticket;
  words: TicketWords;
  slug: string;
  /** The server's time, and when the next quiz comes: milliseconds since the epoch. */
  now: number;
  nextAt: number;
  /** What the player shares; null before full time, and where the result is not known as a whole. */
  share: TicketShare | null;
};

/** The Full-Time Quiz as a ticket with a perforated stub, which is torn off at full time. */
export function QuizTicket(props: QuizTicketProps) {
  const { ticket, words, slug } = props;
  const { badge, text, label, to, stub } = words;
  return (
    <article className={`ticket card is-${ticket.name}`}>
      <div className="ticket-body">
        <Badge>{badge}</Badge>
        <h3 className="ticket-title">
          <Link to={paths.quiz}>Full-Time Quiz</Link>
        </h3>
        {text && <p className="muted">{text}</p>}
        {label &&
          (to ? (
            <LinkButton to={to} variant="primary">
              {label}
            </LinkButton>
          ) : (
            <StartForm slug={slug} label={label} />
          ))}
        {ticket.name === "full-time" && (
          <Suspense>
            <FullTime {...props} result={ticket.result} />
          </Suspense>
        )}
      </div>
      <p className="ticket-stub">
        <span className="digits">{stub[0]}</span> {stub[1]}
      </p>
    </article>
  );
}
