import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/look/ui/button";
import { Dialog } from "~/look/ui/dialog";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Field } from "~/look/ui/field";
import { paths, withSearch } from "~/paths";
import type { AccountAnswer } from "~/people/account/account-form";
import { PASSWORD_MAX_LENGTH } from "~/people/account/auth-form";
import { providerNames } from "~/people/account/provider-names";
import type { ProviderMode } from "~/people/account/site-account";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { useDeletion } from "./use-deletion";

type DeleteDialogProps = {
  user: AuthUser;
  providers: ProviderMode;
  answer: AccountAnswer | null;
};

const ids = { confirmation: "delete-confirmation", password: "delete-password" } as const;

/** The last word before an account is gone. */
export function DeleteDialog({ user, providers, answer }: DeleteDialogProps) {
  const deletion = useDeletion(user, providers, answer);
  const { refusal, isBusy, isChecking } = deletion;
  const { confirmation, password } = refusal?.errors ?? {};
  const problems = [
    ...(refusal?.problem ? [{ text: refusal.problem }] : []),
    ...(confirmation ? [{ text: confirmation, controlId: ids.confirmation }] : []),
    ...(password ? [{ text: password, controlId: ids.password }] : []),
  ];
  return (
    <Dialog title="Delete account" closeTo={paths.account} isLocked={isBusy}>
      <p>Your profile, your streak and everything else we keep about you will be gone for good.</p>
      <ErrorSummary problems={problems} />
      <Form
        method="post"
        action={withSearch(paths.account, "", { dialog: "delete" })}
        replace
        noValidate={isChecking}
        onSubmit={deletion.onSubmit}
        onPointerOver={deletion.onIntent}
        onFocus={deletion.onIntent}
      >
        <fieldset className="form" disabled={isBusy}>
          <Field
            label="Type DELETE to confirm"
            id={ids.confirmation}
            {...(confirmation && { error: confirmation })}
          >
            <input
              name="confirmation"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              required
              defaultValue={refusal?.values.confirmation}
            />
          </Field>
          {user.provider === "password" ? (
            <PasswordField {...(password && { error: password })} />
          ) : (
            <p className="muted">
              To be sure that it is you, log in with {providerNames[user.provider]} within five
              minutes before. With JavaScript we ask for it now.
            </p>
          )}
          <input type="hidden" name="intent" value="delete" />
          <div className="row">
            <LinkButton to={paths.account} replace>
              Cancel
            </LinkButton>
            <Button variant="danger">{isBusy ? "Deleting..." : "Delete account"}</Button>
          </div>
        </fieldset>
      </Form>
    </Dialog>
  );
}

function PasswordField({ error }: { error?: string }) {
  return (
    <Field label="Current password" id={ids.password} {...(error && { error })}>
      <input
        type="password"
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        required
      />
    </Field>
  );
}
