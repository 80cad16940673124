import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/look/ui/badge";
import type { Fact, Playing } from "~/play/rules/playing";
import type { Streak } from "~/play/rules/streak";
import type { EndingProps } from "./ending";
import { FactTiles } from "./fact-tiles";
import { moodOf } from "./mood";

/** What a visitor without a day of their own sees, marked as a sample (docs/rules.md#sample-and-real). */
const SAMPLE: Omit<Streak, "state"> = { current: 2, best: 6, longestWin: 9 };
const NONE: Omit<Streak, "state"> = { current: 0, best: 0 };

type FullTimeBoardProps = Omit<EndingProps, "place" | "state"> & {
  /** Whether it is in a dialog, which has a heading of its own. */
  isDialog?: boolean;
  score: ReactNode;
  /** A line below the headline. */
  line?: string | null;
  tiles?: readonly Fact[];
};

/** The scoreboard at the end, with the player of who is signed in taking it as they do, and the title's numbers. */
export function FullTimeBoard({
  playing,
  verdict,
  isDialog = false,
  score,
  line,
  tiles = [],
}: FullTimeBoardProps) {
  const { edition, isFriendly } = playing.attempt;
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
          No. {edition} · {playing.day}
        </p>
        {isFriendly && isDialog && <Badge>Friendly</Badge>}
        <p className="board score digits">{score}</p>
        <div className="row">
          {avatar && <img src={`${avatar}&mood=${moodOf(verdict)}`} alt="" />}
          <p className="results-message">
            {verdict.headline}
            {line && <small>{line}</small>}
          </p>
        </div>
      </div>
      {tiles.length > 0 && <FactTiles facts={tiles} />}
    </>
  );
}

/** The streak with this attempt: of days over all titles, and the title's longest run of wins. */
export function StreakTiles({ playing, isWin }: { playing: Playing; isWin: boolean }) {
  const { streak, player } = playing;
  const isSample = player === null && !streak?.best;
  const { current, best, longestWin = 0, winRun } = isSample ? SAMPLE : (streak ?? NONE);
  const run = isWin && winRun !== undefined ? winRun + 1 : 0;
  return (
    <>
      <h3 className="tiles-heading">Streak {isSample && <Badge>Sample</Badge>}</h3>
      <FactTiles
        facts={[
          { value: current, label: "current" },
          { value: best, label: "best" },
          { value: Math.max(longestWin, run), label: "longest win" },
        ]}
      />
    </>
  );
}
