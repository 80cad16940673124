import { useLocation } from "@remix-run/react";
import { Dialog } from "~/look/ui/dialog";
import { withSearch } from "~/paths";
import { controlIds } from "./auth-fields";
import type { AuthMode } from "./auth-form";
import { AuthPanel, authTitles } from "./auth-panel";
import type { SiteAccount } from "./site-account";
import { useAuthForm } from "./use-auth-form";

/** An auth form over whatever page one is on. */
export function AuthDialog({ mode, account }: { mode: AuthMode; account: SiteAccount }) {
  const { pathname, search } = useLocation();
  const auth = useAuthForm(mode, null);
  const address = (dialog: AuthMode | null) => withSearch(pathname, search, { dialog });
  return (
    <Dialog
      title={authTitles[mode]}
      closeTo={address(null)}
      isLocked={auth.isBusy}
      startsAt={controlIds.email}
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
