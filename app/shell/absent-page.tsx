import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { ErrorPage } from "./error-page";

/** The error page of a route with nothing at its address: it offers today's quiz. */
export function AbsentPage() {
  const error = useRouteError();
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <ErrorPage />
      {isAbsent && (
        <div className="page narrow">
          <p className="lead">Perhaps it has gone to another club. The quiz is where it was.</p>
          <div className="row">
            <LinkButton to={paths.playTitle("full-time-quiz")}>Play today's quiz</LinkButton>
          </div>
        </div>
      )}
    </>
  );
}
