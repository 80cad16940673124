import { Link, NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { product } from "~/platform/config/product";
import { prefetch } from "./prefetch";

const destinations = [
  [paths.play, "Play"],
  [paths.games, "Games"],
  [paths.feed, "Feed"],
  [paths.stats, "Stats"],
] as const;

/** The header: product name, navigation (on screens without the dock), and `account`. */
export function Header({ account }: { account: ReactNode }) {
  return (
    <header className="header">
      <Link to={paths.home} prefetch={prefetch} className="logo">
        {product.name}
      </Link>
      <nav aria-label="Pages" className="header-pages">
        {destinations.map(([to, label]) => (
          <NavLink key={to} to={to} prefetch={prefetch} className="header-page">
            {label}
          </NavLink>
        ))}
      </nav>
      {account}
    </header>
  );
}
