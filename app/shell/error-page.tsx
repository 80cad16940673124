import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { UNAVAILABLE_MESSAGE } from "~/platform/http/retry-after";

/** The error message, as in the router's own error page, and a link home. */
export function ErrorPage() {
  return (
    <div className="page narrow error-page">
      <p className="board error-board digits" aria-hidden="true">
        0 – 1
      </p>
      <h1>Unexpected Application Error!</h1>
      <p className="muted">{messageOf(useRouteError())}</p>
      <div className="row">
        <LinkButton to={paths.home} variant="primary">
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
