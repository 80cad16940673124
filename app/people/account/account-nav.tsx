import { Form, Link, useLocation } from "@remix-run/react";
import type { FormEventHandler, ReactNode } from "react";
import { LinkButton } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import type { IconName } from "~/look/ui/icon-name";
import { paths } from "~/paths";
import { authLink } from "./auth-address";
import { preloadAuthDialog } from "./load-auth-dialog";
import type { SiteAccount } from "./site-account";
import { UserAvatar } from "./user-avatar";

const links: [string, string, IconName][] = [
  [paths.account, "Account", "user-round"],
  [paths.profile, "Profile", "shirt"],
  [paths.stats, "Stats", "chart-no-axes-column"],
  [paths.settings, "Settings", "settings"],
];

type Own = {
  avatar: string | null;
  /** The bell. */
  bell: ReactNode;
  /** Called with the logout's form before it is sent. */
  onLeave: FormEventHandler<HTMLFormElement>;
};

/** The header's right side: login and join, or the account menu. */
export function AccountNav({ user, ...own }: Pick<SiteAccount, "user"> & Own) {
  return (
    <nav aria-label="Account" className="row">
      {user ? <OwnEntries user={user} {...own} /> : <AuthButtons />}
    </nav>
  );
}

function AuthButtons() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkButton
        to={authLink(pathname, search, "login")}
        size="small"
        replace
        {...preloadAuthDialog}
      >
        Log in
      </LinkButton>
      <LinkButton
        to={authLink(pathname, search, "signup")}
        size="small"
        variant="primary"
        replace
        {...preloadAuthDialog}
      >
        Join free
      </LinkButton>
    </>
  );
}

type User = NonNullable<SiteAccount["user"]>;

/** The menu is a popover: the platform opens and closes it, with JavaScript or without. */
function OwnEntries({ user, avatar, bell, onLeave }: { user: User } & Own) {
  const { key } = useLocation();
  return (
    <>
      {bell}
      <button
        type="button"
        className="icon-button"
        popovertarget="account-menu"
        aria-label="Your menu"
      >
        <UserAvatar name={user.name} avatar={avatar} />
      </button>
      <div id="account-menu" key={key} popover="auto" className="menu">
        <p className="menu-who">
          <strong>{user.name}</strong>
          <span className="muted">{user.email}</span>
        </p>
        {links.map(([to, label, icon]) => (
          <Link key={to} to={to} className="menu-entry">
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        <Form method="post" action={paths.logout} onSubmit={onLeave} replace>
          <button type="submit" className="menu-entry">
            <Icon name="log-out" />
            Logout
          </button>
        </Form>
      </div>
    </>
  );
}
