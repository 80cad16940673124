import { paths } from "~/paths";
import { AfterTheEnd } from "~/play/after-the-end";
import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import { MatchReport, type ReportRow } from "~/play/match-report";
import { fractionText } from "~/play/title-statistics";
import { readingOf } from "./reading";
import { lineOn } from "./result-lines";
import { isGraded, type LinePuzzle, type LineState } from "./rules";
import { takenBack } from "./texts";

/** Higher Line at full time. */
export default function LineEnding(props: EndingProps<LinePuzzle, LineState>) {
  const { place, playing, state, verdict } = props;
  const { source, asOf } = playing.puzzle.category;
  return place === "board" ? (
    <FullTimeBoard
      playing={playing}
      verdict={verdict}
      score={scoreOf(verdict)}
      line={lineOn(verdict)}
    />
  ) : (
    <AfterTheEnd playing={playing} verdict={verdict}>
      <MatchReport rows={reportOf(playing.puzzle, state)} />
      <p className="muted line-source">
        Source: {source}. Counted on {asOf}.
      </p>
    </AfterTheEnd>
  );
}

const scoreOf = (verdict: EndingProps["verdict"]) =>
  verdict.outOf === 0 ? "Void" : fractionText(verdict);

function reportOf({ ids, labels, category }: LinePuzzle, state: LineState): ReportRow[] {
  return ids.map((id, place) => ({
    id,
    ...markOf(state, place),
    heading: `${labels[place]}: ${readingOf(state.values[place], category)}`,
    fact: state.notes[place] ?? "",
    report: { href: paths.report("question", id), label: "Report this number" },
  }));
}

function markOf(state: LineState, place: number): Pick<ReportRow, "isRight" | "mark"> {
  const { calls, isBeaten } = state;
  const call = calls[place - 1];
  if (!call) return { isRight: null, mark: place === 0 ? "The start" : "Not called" };
  if (!isGraded(state, place - 1)) return { isRight: null, mark: takenBack.mark };
  const isWrong = isBeaten && place === calls.length;
  return { isRight: !isWrong, mark: isWrong ? `You said ${call}` : call };
}
