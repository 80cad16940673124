import { GivenAnswer } from "~/games/questions/given-answer";
import { rightText } from "~/play/rules/crowd-texts";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { MatchReport, type ReportRow } from "~/play/screen/match-report";
import { stepAddress } from "./daily-view";
import { Lamps } from "./lamps";
import type { DailyPuzzle, DailyState } from "./rules";
import { scoreLine } from "./score-line";
import { unbroken } from "./unbroken";

type DailyEndingProps = EndingProps<DailyPuzzle, DailyState>;

/** The Daily Quiz at full time: the fourth official's board, and a lamp for each answer. */
export default function DailyEnding(props: DailyEndingProps) {
  const { place, playing, state, verdict } = props;
  if (place === "report") {
    return (
      <AfterTheEnd playing={playing}>
        <MatchReport rows={reportOf(props)} />
      </AfterTheEnd>
    );
  }
  const { answers, benchPlace, results } = state;
  return (
    <>
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={`${results.correct}/${results.total}`}
        line={scoreLine(results, playing.attempt.isFriendly)}
      />
      <Lamps {...{ answers, benchPlace }} addressOf={(place) => stepAddress(playing, place)} />
    </>
  );
}

/** The questions with their right answers, and the reason where one was missed. Where the lamps lead each has its own. */
function reportOf({ playing, state }: DailyEndingProps): ReportRow[] {
  return state.answers.flatMap(({ choice, isRight, isVoid, solution }, place): ReportRow[] => {
    const asked = state.lineUp[place] ?? -1;
    const question = playing.puzzle.questions[asked];
    if (!question) return [];
    const right = question.choices[solution.correctIndex];
    const given = question.choices[choice];
    return [
      ...(place === state.benchPlace ? takenOffRows(playing, state) : []),
      {
        id: solution.id,
        isRight: isVoid ? null : isRight,
        mark: isVoid ? "Taken back" : isRight ? "Correct" : "Incorrect",
        crowd: isVoid ? null : rightText(playing.crowd, asked, "knew it"),
        heading: unbroken(question.prompt),
        answer: !isVoid && <GivenAnswer {...{ isRight, given, right }} />,
        ...(!isRight && !isVoid && { fact: unbroken(solution.fact) }),
      },
    ];
  });
}

/** The question that made way for the one from the bench, with its answer; none where it was taken back. */
function takenOffRows(
  { puzzle }: DailyEndingProps["playing"],
  { benchPlace, takenOff }: DailyState,
): ReportRow[] {
  const question = puzzle.questions[benchPlace ?? -1];
  if (!question || !takenOff || takenOff.isVoid) return [];
  return [
    {
      id: takenOff.id,
      isRight: null,
      mark: "Taken off",
      heading: unbroken(question.prompt),
      answer: (
        <>
          The answer: <strong>{question.choices[takenOff.correctIndex]}</strong>
        </>
      ),
      fact: unbroken(takenOff.fact),
    },
  ];
}
