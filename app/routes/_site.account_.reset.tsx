import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useOutletContext } from "@remix-run/react";
import { Button, LinkButton } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Field } from "~/look/ui/field";
import { paths, withSearch } from "~/paths";
import { accountTexts } from "~/people/account/account-screen-texts";
import { PASSWORD_MAX_LENGTH } from "~/people/account/auth-form";
import type { LinkAnswer } from "~/people/account/email-link";
import type { resetLoader } from "~/people/account/email-links.server";
import type { SiteAccount } from "~/people/account/site-account";
import { PASSWORD_MIN_LENGTH } from "~/platform/identity/identity-provider";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { resetAction as action, resetLoader as loader } from "~/people/account/email-links.server";

export const handle: RouteHandle = { isPrivate: true, variesBy: ["anything"] };

export const meta: MetaFunction = () => pageMeta("New password", "Choose a new password.");

export { secretLinkHeaders as headers } from "~/platform/http/form-headers";

const PASSWORD_ID = "new-password";

export default function Reset() {
  const { email, problem: unread } = useLoaderData<typeof resetLoader>();
  const answer = useActionData<LinkAnswer>();
  const problem = answer?.problem ?? unread;
  return (
    <div className="page narrow">
      <h1>New password</h1>
      {problem || !email ? (
        <DeadLink problem={problem ?? accountTexts.deadLink} />
      ) : (
        <NewPassword email={email} weakness={answer?.password ?? null} />
      )}
    </div>
  );
}

/** An invalid link. A logged-in user requests another on the account page, since the auth dialog is for visitors. */
function DeadLink({ problem }: { problem: string }) {
  const { user } = useOutletContext<SiteAccount>();
  const to = user
    ? withSearch(paths.account, "", { dialog: "password" })
    : withSearch(paths.home, "", { dialog: "forgot" });
  return (
    <>
      <ErrorSummary problems={[{ text: problem }]} />
      <div className="row">
        <LinkButton to={to} variant="primary">
          Email reset link
        </LinkButton>
      </div>
    </>
  );
}

function NewPassword({ email, weakness }: { email: string; weakness: string | null }) {
  return (
    <Form method="post" className="form">
      <ErrorSummary problems={weakness ? [{ text: weakness, controlId: PASSWORD_ID }] : []} />
      <p>For {email}. You will be logged out everywhere else.</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label="New password"
        id={PASSWORD_ID}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        {...(weakness && { error: weakness })}
      >
        <input
          type="password"
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={PASSWORD_MAX_LENGTH}
          required
        />
      </Field>
      <div className="row">
        <Button variant="primary">Set new password</Button>
      </div>
    </Form>
  );
}
