import { Icon } from "~/look/ui/icon";
import { calendarDayPath } from "~/paths";
import type { Action, MonthView, Square } from "./calendar";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** More dots than these don't fit on a square: their number stands there. */
const MAX_DOTS = 4;

const legend = [
  ["played", "Played"],
  ["perfect", "Perfect"],
  ["paused", "Streak paused"],
] as const;

type MonthCardProps = {
  month: MonthView;
  /** The date of the open panel. */
  openDate: string;
};

/** A month as a table of days. Its links are plain, so that the browser moves the focus to what they open. */
export function MonthCard({ month, openDate }: MonthCardProps) {
  return (
    <section className="card month" aria-labelledby="month">
      <div className="month-head">
        <MonthLink to={month.before} name="Previous month" icon="arrow-left" />
        <h2 id="month" tabIndex={-1}>
          {month.name}
        </h2>
        <MonthLink to={month.after} name="Next month" icon="arrow-right" />
      </div>
      <table className="month-days">
        <caption className="sr-only">Your days in {month.name}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week.find((square) => square)?.date}>
              {week.map((square, weekday) =>
                square ? (
                  <DayCell key={square.date} square={square} isOpen={square.date === openDate} />
                ) : (
                  <td key={WEEKDAYS[weekday]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="month-legend">
        {legend.map(([state, label]) => (
          <li key={state}>
            <span className={`square is-${state}`} aria-hidden="true" />
            {label}
          </li>
        ))}
        <li>
          <span className="square is-played is-treble" aria-hidden="true" />
          Treble
        </li>
        <li>
          <span className="pip is-played" aria-hidden="true" />A dot for each game, from five on
          their number
        </li>
      </ul>
    </section>
  );
}

function MonthLink({
  to,
  name,
  icon,
}: {
  to: Action | null;
  name: string;
  icon: "arrow-left" | "arrow-right";
}) {
  if (!to) return <span />;
  return (
    <a href={to.href} className="icon-button month-step">
      <Icon name={icon} />
      <span className="sr-only">
        {name}: {to.label}
      </span>
    </a>
  );
}

function DayCell({ square, isOpen }: { square: Square; isOpen: boolean }) {
  const { date, number, state, pips, isToday, isTreble, label } = square;
  const content = (
    <span
      className={`square digits is-${state}${isToday ? " is-today" : ""}${isTreble ? " is-treble" : ""}`}
    >
      {number}
      {pips.length > 0 && (
        <span className="pips" aria-hidden="true">
          {pips.length > MAX_DOTS
            ? pips.length
            : pips.map((pip, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity.
                <span key={place} className={`pip is-${pip}`} />
              ))}
        </span>
      )}
    </span>
  );
  return (
    <td aria-current={isToday ? "date" : undefined}>
      {label ? (
        <a
          href={calendarDayPath(date)}
          aria-label={label}
          aria-current={isOpen ? "true" : undefined}
        >
          {content}
        </a>
      ) : (
        content
      )}
    </td>
  );
}
