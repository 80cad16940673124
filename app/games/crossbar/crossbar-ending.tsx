import { paths } from "~/paths";
import { rightText } from "~/play/rules/crowd-texts";
import type { Verdict } from "~/play/rules/game";
import type { Playing } from "~/play/rules/playing";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import { titleTablePath } from "~/table-paths";
import { cleanText, ownLine, timeLine } from "./end-texts";
import { slotsOf } from "./grid";
import type { CrossbarPuzzle, CrossbarState, Mark } from "./rules";
import { scoreText } from "./texts";

const MARKS: Record<Mark, string> = {
  clean: "Clean",
  checked: "After a wrong letter",
  shown: "Shown",
};

/** Crossbar at full time. */
export default function CrossbarEnding({
  place,
  playing,
  state,
  verdict,
}: EndingProps<CrossbarPuzzle, CrossbarState>) {
  return place === "board" ? (
    <>
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={
          <>
            {scoreText(verdict)}
            {verdict.isWin && verdict.outOf > 0 && <Stars {...verdict} />}
          </>
        }
        line={timeLine(verdict)}
      />
      {!playing.attempt.isFriendly && <Beside playing={playing} verdict={verdict} />}
    </>
  ) : (
    <AfterTheEnd playing={playing}>
      <MatchReport rows={reportOf(playing.crowd, state)} reportLabel="Report a clue" />
    </AfterTheEnd>
  );
}

/** The time beside the player's best one, and the way to everybody's. */
function Beside({ playing, verdict }: Pick<EndingProps, "playing" | "verdict">) {
  const { slug, streak, isCurrent } = playing;
  const { isWin, outOf, elapsed } = verdict;
  const best = streak?.bestBefore;
  const isTimed = best !== undefined && isWin && outOf > 0 && elapsed > 0;
  const own = isTimed && ownLine(elapsed, best, isCurrent);
  if (!own && !isCurrent) return null;
  return (
    <p>
      {own && (
        <>
          <strong>{own[0]}</strong> {own[1]}{" "}
        </>
      )}
      {isCurrent && (
        <a className="inline-link" href={titleTablePath(slug)}>
          See today's table
        </a>
      )}
    </p>
  );
}

/** A star for each word without help, and the others in outline. */
const Stars = (verdict: Pick<Verdict, "score" | "outOf">) => (
  <span className="crossbar-stars" role="img" aria-label={`, ${cleanText(verdict)}`}>
    {"★".repeat(verdict.score)}
    {"☆".repeat(verdict.outOf - verdict.score)}
  </span>
);

function reportOf(crowd: Playing["crowd"], state: CrossbarState): ReportRow[] {
  const { lattice, clues, ending } = state;
  const slots = slotsOf(lattice);
  return (ending?.words ?? []).map(({ id, word, mark, source, isVoid }, index) => ({
    id,
    isRight: isVoid ? null : mark !== "shown",
    mark: isVoid ? "Taken back" : MARKS[mark],
    crowd: isVoid ? null : rightText(crowd, index, "got it clean"),
    heading: word.toUpperCase(),
    answer: `${slots[index]?.name}: ${clues[index]}`,
    source: source ?? null,
    reportHref: paths.report("question", id),
  }));
}
