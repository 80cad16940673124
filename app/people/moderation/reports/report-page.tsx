import { Form, Link, useNavigation } from "@remix-run/react";
import { BackLink } from "~/look/ui/back-link";
import { Button } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { ErrorSummary, type FormProblem } from "~/look/ui/error-summary";
import { Field } from "~/look/ui/field";
import { paths } from "~/paths";
import { DETAILS_MAX_LENGTH, type ReportForm, type ReportKind, reasonsFor } from "./report-form";
import type { ReportTarget } from "./report-target";

/** The ids of the controls, for links from the error summary. */
const controlIds = { reason: "report-reason", details: "report-details" } as const;

type ReportPageProps = {
  target: ReportTarget;
  /** The refused form with its errors. */
  refusal: (ReportForm & { problem: string | null }) | null;
};

/** The page for reporting a thing to the operator. */
export function ReportPage({ target, refusal }: ReportPageProps) {
  const isSending = useNavigation().formData?.get("intent") === "report";
  return (
    <div className="page narrow">
      <BackLink to={target.path}>{target.back}</BackLink>
      <h1>Report</h1>
      <Card className="reported">
        <p className="eyebrow">{target.title}</p>
        {target.summary && (
          <p className="lead" dir="auto">
            {target.summary}
          </p>
        )}
        {target.other && (
          <Link to={target.other.to} className="text-link">
            {target.other.label}
          </Link>
        )}
      </Card>
      <Form method="post" action={paths.report(target.kind, target.id)} className="form" replace>
        <ErrorSummary problems={problemsOf(refusal)} />
        <Reasons kind={target.kind} refusal={refusal} />
        <Field
          label="Anything else we should know?"
          id={controlIds.details}
          hint={`If you like; at most ${DETAILS_MAX_LENGTH} characters`}
          {...(refusal?.errors.details && { error: refusal.errors.details })}
        >
          <textarea
            name="details"
            rows={4}
            maxLength={DETAILS_MAX_LENGTH}
            defaultValue={refusal?.details}
          />
        </Field>
        <div className="row">
          <Button variant="primary" name="intent" value="report" disabled={isSending}>
            {isSending ? "Sending..." : "Send report"}
          </Button>
        </div>
        <p className="muted">
          Only our moderators read it. What counts as foul play is in the{" "}
          <Link to={paths.guidelines} className="inline-link">
            community guidelines
          </Link>
          .
        </p>
      </Form>
    </div>
  );
}

function Reasons({ kind, refusal }: Pick<ReportPageProps, "refusal"> & { kind: ReportKind }) {
  const error = refusal?.errors.reason;
  const noteId = `${controlIds.reason}-note`;
  return (
    <fieldset className="reasons" aria-describedby={error && noteId}>
      <legend>What is wrong with it?</legend>
      {reasonsFor(kind).map(([value, label], index) => (
        <label key={value} className="reason">
          <input
            type="radio"
            name="reason"
            value={value}
            id={index === 0 ? controlIds.reason : undefined}
            required
            defaultChecked={refusal?.reason === value}
          />
          {label}
        </label>
      ))}
      {error && (
        <p id={noteId} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function problemsOf(refusal: ReportPageProps["refusal"]): FormProblem[] {
  if (!refusal) return [];
  const { problem, errors } = refusal;
  return [
    ...(problem ? [{ text: problem }] : []),
    ...(errors.reason ? [{ text: errors.reason, controlId: controlIds.reason }] : []),
    ...(errors.details ? [{ text: errors.details, controlId: controlIds.details }] : []),
  ];
}
