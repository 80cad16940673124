import { Link } from "@remix-run/react";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { prefetch } from "./prefetch";

/** The way to all titles, beside a heading: by default to the catalogue, to which on phones the dock has none. */
export function AllGamesLink({ count, to = paths.games }: { count: number; to?: string }) {
  return (
    <Link to={to} prefetch={prefetch} className="all-games">
      All {count} games
      <Icon name="arrow-right" />
    </Link>
  );
}
