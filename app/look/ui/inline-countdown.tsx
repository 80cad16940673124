import { splitRemaining, twoDigits, useRemaining } from "./remaining";

type InlineCountdownProps = {
  /** Milliseconds since the epoch. */
  target: number;
  /** The server's time when it rendered the page. */
  renderedAt: number;
};

/** The remaining time as one line: "07:32:09", or "4 d 07:32:09". */
export function InlineCountdown({ target, renderedAt }: InlineCountdownProps) {
  const { days, hours, minutes, seconds } = splitRemaining(useRemaining(target, renderedAt));
  return (
    <span className="digits" role="timer">
      {days > 0 && `${days} d `}
      {[hours, minutes, seconds].map(twoDigits).join(":")}
    </span>
  );
}
