import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { freshUser } from "~/account/fresh-user.server";
import { LoginPrompt } from "~/account/login-prompt";
import { paths } from "~/paths";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { Button, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";

export { authAction as action } from "~/account/answer-auth.server";
export { authClientAction as clientAction } from "~/account/auth-client-action";
export { formHeaders as headers } from "~/http/form-headers";

export const handle: RouteHandle = { isPrivate: true };

export const meta: MetaFunction = () => pageMeta("Notifications", "What is new for you.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { user: await freshUser(request, context) };
}

export default function Notifications() {
  const { user } = useLoaderData<typeof loader>();
  if (!user) {
    return (
      <LoginPrompt title="Log in to see your notifications">
        What is new for you, kept in one place.
      </LoginPrompt>
    );
  }
  return (
    <div className="page narrow">
      <h1>Notifications</h1>
      {user.emailVerified ? (
        <EmptyState icon="bell" title="You are all caught up">
          <p>News about your account shows here.</p>
          <LinkButton to={paths.quiz} variant="primary">
            Play today's quiz
          </LinkButton>
        </EmptyState>
      ) : (
        <Card className="stack">
          <h2>Verify your email</h2>
          <p>We sent a link to {user.email}. Follow it and we know the address is yours.</p>
          <Form method="post" action={paths.account} className="row">
            <Button variant="primary" name="intent" value="verify">
              Send verification email
            </Button>
          </Form>
        </Card>
      )}
    </div>
  );
}
