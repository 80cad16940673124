import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { paths } from "~/paths";
import { stopEmailRecaps } from "~/people/profile/profile-store.server";
import { userOfStopToken } from "~/people/recaps/stop-token.server";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { isPrivate: true, scripts: "none", variesBy: ["anything"] };

export const meta: MetaFunction = () =>
  pageMeta("Stop the recaps", "One press, without logging in.");

export { secretLinkHeaders as headers } from "~/platform/http/form-headers";

const texts = {
  unknown: "This link is not whole. In your settings you can turn the recaps off.",
  failed: "We couldn't do that right now. Try again in a minute.",
  done: "Done: no more recaps.",
};

export function loader({ params }: LoaderFunctionArgs) {
  const isKnown = userOfStopToken(params.token ?? "") !== null;
  return data({ isKnown }, { status: isKnown ? 200 : 404 });
}

/** A mail program's one click must not be redirected (RFC 8058): the page itself says that it is done. */
export async function action({ params }: ActionFunctionArgs) {
  const userId = userOfStopToken(params.token ?? "");
  if (userId === null) return data({ problem: texts.unknown }, { status: 404 });
  try {
    await stopEmailRecaps(userId, Date.now());
    return data({ problem: null });
  } catch (error) {
    if (!(error instanceof DocumentStoreError)) throw error;
    return data({ problem: texts.failed }, { status: 503 });
  }
}

export default function StopRecaps() {
  const { isKnown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="page narrow">
      {!isKnown && <Unknown />}
      {isKnown && answer?.problem === null && <Stopped />}
      {isKnown && answer?.problem !== null && <Question problem={answer?.problem ?? null} />}
    </div>
  );
}

function Unknown() {
  return (
    <>
      <h1>Stop the recaps?</h1>
      <ErrorSummary problems={[{ text: texts.unknown }]} />
      <div className="row">
        <LinkButton to={paths.settings} variant="primary">
          Go to the settings
        </LinkButton>
      </div>
    </>
  );
}

function Question({ problem }: { problem: string | null }) {
  return (
    <>
      <h1>Stop the recaps?</h1>
      {problem && <ErrorSummary problems={[{ text: problem }]} />}
      <Form method="post" className="form">
        <p className="lead">Then no more emails about your week come on Fridays.</p>
        <div className="row">
          <Button variant="primary">Stop the recaps</Button>
        </div>
      </Form>
    </>
  );
}

function Stopped() {
  return (
    <>
      <h1>{texts.done}</h1>
      <p className="lead">
        Should you miss them, turn them on again in your <Link to={paths.settings}>settings</Link>.
      </p>
      <div className="row">
        <LinkButton to={paths.home} variant="primary">
          Play today's games
        </LinkButton>
      </div>
    </>
  );
}
