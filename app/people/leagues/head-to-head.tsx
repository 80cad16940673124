import type { LeagueView, ShownRow } from "./league-view";
import { Dots } from "./week-table";

type HeadToHeadProps = { rows: LeagueView["rows"]; versus: NonNullable<LeagueView["versus"]> };

const todayTexts = {
  leads: "you lead today",
  trails: "you trail today",
  level: "level today",
} as const;

/** The week of a league of two: both side by side, the reader on the left. */
export function HeadToHead({ rows, versus }: HeadToHeadProps) {
  const [one, other] = [...rows].sort((a, b) => Number(b.isYou) - Number(a.isYou));
  if (!one || !other) return null;
  const { daysWon, today } = versus;
  return (
    <section className="card versus" aria-label="Head to head">
      <Side row={one} />
      <p className="versus-days">
        <span className="digits">
          {daysWon[0]}–{daysWon[1]}
        </span>
        <span className="muted">days won</span>
        {today && <span className="muted">{todayTexts[today]}</span>}
      </p>
      <Side row={other} />
    </section>
  );
}

function Side({ row: { name, avatar, isYou, points, days, place } }: { row: ShownRow }) {
  return (
    <div className={`versus-side${isYou ? " is-own" : ""}${place === 1 ? " is-first" : ""}`}>
      <span className="face">{avatar && <img src={avatar} alt="" width="72" height="72" />}</span>
      <bdi className="league-name">{isYou ? "You" : name}</bdi>
      <span className="versus-points digits">{points.toLocaleString("en")}</span>
      <Dots days={days} />
    </div>
  );
}
