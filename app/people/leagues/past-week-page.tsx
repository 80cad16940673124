import { Link } from "@remix-run/react";
import { leaguePath } from "~/league-paths";
import { Icon } from "~/look/ui/icon";
import type { PastWeek } from "./league-view";

/** The table of a week that is over. */
export function PastWeekPage({ id, name, number, rows }: PastWeek) {
  return (
    <div className="page narrow league">
      <Link to={leaguePath(id)} className="text-link back-link">
        <Icon name="arrow-right" />
        To this week
      </Link>
      <header className="league-head pitch">
        <p className="eyebrow">Week {number}, final table</p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
      </header>
      <div className="card week-table">
        <table>
          <caption className="sr-only">Week {number}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Place</span>
              </th>
              <th scope="col">Player</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, name, avatar, isYou, place, points }) => (
              <tr key={seat} className={isYou ? "is-own" : undefined}>
                <td className="digits">{place}</td>
                <th scope="row">
                  <span className="league-who">
                    <span className="face">
                      {avatar && <img src={avatar} alt="" width="36" height="36" loading="lazy" />}
                    </span>
                    <span className="league-name">
                      <bdi>{name}</bdi>
                      {isYou && <span className="muted"> · you</span>}
                    </span>
                  </span>
                </th>
                <td className="digits">{points.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
