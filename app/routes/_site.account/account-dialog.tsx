import { Form, useLocation, useNavigation } from "@remix-run/react";
import { Button, LinkButton } from "~/look/ui/button";
import { Dialog } from "~/look/ui/dialog";
import { ErrorSummary } from "~/look/ui/error-summary";
import { paths, withSearch } from "~/paths";
import type { AccountAnswer } from "~/people/account/account-form";
import { providerNames } from "~/people/account/provider-names";
import type { ProviderMode } from "~/people/account/site-account";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { DeleteDialog } from "./delete-dialog";

type AccountDialogProps = {
  user: AuthUser;
  providers: ProviderMode;
  answer: AccountAnswer | null;
};

/** The dialog that the address asks for. */
export function AccountDialog({ user, providers, answer }: AccountDialogProps) {
  const name = new URLSearchParams(useLocation().search).get("dialog");
  const own = (intent: AccountAnswer["intent"]) => (answer?.intent === intent ? answer : null);
  if (name === "password") return <PasswordDialog user={user} answer={own("reset")} />;
  if (name === "delete") {
    return <DeleteDialog user={user} providers={providers} answer={own("delete")} />;
  }
  return null;
}

function PasswordDialog({ user, answer }: { user: AuthUser; answer: AccountAnswer | null }) {
  const isSending = useNavigation().formData?.get("intent") === "reset";
  const problem = isSending ? null : answer?.problem;
  if (user.provider !== "password") {
    const provider = providerNames[user.provider];
    return (
      <Dialog title="Change password" closeTo={paths.account}>
        <p>
          You sign in with {provider}, so there is no password to change here. Change it in your{" "}
          {provider} account.
        </p>
        <LinkButton to={paths.account} replace>
          Close
        </LinkButton>
      </Dialog>
    );
  }
  return (
    <Dialog title="Change password" closeTo={paths.account} isLocked={isSending}>
      <Form
        method="post"
        action={withSearch(paths.account, "", { dialog: "password" })}
        replace
        className="form"
      >
        <ErrorSummary problems={problem ? [{ text: problem }] : []} />
        <p>We send a link to {user.email}. Follow it to choose a new password.</p>
        <div className="row">
          <LinkButton to={paths.account} replace>
            Cancel
          </LinkButton>
          <Button variant="primary" name="intent" value="reset" disabled={isSending}>
            {isSending ? "Sending..." : "Email reset link"}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
