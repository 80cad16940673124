import { Link } from "@remix-run/react";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { prefetch } from "./prefetch";

/** The way to the catalogue, beside a heading: on phones the dock has none. */
export function AllGamesLink({ count }: { count: number }) {
  return (
    <Link to={paths.games} prefetch={prefetch} className="all-games">
      All {count} games
      <Icon name="arrow-right" />
    </Link>
  );
}
