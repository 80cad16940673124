import { Link, useLocation } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/look/ui/button";
import { Dialog } from "~/look/ui/dialog";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Tabs } from "~/look/ui/tabs";
import { actionAddress, withSearch } from "~/paths";
import { AuthFields, controlIds } from "./auth-fields";
import type { AuthMode } from "./auth-form";
import { ProviderButtons } from "./provider-buttons";
import type { SiteAccount } from "./site-account";
import { useAuthForm } from "./use-auth-form";

const titles: Record<AuthMode, string> = {
  login: "Log in",
  signup: "Join free",
  forgot: "Forgot password?",
};

const leads: Partial<Record<AuthMode, string>> = {
  signup: "Keep your streak, your kit and your stats on every phone you pick up.",
  forgot: "Tell us your email and we send a link to set a new password.",
};

const submits: Record<AuthMode, [string, string]> = {
  login: ["Log in", "Logging in..."],
  signup: ["Join free", "Joining..."],
  forgot: ["Email reset link", "Sending..."],
};

/** Logging in, joining and asking for a new password, over whatever page one is on (spec, section 4: auth modal). */
export function AuthDialog({ mode, account }: { mode: AuthMode; account: SiteAccount }) {
  const { pathname, search } = useLocation();
  const auth = useAuthForm(mode, account.authRefusal);
  const [isWithProvider, setWithProvider] = useState(false);
  const isBusy = auth.isSending || isWithProvider;
  const address = (dialog: AuthMode | null) => withSearch(pathname, search, { dialog });
  const [label, busyLabel] = submits[mode];
  return (
    <Dialog
      title={titles[mode]}
      closeTo={address(null)}
      isLocked={isBusy}
      startsAt={controlIds.email}
    >
      {mode !== "forgot" && (
        <Tabs
          label="Log in or join"
          tabs={[
            { label: "Log in", to: address("login"), isCurrent: mode === "login" },
            { label: "Join", to: address("signup"), isCurrent: mode === "signup" },
          ]}
        />
      )}
      {leads[mode] && <p className="muted">{leads[mode]}</p>}
      <ErrorSummary problems={auth.problems} />
      <auth.Form
        method="post"
        action={actionAddress(pathname, withSearch("", search, { dialog: mode }))}
        noValidate={auth.isChecking}
        onSubmit={auth.onSubmit}
      >
        <fieldset disabled={isBusy} className="form">
          <input type="hidden" name="redirectTo" value={address(null)} />
          <AuthFields mode={mode} refusal={auth.refusal} forgotTo={address("forgot")} />
          <Button variant="primary" name="intent" value={mode}>
            {auth.isSending ? busyLabel : label}
          </Button>
        </fieldset>
      </auth.Form>
      {mode === "forgot" ? (
        <Link to={address("login")} replace preventScrollReset className="text-link">
          Back to log in
        </Link>
      ) : (
        <ProviderButtons
          mode={mode}
          account={account}
          returnTo={address(null)}
          isDisabled={isBusy}
          onBusy={setWithProvider}
          onProblem={auth.setProblem}
        />
      )}
    </Dialog>
  );
}
