import { Form, useNavigation } from "@remix-run/react";
import { Badge } from "~/look/ui/badge";
import { Button } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { ErrorSummary } from "~/look/ui/error-summary";
import { paths } from "~/paths";
import type { AccountAnswer } from "~/people/account/account-form";
import type { AuthUser } from "~/platform/identity/identity-provider";

type AccountCardProps = { user: AuthUser; answer: AccountAnswer | null };

/** Who one is here, and whether the e-mail address is known to be one's own. */
export function AccountCard({ user, answer }: AccountCardProps) {
  return (
    <Card className="stack">
      <div>
        <h2>{user.name}</h2>
        <p className="muted">{user.email || "No email on this account"}</p>
      </div>
      <EmailStatus user={user} answer={answer} />
    </Card>
  );
}

function EmailStatus({ user, answer }: Pick<AccountCardProps, "user" | "answer">) {
  if (!user.email) return <ErrorSummary problems={problemsOf(answer)} />;
  if (user.emailVerified) {
    return (
      <p>
        <Badge isGood>Verified</Badge>
      </p>
    );
  }
  return (
    <>
      <p>
        <Badge>Verification needed</Badge>
      </p>
      <VerificationForm answer={answer} />
    </>
  );
}

function VerificationForm({ answer }: { answer: AccountAnswer | null }) {
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "verify";
  return (
    <Form method="post" action={paths.account} replace className="stack">
      <ErrorSummary problems={isSending ? [] : problemsOf(answer)} />
      <p>We sent a link to your inbox. Lost it? Have another.</p>
      <div className="row">
        <Button name="intent" value="verify" disabled={isSending}>
          {isSending ? "Sending..." : "Send verification email"}
        </Button>
      </div>
    </Form>
  );
}

const problemsOf = (answer: AccountAnswer | null) =>
  answer?.problem ? [{ text: answer.problem, title: answer.title }] : [];
