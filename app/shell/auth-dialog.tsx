import { useLocation } from "@remix-run/react";
import { paths, withSearch } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Tabs } from "~/ui/tabs";

const texts = {
  login: {
    title: "Log in",
    text: "Accounts are warming up and come on soon. You don't need one to play today.",
  },
  signup: {
    title: "Join free",
    text: "Accounts are warming up and come on soon, with streaks, kits and a player of your own. You don't need one to play today.",
  },
} as const;

type AuthMode = keyof typeof texts;

/** The dialog that the address asks for, or null. */
export function useAuthMode(): AuthMode | null {
  const mode = new URLSearchParams(useLocation().search).get("dialog");
  return mode === "login" || mode === "signup" ? mode : null;
}

/** Logging in and joining, over whatever page one is on. Until there are accounts it says so. */
export function AuthDialog({ mode }: { mode: AuthMode }) {
  const { pathname, search } = useLocation();
  const address = (dialog: AuthMode | null) => withSearch(pathname, search, { dialog });
  return (
    <Dialog title={texts[mode].title} closeTo={address(null)}>
      <Tabs
        label="Log in or join"
        tabs={[
          { label: "Log in", to: address("login"), isCurrent: mode === "login" },
          { label: "Join", to: address("signup"), isCurrent: mode === "signup" },
        ]}
      />
      <p>{texts[mode].text}</p>
      <LinkButton to={paths.quiz} variant="primary">
        Play today's quiz
      </LinkButton>
    </Dialog>
  );
}
