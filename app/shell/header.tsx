import { Link, useLocation } from "@remix-run/react";
import { product } from "~/config/product";
import { paths, withSearch } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** The bar at the top: who we are, and the way in. */
export function Header() {
  const { pathname, search } = useLocation();
  const dialog = (name: string) => withSearch(pathname, search, { dialog: name, yay: null });
  return (
    <header className="header">
      <Link to={paths.home} className="logo">
        <Icon name="ball" />
        {product.name}
      </Link>
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
