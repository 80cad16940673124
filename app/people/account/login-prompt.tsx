import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/look/ui/button";
import { ErrorSummary } from "~/look/ui/error-summary";
import { withSearch } from "~/paths";
import { preloadAuthDialog } from "./load-auth-dialog";

type LoginPromptProps = {
  title: string;
  /** Why a form was refused whose session has ended. */
  problem?: string | null;
  children: ReactNode;
};

/** What a page that needs an account shows to a visitor. */
export function LoginPrompt({ title, problem, children }: LoginPromptProps) {
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      <ErrorSummary problems={problem ? [{ text: problem }] : []} />
      <p className="lead">{children}</p>
      <LoginButtons />
    </div>
  );
}

/** The ways to an account, as dialogs over the page; `outline` where the page's main action is another. */
export function LoginButtons({ variant = "primary" }: { variant?: "primary" | "outline" }) {
  const { pathname, search } = useLocation();
  const dialog = (name: string) => withSearch(pathname, search, { dialog: name });
  return (
    <div className="row">
      <LinkButton to={dialog("login")} variant={variant} replace {...preloadAuthDialog}>
        Log in
      </LinkButton>
      <LinkButton to={dialog("signup")} replace {...preloadAuthDialog}>
        Join free
      </LinkButton>
    </div>
  );
}
