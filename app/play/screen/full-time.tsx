import type { ReactNode } from "react";
import { Badge } from "~/look/ui/badge";
import type { Fact } from "~/play/rules/playing";
import type { EndingProps } from "./ending";
import { FactTiles } from "./fact-tiles";

type FullTimeBoardProps = Omit<EndingProps, "place" | "state"> & {
  /** Whether it is in a dialog, which has a heading of its own. */
  isDialog?: boolean;
  score: ReactNode;
  /** A line below the headline. */
  line?: string | null;
  tiles?: readonly Fact[];
};

/** The scoreboard at the end, and the title's numbers. */
export function FullTimeBoard({
  playing,
  verdict,
  isDialog = false,
  score,
  line,
  tiles = [],
}: FullTimeBoardProps) {
  const { edition, isFriendly } = playing.attempt;
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
        <p className="results-message">{verdict.headline}</p>
        {line && <p className="results-line">{line}</p>}
      </div>
      {tiles.length > 0 && <FactTiles facts={tiles} />}
    </>
  );
}
