import { Form, Link } from "@remix-run/react";
import { Badge } from "~/look/ui/badge";
import { Button } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Field } from "~/look/ui/field";
import { paths } from "~/paths";
import { rarePaths } from "~/rare-paths";
import {
  APPEAL_MAX_LENGTH,
  type AppealRefusal,
  appealFieldId,
  type OwnOutcome,
  ownOutcomesTexts as texts,
} from "./own-outcomes";

type OwnOutcomesPageProps = { outcomes: readonly OwnOutcome[]; refusal: AppealRefusal | null };

/** What moderators have decided about something of the reader's, with a form to appeal. */
export function OwnOutcomesPage({ outcomes, refusal }: OwnOutcomesPageProps) {
  return (
    <div className="page narrow moderation">
      <header className="moderation-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      {refusal && (
        <ErrorSummary
          problems={[{ text: refusal.problem, controlId: appealFieldId(refusal.id) }]}
        />
      )}
      {refusal && !canSend(outcomes, refusal) && <KeptWords refusal={refusal} />}
      {outcomes.length === 0 ? (
        <EmptyState icon="check" title={texts.none}>
          <p>{texts.noneMore}</p>
        </EmptyState>
      ) : (
        <ol className="cases">
          {outcomes.map((one) => (
            <Outcome key={one.id} outcome={one} refusal={refusal?.id === one.id ? refusal : null} />
          ))}
        </ol>
      )}
      <p className="row">
        <Link to={paths.guidelines} className="text-link">
          The guidelines
        </Link>
        <Link to={rarePaths.moderationLog} className="text-link">
          The open log
        </Link>
      </p>
    </div>
  );
}

/** Whether the form that was refused is still there. */
const canSend = (outcomes: readonly OwnOutcome[], { id }: AppealRefusal) =>
  outcomes.some((one) => one.id === id && one.appeal === "possible");

/** What was typed, where there is no form to show it in. */
function KeptWords({ refusal: { id, text } }: { refusal: AppealRefusal }) {
  return (
    <Field label="What you wrote" id={appealFieldId(id)}>
      <textarea rows={4} dir="auto" readOnly defaultValue={text} />
    </Field>
  );
}

/** What was typed before the session ended. */
export function KeptAppeal({ refusal }: { refusal: AppealRefusal }) {
  return (
    <div className="page narrow">
      <KeptWords refusal={refusal} />
    </div>
  );
}

type OutcomeProps = { outcome: OwnOutcome; refusal: AppealRefusal | null };

function Outcome({ outcome, refusal }: OutcomeProps) {
  const { id, date, thing, text, rule, said, isOverturned, appeal } = outcome;
  return (
    <li id={`d-${id}`} className="card own-outcome">
      <div>
        <p className="row muted">
          {date} · {rule}
          {isOverturned && <Badge isGood>Taken back</Badge>}
          {appeal === "waits" && <Badge>Appealed</Badge>}
        </p>
        <h2>{thing}</h2>
      </div>
      {said && (
        <blockquote dir="auto" className="case-answered">
          {said}
        </blockquote>
      )}
      <p>{text}</p>
      {appeal === "possible" && <Appeal id={id} refusal={refusal} />}
      {appeal === "waits" && <p className="muted">Your appeal waits for a moderator.</p>}
      {appeal === "decided" && !isOverturned && (
        <p className="muted">A moderator has looked once more. It stays so.</p>
      )}
    </li>
  );
}

function Appeal({ id, refusal }: { id: string; refusal: AppealRefusal | null }) {
  return (
    <details open={refusal !== null}>
      <summary>Was that wrong? Appeal</summary>
      <Form method="post" action={rarePaths.ownOutcomes} className="form" replace>
        <input type="hidden" name="id" value={id} />
        <Field
          label="Say why"
          id={appealFieldId(id)}
          hint={`Once, within 30 days; at most ${APPEAL_MAX_LENGTH} characters. Only moderators read it.`}
          error={refusal?.problem}
        >
          <textarea
            name="text"
            rows={3}
            dir="auto"
            maxLength={APPEAL_MAX_LENGTH}
            required
            defaultValue={refusal?.text}
          />
        </Field>
        <div className="row">
          <Button name="intent" value="appeal" size="small">
            Send the appeal
          </Button>
        </div>
      </Form>
    </details>
  );
}
