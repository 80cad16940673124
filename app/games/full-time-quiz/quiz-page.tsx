import { useNavigate, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { InertBehindDialog } from "~/look/ui/dialog";
import { paths } from "~/paths";
import { isFinished } from "./attempt";
import { InsightDialog } from "./insight-dialog";
import { KickOffForm } from "./kick-off-form";
import type { Playing } from "./playing";
import { QuestionScreen } from "./question-screen";
import { quizDate, type StartIntent } from "./quiz-texts";
import { asksForView, attemptSearch, quizView } from "./quiz-view";
import { ResultsDialog } from "./results-dialog";
import { unseal } from "./seal";
import { StartScreen } from "./start-screen";
import { useQuiz } from "./use-quiz";

/** The Full-Time Quiz, from the first whistle to the results (spec, section 4). */
export function QuizPage({
  initial,
  problem,
}: {
  initial: Playing | null;
  problem: string | null;
}) {
  const quiz = useQuiz(initial, problem);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { playing, isStarting } = quiz;
  const sealed = playing?.sealed;
  const salt = playing?.attempt.id;
  const solutions = useMemo(() => (sealed && salt ? unseal(sealed, salt) : []), [sealed, salt]);
  const start = async (intent: StartIntent) => {
    const started = await quiz.start(intent);
    if (!started) return;
    const to = paths.quiz + attemptSearch(started.attempt);
    navigate(to, { replace: true, preventScrollReset: true });
  };

  const isOver = playing !== null && isFinished(playing.attempt);
  if (!playing || (isOver && !playing.isToday && !asksForView(search))) {
    return (
      <StartScreen
        problem={quiz.problem}
        hasResults={isOver}
        isStarting={isStarting}
        onStart={start}
      />
    );
  }
  const view = quizView(playing.attempt, search);
  const solution = solutions[view.question];
  const questionId = playing.questions[view.question]?.id;
  return (
    <>
      {view.dialog === "why" && solution && questionId && (
        <InsightDialog
          attempt={playing.attempt}
          question={view.question}
          questionId={questionId}
          solution={solution}
        />
      )}
      {view.dialog === "results" && (
        <ResultsDialog
          problem={quiz.problem}
          isUnsent={quiz.isUnsent}
          playing={playing}
          solutions={solutions}
          isStarting={isStarting}
          onStart={start}
        />
      )}
      <InertBehindDialog isCovered={view.dialog !== null}>
        {quiz.problem && (
          <p className="problem" role="alert">
            {quiz.problem}
          </p>
        )}
        {!playing.isToday && !isOver && (
          <div className="problem">
            <p>This quiz is from {quizDate(playing.attempt.date)}. A new one is out.</p>
            <KickOffForm
              label="Start today's quiz"
              size="small"
              isStarting={isStarting}
              onStart={start}
            />
          </div>
        )}
        <QuestionScreen
          playing={playing}
          solutions={solutions}
          index={view.question}
          clock={quiz.clock}
          onAnswer={quiz.answer}
        />
      </InertBehindDialog>
    </>
  );
}
