import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/look/ui/badge";
import { CrowdLine } from "./crowd-line";
import type { EndingProps } from "./ending";
import { moodOf } from "./mood";

type FullTimeBoardProps = Omit<EndingProps, "place" | "state"> & {
  /** Whether it is in a dialog, which has a heading of its own. */
  isDialog?: boolean;
  /** Instead of the verdict's. */
  headline?: ReactNode;
  score: ReactNode;
  /** A line below the headline. */
  line?: string | null;
};

/** The scoreboard at the end, with the player of who is signed in taking it as they do. */
export function FullTimeBoard({
  playing,
  verdict,
  isDialog = false,
  headline = verdict.headline,
  score,
  line,
}: FullTimeBoardProps) {
  const { isFriendly } = playing.attempt;
  const { winRun = 0, wonRun = winRun + 1 } = playing.streak ?? {};
  const isRun = wonRun > 1 && verdict.isWin && playing.isCurrent && !isFriendly;
  // A visitor has no player yet.
  const { avatar } = useRouteLoaderData("root") as { avatar: string | null };
  const Heading = isDialog ? "p" : "h2";
  return (
    <>
      <div className="results-board pitch">
        <Heading className="eyebrow">
          {isFriendly && !isDialog ? "Full time in the Friendly" : "Full time"}
        </Heading>
        <p className="edition-day">
          No. {playing.number} · {playing.day}
        </p>
        {isFriendly && isDialog && <Badge>Friendly</Badge>}
        <p className="board score digits">{score}</p>
        <div className="row">
          {avatar && <img src={`${avatar}&mood=${moodOf(verdict)}`} alt="" />}
          <p className="results-message">
            {headline}
            {line && <small>{line}</small>}
            {isRun && <small>{wonRun} wins in a row.</small>}
          </p>
        </div>
      </div>
      {!isFriendly && playing.crowd !== null && verdict.outOf > 0 && (
        <CrowdLine crowd={playing.crowd} isCurrent={playing.isCurrent} />
      )}
    </>
  );
}
