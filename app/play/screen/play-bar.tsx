import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/look/ui/badge";
import { StepBackLink } from "~/look/ui/step-back-link";
import { paths } from "~/paths";
import { type Clock, useTicking } from "~/play/browser/use-clock";
import { clockText } from "~/play/rules/clock-text";
import type { Playing } from "~/play/rules/playing";

type PlayBarProps = {
  isFriendly?: boolean;
  /** The clock; null for a title without one. */
  time?: {
    clock: Clock;
    /** The clock's reading at the time of rendering, or its final value, in milliseconds. */
    elapsed: number;
    isRunning: boolean;
  } | null;
  /** The title's progress text. */
  children?: ReactNode;
};

/** The bar at the top of a game: exit, the rival to beat, Friendly badge, progress, and clock. */
export function PlayBar({ isFriendly = false, time = null, children }: PlayBarProps) {
  const { playing } = useLoaderData() as { playing: Playing | null };
  const rival = playing?.rivals?.[0];
  return (
    <header className="play-bar">
      <StepBackLink to={paths.home} past="/play/" className="button button-outline button-small">
        Exit
      </StepBackLink>
      {rival && (
        <Badge>
          {rival.name} {rival.score}
        </Badge>
      )}
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
