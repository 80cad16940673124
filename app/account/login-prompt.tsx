import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { withSearch } from "~/paths";
import { LinkButton } from "~/ui/button";

/** What a page that needs an account shows to a visitor (spec, section 6). */
export function LoginPrompt({ title, children }: { title: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const dialog = (name: string) => withSearch(pathname, search, { dialog: name });
  return (
    <div className="page narrow">
      <h1>{title}</h1>
      <p className="lead">{children}</p>
      <div className="row">
        <LinkButton to={dialog("login")} variant="primary" replace preventScrollReset>
          Log in
        </LinkButton>
        <LinkButton to={dialog("signup")} replace preventScrollReset>
          Join free
        </LinkButton>
      </div>
    </div>
  );
}
