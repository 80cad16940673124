import { Link } from "@remix-run/react";
import { leaguePath } from "~/league-paths";
import { Icon } from "~/look/ui/icon";
import type { LeagueStrip as Strip } from "./league-view";

/** One line of home: a league, and where one stands in it. */
export default function LeagueStrip({ id, name, avatars, standing }: Strip) {
  return (
    <Link to={leaguePath(id)} className="card bench">
      <span className="league-faces">
        {Array.from(avatars.entries(), ([place, avatar]) => (
          <img key={place} src={avatar} alt="" width="32" height="32" />
        ))}
      </span>
      <span>
        <bdi>{name}</bdi> <span className="muted">· {standing}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
