import { leaguePath } from "~/league-paths";
import { BackLink } from "~/look/ui/back-link";
import { Face } from "~/look/ui/face";
import type { PastWeek } from "./league-view";
import { WeekGrid } from "./week-grid";

/** The table of a week that is over. */
export function PastWeekPage({ id, name, number, rows }: PastWeek) {
  return (
    <div className="page narrow league">
      <BackLink to={leaguePath(id)}>To this week</BackLink>
      <header className="league-head pitch">
        <p className="eyebrow">Week {number}, final table</p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
      </header>
      <WeekGrid caption={`Week ${number}`}>
        {rows.map(({ seat, name, avatar, isYou, place, points }) => (
          <tr key={seat} className={isYou ? "is-own" : undefined}>
            <td className="digits">{place}</td>
            <th scope="row">
              <span className="league-who">
                <Face avatar={avatar} />
                <span className="league-name">
                  <bdi>{name}</bdi>
                  {isYou && <span className="muted"> · you</span>}
                </span>
              </span>
            </th>
            <td className="digits">{points.toLocaleString("en")}</td>
          </tr>
        ))}
      </WeekGrid>
    </div>
  );
}
