import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";

/** The link to the Full-Time Quiz, as a ticket with a perforated stub. */
export function QuizTicket({ questions }: { questions: number }) {
  return (
    <article className="ticket card">
      <div className="ticket-body">
        <Badge>Today</Badge>
        <h3 className="ticket-title">Full-Time Quiz</h3>
        <p className="muted">Five questions against the clock. About two minutes.</p>
        <LinkButton to={paths.quiz} variant="primary">
          Kick off
        </LinkButton>
      </div>
      <p className="ticket-stub">
        <span className="digits">{questions}</span> questions
      </p>
    </article>
  );
}
