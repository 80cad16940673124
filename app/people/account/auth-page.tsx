import { useActionData, useLocation, useOutletContext } from "@remix-run/react";
import { authAddress } from "./auth-address";
import type { AuthMode } from "./auth-form";
import { AuthPanel, authTitles } from "./auth-panel";
import { redirectIn } from "./auth-redirect";
import type { AuthAnswer } from "./auth-refusal";
import type { SiteAccount } from "./site-account";
import { useAuthForm } from "./use-auth-form";

/** An auth form as a page of its own: where it ends when it was refused without JavaScript. */
export function AuthPage({ mode }: { mode: AuthMode }) {
  const { search } = useLocation();
  const account = useOutletContext<SiteAccount>();
  const answer = useActionData<AuthAnswer>();
  const redirectTo = answer?.redirectTo ?? redirectIn(search);
  return (
    <div className="page narrow">
      <h1>{authTitles[mode]}</h1>
      <AuthPanel
        mode={mode}
        auth={useAuthForm(mode, answer?.authRefusal ?? null)}
        account={account}
        redirectTo={redirectTo}
        addressOf={(other) => authAddress(other, redirectTo)}
      />
    </div>
  );
}
