import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button, LinkButton } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { paths } from "~/paths";
import type { LinkAnswer } from "~/people/account/email-link";
import type { verifyLoader } from "~/people/account/email-links.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export {
  verifyAction as action,
  verifyLoader as loader,
} from "~/people/account/email-links.server";

export const handle: RouteHandle = { isPrivate: true, variesBy: ["anything"] };

export const meta: MetaFunction = () => pageMeta("Verify your email", "One press and you are set.");

export { secretLinkHeaders as headers } from "~/platform/http/form-headers";

export default function Verify() {
  const unread = useLoaderData<typeof verifyLoader>().problem;
  const problem = useActionData<LinkAnswer>()?.problem ?? unread;
  return (
    <div className="page narrow">
      <h1>Verify your email</h1>
      {problem ? (
        <>
          <ErrorSummary problems={[{ text: problem }]} />
          <div className="row">
            <LinkButton to={paths.account} variant="primary">
              Go to your account
            </LinkButton>
          </div>
        </>
      ) : (
        <Form method="post" className="form">
          <p className="lead">One press and we know that this address is yours.</p>
          <div className="row">
            <Button variant="primary">Verify my email</Button>
          </div>
        </Form>
      )}
    </div>
  );
}
