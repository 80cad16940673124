import { useRevalidator } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { authAddress } from "./auth-address";
import type { AuthMode } from "./auth-form";
import { byPopup, preparePopup } from "./popup-sign-in/load-popup";
import type { SiteAccount } from "./site-account";

type ProviderButtonsProps = {
  mode: AuthMode;
  account: SiteAccount;
  returnTo: string;
  isDisabled: boolean;
  onBusy: (isBusy: boolean) => void;
  onProblem: (text: string | null) => void;
};

/**
 * Continue with Apple or Google: a popup with JavaScript, a form without. The popup's code is loaded on the first sign
 * of intent.
 */
export function ProviderButtons(props: ProviderButtonsProps) {
  const { mode, account, returnTo, isDisabled } = props;
  const signIn = useProviderSignIn(props);
  const onIntent = () => void preparePopup(account.providers);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    signIn(submitter?.getAttribute("value") === "apple" ? "apple" : "google");
  };
  return (
    <form
      method="post"
      action={authAddress(mode)}
      onSubmit={onSubmit}
      onPointerOver={onIntent}
      onFocus={onIntent}
    >
      <fieldset className="form" disabled={isDisabled}>
        <p className="or">or</p>
        <input
          type="hidden"
          name="redirectTo"
          value={mode === "signup" ? paths.account : returnTo}
        />
        <Button name="intent" value="apple">
          <Icon name="apple" />
          Continue with Apple
        </Button>
        <Button name="intent" value="google">
          <Icon name="google" />
          Continue with Google
        </Button>
        {account.providers.firebase && (
          <noscript>
            <p className="muted">
              Apple and Google open in a window of their own, which needs JavaScript.
            </p>
          </noscript>
        )}
      </fieldset>
    </form>
  );
}

function useProviderSignIn(props: Pick<ProviderButtonsProps, "account" | "onBusy" | "onProblem">) {
  const { account, onBusy, onProblem } = props;
  const { revalidate } = useRevalidator();
  return async (provider: "google" | "apple") => {
    onProblem(null);
    onBusy(true);
    const end = await byPopup(({ signIn }) => signIn(provider, account.providers));
    // Revalidation updates the user, which closes the dialog (use-auth-dialog-mode.ts).
    if (end.isDone) return revalidate();
    if (end.problem) onProblem(end.problem);
    onBusy(false);
  };
}
