import { useNavigate, useSearchParams } from "@remix-run/react";
import { useMemo } from "react";
import { InertBehindDialog } from "~/look/ui/dialog";
import { Problem } from "~/play/fact-tiles";
import { KickOffForm } from "~/play/kick-off-form";
import { attemptAddress } from "~/play/play-address";
import type { Offer, Playing } from "~/play/playing";
import { sealedPlay } from "~/play/sealed-play";
import { type Play, usePlay } from "~/play/use-play";
import { InsightDialog } from "./insight-dialog";
import { QuestionScreen } from "./question-screen";
import { quizDate } from "./quiz-texts";
import { quizView } from "./quiz-view";
import { ResultsDialog } from "./results-dialog";
import { fullTimeQuiz, type QuizPuzzle, type QuizState, SLUG } from "./rules";
import { StartScreen } from "./start-screen";

type QuizPageProps = { stored: Playing | null; offer: Offer | null; problem: string | null };

/** The Full-Time Quiz, from the first whistle to the results (spec, section 4). */
export function QuizPage({ stored, offer, problem }: QuizPageProps) {
  const initial = useMemo(() => ({ playing: stored, problem }), [stored, problem]);
  const play = usePlay(fullTimeQuiz, initial, sealedPlay);
  const navigate = useNavigate();
  const { playing, state } = play;
  const start = async (form: FormData) => {
    const started = await play.start(form);
    if (!started) return;
    const to = attemptAddress(SLUG, started.attempt, started.isCurrent);
    navigate(to, { replace: true, preventScrollReset: true });
  };
  if (!playing || !state) {
    return (
      <StartScreen offer={offer} problem={play.problem} isBusy={play.isBusy} onStart={start} />
    );
  }
  return <Match play={play} playing={playing} state={state} onStart={start} />;
}

type MatchProps = {
  play: Play<QuizPuzzle, number, QuizState>;
  playing: Playing<QuizPuzzle, number, QuizState>;
  state: QuizState;
  onStart: (form: FormData) => void;
};

/** An attempt on the screen, running or over, with the dialog that its address asks for. */
function Match({ play, playing, state, onStart }: MatchProps) {
  const [search] = useSearchParams();
  const { attempt, isCurrent } = playing;
  const { problem, isBusy, verdict } = play;
  const view = quizView(attempt, search);
  const solution = state.answers[view.question]?.solution;
  const questionId = playing.puzzle.questions[view.question]?.id;
  return (
    <>
      {view.dialog === "why" && solution && questionId && (
        <InsightDialog
          place={playing}
          question={view.question}
          questionId={questionId}
          solution={solution}
        />
      )}
      {view.dialog === "results" && (
        <ResultsDialog
          problem={problem}
          isUnsent={play.isUnsent}
          playing={playing}
          results={state.results}
          squares={fullTimeQuiz.squares(state)}
          isBusy={isBusy}
          onStart={onStart}
        />
      )}
      <InertBehindDialog isCovered={view.dialog !== null}>
        <Problem text={problem} />
        {!isCurrent && !verdict && (
          <aside className="problem" aria-label="Today's quiz">
            <p>This quiz is from {quizDate(attempt.date)}. A new one is out.</p>
            <KickOffForm
              slug={SLUG}
              label="Start today's quiz"
              date={null}
              size="small"
              isBusy={isBusy}
              onStart={onStart}
            />
          </aside>
        )}
        <QuestionScreen
          playing={playing}
          answers={state.answers}
          index={view.question}
          clock={play.clock}
          onAnswer={play.move}
        />
      </InertBehindDialog>
    </>
  );
}
