import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { UNAVAILABLE_MESSAGE } from "~/platform/http/retry-after";

/**
 * The error message, as in the router's own error page, with a way home; where nothing is at the address, a line of
 * our own and today's quiz.
 */
export function ErrorPage() {
  const error = useRouteError();
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page narrow error-page">
      <p className="board error-board digits" aria-hidden="true">
        0 – 1
      </p>
      <h1>Unexpected Application Error!</h1>
      <p className="muted">{messageOf(error)}</p>
      {isAbsent && <p className="lead">Perhaps it has gone to another club.</p>}
      <div className="row">
        {isAbsent && (
          <LinkButton to={paths.playTitle("full-time-quiz")} variant="primary">
            Play today's quiz
          </LinkButton>
        )}
        <LinkButton to={paths.home} variant={isAbsent ? "outline" : "primary"}>
          Back to home
        </LinkButton>
      </div>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error) && error.status === 503) return UNAVAILABLE_MESSAGE;
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : "Unexpected Server Error";
}
