import { useSearchParams } from "@remix-run/react";
import { InertBehindDialog } from "~/look/ui/behind-dialog";
import type { BoardProps } from "~/play/screen/game-screen";
import { InsightDialog } from "./insight-dialog";
import { QuestionScreen } from "./question-screen";
import { quizView } from "./quiz-view";
import type { QuizPuzzle, QuizState } from "./rules";

export { sealedPlay } from "~/play/browser/sealed-play";

type QuizBoardProps = BoardProps<QuizPuzzle, number, QuizState>;

/** The quiz but for its results: a question, and the reason for its answer. */
export function QuizBoard(props: QuizBoardProps) {
  const [search] = useSearchParams();
  const { state, attempt } = props;
  const { question, dialog } = quizView(attempt, search);
  const solution = state.answers[question]?.solution;
  const isInsight = dialog === "why" && solution;
  return (
    <>
      {isInsight && (
        <InsightDialog
          place={props}
          question={question}
          solution={solution}
          isRunning={props.verdict === null}
        />
      )}
      <InertBehindDialog isCovered={Boolean(isInsight)}>
        <QuestionScreen board={props} index={question} />
      </InertBehindDialog>
    </>
  );
}
