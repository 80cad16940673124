import { splitRemaining, useRemaining } from "./remaining";

type CountdownProps = {
  /** Milliseconds since the epoch. */
  target: number;
  /** The server's time when it rendered the page. */
  renderedAt: number;
  label: string;
};

const two = (value: number) => String(value).padStart(2, "0");

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
              {two(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The remaining time as one line: "07:32:09", or "4 d 07:32:09". */
export function InlineCountdown({ target, renderedAt }: Omit<CountdownProps, "label">) {
  const { days, hours, minutes, seconds } = splitRemaining(useRemaining(target, renderedAt));
  return (
    <span className="digits" role="timer">
      {days > 0 && `${days} d `}
      {[hours, minutes, seconds].map(two).join(":")}
    </span>
  );
}
