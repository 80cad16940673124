import { Face } from "~/look/ui/face";
import type { DayMark, LeagueView, ShownRow } from "./league-view";
import { WeekGrid } from "./week-grid";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The table of a league's week, the reader's row in the accent. There are no places before the first points. */
export function WeekTable({ rows, week }: Pick<LeagueView, "rows" | "week">) {
  const lead = Math.max(...rows.map(({ points }) => points));
  return (
    <WeekGrid caption={`Week ${week}, Monday to Sunday`}>
      {rows.map((row) => (
        <tr key={row.seat} className={row.isYou ? "is-own" : undefined}>
          <td className="digits">
            {lead > 0 ? row.place : "–"}
            <Arrow climbed={row.climbed} />
          </td>
          <th scope="row">
            <Who row={row} />
          </th>
          <td className="digits">{row.points.toLocaleString("en")}</td>
        </tr>
      ))}
    </WeekGrid>
  );
}

/** How a place has changed since yesterday. */
function Arrow({ climbed }: Pick<ShownRow, "climbed">) {
  if (climbed === 0) return null;
  const isUp = climbed > 0;
  return (
    <small className={isUp ? "is-up" : "is-down"}>
      <span aria-hidden="true">{isUp ? "▲" : "▼"}</span>
      <span className="sr-only">, {isUp ? "up" : "down"} </span>
      {Math.abs(climbed)}
      <span className="sr-only"> since yesterday</span>
    </small>
  );
}

function Who({ row: { name, avatar, isYou, days } }: { row: ShownRow }) {
  return (
    <span className="league-who">
      <Face avatar={avatar} />
      <span>
        <span className="league-name">
          <bdi>{name}</bdi>
          {isYou && <span className="muted"> · you</span>}
        </span>
        <Dots days={days} />
      </span>
    </span>
  );
}

/** A member's seven days. */
export function Dots({ days }: { days: readonly DayMark[] }) {
  const played = DAYS.filter((_, day) => days[day] === "played");
  const isOpen = days.includes("open");
  return (
    <span className="dots">
      <span className="sr-only">
        {played.length > 0 ? `, played on ${played.join(", ")}` : ", not played this week"}
        {isOpen && ", not today"}
      </span>
      {days.map((mark, day) => (
        <i key={DAYS[day]} className={mark} />
      ))}
    </span>
  );
}
