import { splitRemaining, twoDigits, useRemaining } from "./remaining";

type CountdownProps = {
  /** Milliseconds since the epoch. */
  target: number;
  /** The server's time when it rendered the page. */
  renderedAt: number;
  label: string;
};

/** Four scoreboards counting down; 'Event live now' at zero. */
export function Countdown({ target, renderedAt, label }: CountdownProps) {
  const remaining = useRemaining(target, renderedAt);
  const { days, hours, minutes, seconds } = splitRemaining(remaining);
  const boards = [
    ["days", days],
    ["hours", hours],
    ["min", minutes],
    ["sec", seconds],
  ] as const;
  if (remaining === 0) {
    return (
      <div className="countdown" role="timer">
        <p className="board board-live">Event live now</p>
      </div>
    );
  }
  return (
    <div className="countdown" role="timer" aria-label={label}>
      <p className="eyebrow">{label}</p>
      <dl className="boards">
        {boards.map(([name, value]) => (
          <div key={name} className="board">
            <dt>{name}</dt>
            <dd key={value} className="digits">
              {twoDigits(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
