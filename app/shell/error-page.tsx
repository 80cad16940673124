import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { UNAVAILABLE_MESSAGE } from "~/platform/http/retry-after";

const HEADING = "Unexpected Application Error!";

/** The error message, as in the router's own error page, and a link home; an absent page offers today's quiz too. */
export function ErrorPage() {
  const error = useRouteError();
  const isAbsent = isAbsence(error);
  return (
    <div className="page narrow error-page">
      <p className="board error-board digits" aria-hidden="true">
        0 – 1
      </p>
      <h1>{HEADING}</h1>
      <p className="muted">{messageOf(error)}</p>
      {isAbsent && (
        <p className="lead">Perhaps it has gone to another club. The quiz is where it was.</p>
      )}
      <div className="row">
        <LinkButton to={paths.home} variant="primary">
          Back to home
        </LinkButton>
        {isAbsent && (
          <LinkButton to={paths.playTitle("full-time-quiz")}>Play today's quiz</LinkButton>
        )}
      </div>
    </div>
  );
}

/** The title of an error's page in tabs and histories. */
export const errorTitle = (error: unknown) => (isAbsence(error) ? "Not found" : HEADING);

const isAbsence = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error) && error.status === 503) return UNAVAILABLE_MESSAGE;
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : "Unexpected Server Error";
}
