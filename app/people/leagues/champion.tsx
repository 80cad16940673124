import type { ShownChampions } from "./league-view";
import { listOf } from "./league-words";

/** The champion of last week with their face and a scarf; several if they were level. */
export function Champion({ champions }: { champions: ShownChampions }) {
  const { number, points, players } = champions;
  return (
    <section className="champion board" aria-label={`Champion of week ${number}`}>
      <div className="champion-faces">
        {players.slice(0, 3).map(({ seat, avatar }) => (
          <Scarfed key={seat} avatar={avatar} />
        ))}
      </div>
      <div>
        <p className="eyebrow">
          {players.length > 1 ? "Champions" : "Champion"} of week {number}
        </p>
        <p className="champion-name">{listOf(players)}</p>
        <p className="champion-points">{points.toLocaleString("en")} points</p>
      </div>
    </section>
  );
}

/** A face that wears the champion's scarf; an empty one for a former player. */
function Scarfed({ avatar }: { avatar: string | null }) {
  return (
    <span className="scarfed">
      {avatar && <img src={avatar} alt="" width="84" height="84" />}
      <svg viewBox="0 0 84 40" width="84" height="40" aria-hidden="true">
        <path
          fill="#ffd84d"
          d="M12 4c8 10 52 10 60 0l6 9c-8 9-18 12-26 13l4 12-12 2-4-13C28 27 14 22 6 13z"
        />
        <path
          fill="#0b6b3a"
          d="M24 10l-4 10 8 3 3-11zM40 12l-2 12 8 0 0-12zM56 11l2 11 8-4-4-10zM44 33l2 6 6-1-2-6z"
        />
      </svg>
    </span>
  );
}

/** The champions of the weeks of a season, the latest first. */
export function SeasonChampions({ season }: { season: readonly ShownChampions[] }) {
  return (
    <section aria-labelledby="champions" className="stack">
      <h2 id="champions">Champions</h2>
      <ol className="card season-champions">
        {season.map(({ week, number, points, players }) => (
          <li key={week}>
            <span className="muted">Week {number}</span>
            <span>{listOf(players)}</span>
            <span className="digits">{points.toLocaleString("en")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
