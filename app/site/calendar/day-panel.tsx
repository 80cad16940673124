import { LinkButton } from "~/look/ui/button";
import { scoreParts } from "~/play/rules/score-parts";
import type { DayView, TitleDay } from "./calendar";

/** What was played on a day, and what can still be played of it. */
export function DayPanel({ day }: { day: DayView }) {
  return (
    <section className="day-panel" aria-labelledby="day">
      <div className="section-heading">
        <h2 id="day" tabIndex={-1}>
          {day.name}
        </h2>
        {day.isToday && <p className="muted">Today</p>}
      </div>
      {!day.isToday && (
        <p className="muted">
          A game of an earlier day is a Friendly: for fun, and it counts for no streak.
        </p>
      )}
      <ul className="day-titles">
        {day.titles.map((title) => (
          <TitleTicket key={title.slug} title={title} />
        ))}
      </ul>
    </section>
  );
}

/** A title's edition as a ticket, to which the title's pages lead: whole until it is played; its stub has the score. */
function TitleTicket({ title }: { title: TitleDay }) {
  const { slug, name, icon, number, state, score, note, action } = title;
  return (
    <li className={`card day-title is-${state}`} id={slug} tabIndex={-1}>
      <div className="day-body">
        <img src={icon} alt="" width={52} height={52} className="pitch" />
        <div className="day-words">
          <h3>{name}</h3>
          <p className="muted">
            No. {number} · {note}
          </p>
        </div>
        <LinkButton to={action.href} size="small">
          {action.label}
          <span className="sr-only">{name}</span>
        </LinkButton>
      </div>
      {score && <Stub score={score} />}
    </li>
  );
}

function Stub({ score }: { score: string }) {
  const { main, unit, size } = scoreParts(score);
  return (
    <p className={`day-score digits is-${size}`}>
      {main}
      {unit && <small> {unit}</small>}
    </p>
  );
}
