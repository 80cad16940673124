import { Link, PrefetchPageLinks, useLocation } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/look/ui/button";
import { Dialog } from "~/look/ui/dialog";
import { ErrorSummary } from "~/look/ui/error-summary";
import { Tabs } from "~/look/ui/tabs";
import { paths, withSearch } from "~/paths";
import { authAddress } from "./auth-address";
import { AuthFields, controlIds } from "./auth-fields";
import type { AuthMode } from "./auth-form";
import { ProviderButtons } from "./provider-buttons";
import type { SiteAccount } from "./site-account";
import { useAuthForm } from "./use-auth-form";

/** What each auth form is called. */
export const authTitles: Record<AuthMode, string> = {
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

type AuthPanelProps = {
  mode: AuthMode;
  auth: ReturnType<typeof useAuthForm>;
  account: SiteAccount;
  /** The page that the form leads back to. */
  redirectTo: string;
  /** Where the other forms are. */
  addressOf: (mode: AuthMode) => string;
};

/** Logging in, joining or asking for a new password, in the dialog or on its own page. */
export function AuthPanel({ mode, auth, account, redirectTo, addressOf }: AuthPanelProps) {
  const [label, busyLabel] = submits[mode];
  const [keys, setKeys] = useState(0);
  return (
    <>
      {mode !== "forgot" && (
        <Tabs
          label="Log in or join"
          tabs={[
            { label: "Log in", to: addressOf("login"), isCurrent: mode === "login" },
            { label: "Join", to: addressOf("signup"), isCurrent: mode === "signup" },
          ]}
        />
      )}
      {leads[mode] && <p className="muted">{leads[mode]}</p>}
      <ErrorSummary problems={auth.problems} />
      {/* The framework loads the document anew where it has to fetch the route's script with the post and can't. */}
      {keys > 0 && <PrefetchPageLinks page={authAddress(mode)} />}
      <auth.Form
        method="post"
        action={authAddress(mode)}
        data-discover="true"
        noValidate={auth.isChecking}
        onSubmit={auth.onSubmit}
        onInput={() => setKeys((count) => count + 1)}
      >
        <fieldset disabled={auth.isBusy} className="form">
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <AuthFields mode={mode} refusal={auth.refusal} forgotTo={addressOf("forgot")} />
          <Button variant="primary">{auth.isSending ? busyLabel : label}</Button>
          {mode === "signup" && (
            <p className="muted">
              <Link to={paths.terms} className="text-link">
                Terms
              </Link>{" "}
              <Link to={paths.privacy} className="text-link">
                Privacy
              </Link>
            </p>
          )}
        </fieldset>
      </auth.Form>
      {mode === "forgot" ? (
        <Link to={addressOf("login")} replace className="text-link">
          Back to log in
        </Link>
      ) : (
        <ProviderButtons
          mode={mode}
          account={account}
          returnTo={redirectTo}
          isDisabled={auth.isBusy}
          onBusy={auth.setWithProvider}
          onProblem={auth.setProblem}
        />
      )}
    </>
  );
}

/** An auth form over whatever page one is on. */
export function AuthDialog({ mode, account }: { mode: AuthMode; account: SiteAccount }) {
  const { pathname, search } = useLocation();
  // The first field of the form that opened the dialog.
  const [startsAt] = useState(controlIds[mode === "signup" ? "name" : "email"]);
  const auth = useAuthForm(mode, null);
  const address = (dialog: AuthMode | null) => withSearch(pathname, search, { dialog });
  return (
    <Dialog
      title={authTitles[mode]}
      closeTo={address(null)}
      isLocked={auth.isBusy}
      startsAt={startsAt}
    >
      <AuthPanel
        mode={mode}
        auth={auth}
        account={account}
        redirectTo={address(null)}
        addressOf={address}
      />
    </Dialog>
  );
}
