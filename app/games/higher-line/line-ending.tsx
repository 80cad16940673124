import { paths } from "~/paths";
import { AfterTheEnd } from "~/play/after-the-end";
import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import { MatchReport, type ReportRow } from "~/play/match-report";
import { fractionText } from "~/play/title-statistics";
import { readingOf } from "./reading";
import { lineOn } from "./result-lines";
import type { Called, LineNumber, LinePuzzle, LineState } from "./rules";
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

function reportOf({ items, category }: LinePuzzle, { calls, numbers }: LineState): ReportRow[] {
  return numbers.map((shown, place) => {
    const { id, label } = items[place] ?? { id: String(place), label: "" };
    const called = calls[place - 1];
    return {
      id,
      ...markOf(shown, called, place),
      heading: shown.value === null ? label : `${label}: ${readingOf(shown, category)}`,
      fact: shown.note,
      report: { href: paths.report("question", id), label: "Report this number" },
    };
  });
}

function markOf(
  { value }: LineNumber,
  called: Called | undefined,
  place: number,
): Pick<ReportRow, "isRight" | "mark"> {
  if (value === null || called?.isGraded === false) return { isRight: null, mark: takenBack.mark };
  if (!called) return { isRight: null, mark: place === 0 ? "The start" : "Not called" };
  const { isRight, call } = called;
  return { isRight, mark: isRight ? call : `You said ${call}` };
}
