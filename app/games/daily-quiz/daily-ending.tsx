import { answerRow } from "~/games/questions/answer-row";
import { AfterTheEnd } from "~/play/after-the-end";
import type { EndingProps } from "~/play/ending";
import { FullTimeBoard } from "~/play/full-time";
import { MatchReport, type ReportRow } from "~/play/match-report";
import { Lamps } from "./lamps";
import type { DailyPuzzle, DailyState } from "./rules";
import { resultLine } from "./texts";

type DailyEndingProps = EndingProps<DailyPuzzle, DailyState>;

/** The Daily Quiz at full time: the fourth official's board, and a lamp for each answer. */
export default function DailyEnding(props: DailyEndingProps) {
  const { place, playing, state, verdict } = props;
  if (place === "report") {
    return (
      <AfterTheEnd playing={playing} verdict={verdict}>
        <MatchReport rows={reportOf(props)} />
      </AfterTheEnd>
    );
  }
  const { correct, total } = state.results;
  return (
    <>
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={total === 0 ? "–" : `${correct}/${total}`}
        line={resultLine(state.results, playing.puzzle.theme, playing.attempt.isFriendly)}
      />
      <Lamps answers={state.answers} benchPlace={state.benchPlace} current={null} />
    </>
  );
}

function reportOf({ playing, state }: DailyEndingProps): ReportRow[] {
  return state.answers.flatMap((answer, place) => {
    const question = playing.puzzle.questions[state.lineUp[place] ?? -1];
    if (!question) return [];
    const row = answerRow(question, answer);
    return [place === state.benchPlace ? { ...row, mark: `${row.mark}, from the bench` } : row];
  });
}
