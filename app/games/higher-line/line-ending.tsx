import type { Playing } from "~/play/rules/playing";
import { fractionText } from "~/play/rules/title-statistics";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import { ReportLink } from "~/play/screen/report-link";
import { callText } from "./calls-tally";
import { readingOf } from "./reading";
import { lineOn, ownLine, runLine } from "./result-lines";
import { higherLine, isGraded, isRight, type LinePuzzle, type LineState } from "./rules";
import { takenBack } from "./texts";

/** Higher Line at full time. */
export default function LineEnding(props: EndingProps<LinePuzzle, LineState>) {
  const { place, playing, state, verdict } = props;
  const { id, source, asOf } = playing.puzzle.category;
  return place === "board" ? (
    <>
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={scoreOf(verdict)}
        line={[lineOn(verdict), runLine(higherLine.squares(state))].filter(Boolean).join(" ")}
      />
      <Own playing={playing} verdict={verdict} />
    </>
  ) : (
    <AfterTheEnd playing={playing}>
      <MatchReport rows={reportOf(playing, state)} />
      <p className="muted line-source">
        Source: {source}. Counted on {asOf}.
      </p>
      <ReportLink record={id} label="Report a number of this line" />
    </AfterTheEnd>
  );
}

/** The result beside the player's best one; a Friendly and a line that was taken back are beside none. */
function Own({ playing, verdict }: Pick<EndingProps, "playing" | "verdict">) {
  const { attempt, streak, isCurrent } = playing;
  const best = streak?.bestBefore;
  if (best === undefined || attempt.isFriendly || verdict.outOf === 0) return null;
  const [large, small] = ownLine(verdict, best, isCurrent);
  return (
    <p>
      <strong>{large}</strong> {small}
    </p>
  );
}

const scoreOf = (verdict: EndingProps["verdict"]) =>
  verdict.outOf === 0 ? "Void" : fractionText(verdict);

function reportOf(
  { puzzle: { labels, category }, crowd }: Playing<LinePuzzle>,
  state: LineState,
): ReportRow[] {
  return labels.map((label, place) => ({
    id: label,
    ...markOf(state, place),
    crowd: state.values[place] === null ? null : callText(crowd, place),
    heading: `${label}: ${readingOf(state.values[place], category)}`,
    fact: state.notes[place] ?? "",
  }));
}

function markOf(state: LineState, place: number): Pick<ReportRow, "isRight" | "mark"> {
  const { calls } = state;
  const call = calls[place - 1];
  if (!call) return { isRight: null, mark: place === 0 ? "The start" : "Not called" };
  if (!isGraded(state, place - 1)) return { isRight: null, mark: takenBack.mark };
  const isWrong = !isRight(state, place - 1);
  return { isRight: !isWrong, mark: isWrong ? `You said ${call}` : call };
}
