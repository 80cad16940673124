import { Link, NavLink, useLocation } from "@remix-run/react";
import { product } from "~/config/product";
import { paths, withSearch } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

const destinations = [
  [paths.play, "Play"],
  [paths.games, "Games"],
  [paths.feed, "Feed"],
  [paths.stats, "Stats"],
] as const;

/** The bar at the top: who we are, where to go (where there is room and no dock), and the way in. */
export function Header() {
  const { pathname, search } = useLocation();
  const dialog = (name: string) => withSearch(pathname, search, { dialog: name, yay: null });
  return (
    <header className="header">
      <Link to={paths.home} className="logo">
        <Icon name="ball" />
        {product.name}
      </Link>
      <nav aria-label="Pages" className="header-pages">
        {destinations.map(([to, label]) => (
          <NavLink key={to} to={to} className="header-page">
            {label}
          </NavLink>
        ))}
      </nav>
      <nav aria-label="Account" className="row">
        <LinkButton to={dialog("login")} size="small" replace preventScrollReset>
          Log in
        </LinkButton>
        <LinkButton to={dialog("signup")} size="small" variant="primary" replace preventScrollReset>
          Join free
        </LinkButton>
      </nav>
    </header>
  );
}
