import type { ReactNode } from "react";
import { Badge } from "~/look/ui/badge";
import { StepBackLink } from "~/look/ui/step-back-link";
import { paths } from "~/paths";
import { clockText } from "./clock-text";
import { type Clock, useTicking } from "./use-clock";

type PlayBarProps = {
  isFriendly?: boolean;
  /** The clock; null for a title without one. */
  time?: {
    clock: Clock;
    /** Milliseconds: what the clock showed when the server wrote the page, or where it stopped. */
    elapsed: number;
    isRunning: boolean;
  } | null;
  /** What a title says of how far the player is. */
  children?: ReactNode;
};

/** The top of a game: the way out, whether it is a Friendly, how far one is, and the clock. */
export function PlayBar({ isFriendly = false, time = null, children }: PlayBarProps) {
  return (
    <header className="play-bar">
      <StepBackLink to={paths.home} className="button button-outline button-small">
        Exit
      </StepBackLink>
      {isFriendly && <Badge>Friendly</Badge>}
      {children}
      {time && (
        <p className="board clock digits" role="timer" aria-label="Time played">
          {time.isRunning ? (
            <RunningClock clock={time.clock} first={time.elapsed} />
          ) : (
            clockText(time.elapsed)
          )}
        </p>
      )}
    </header>
  );
}

function RunningClock({ clock, first }: { clock: Clock; first: number }) {
  return <>{clockText(useTicking(clock, first))}</>;
}
