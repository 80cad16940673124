import { Badge } from "~/look/ui/badge";
import type { Playing } from "~/play/rules/playing";
import type { Streak } from "~/play/rules/streak";
import { FactTiles } from "~/play/screen/fact-tiles";

/** What a visitor without a day of their own sees, marked as a sample (docs/rules.md#sample-and-real). */
const SAMPLE: Omit<Streak, "state"> = { current: 2, best: 6, longestWin: 9 };
const NONE: Omit<Streak, "state"> = { current: 0, best: 0 };

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
