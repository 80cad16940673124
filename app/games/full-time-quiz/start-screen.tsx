import { KickOffForm } from "./kick-off-form";
import { CHOICE_COUNT, QUESTION_COUNT } from "./question";
import { ExitLink } from "./quiz-bar";
import type { StartIntent } from "./quiz-texts";
import { resultsSearch } from "./quiz-view";
import { StepLink } from "./step-link";

const counted = { friendly: false };

type StartScreenProps = {
  problem: string | null;
  hasResults: boolean;
  isStarting: boolean;
  onStart: (intent: StartIntent) => void;
};

/** Before the whistle: what is coming, and one button. */
export function StartScreen({ problem, hasResults, isStarting, onStart }: StartScreenProps) {
  return (
    <main className="quiz quiz-start" tabIndex={-1}>
      <div className="quiz-bar-row">
        <ExitLink />
      </div>
      <div className="big-ticket card">
        <div className="big-ticket-top pitch">
          <p className="eyebrow">Today's match</p>
          <h1>Full-Time Quiz</h1>
          <p className="lead">Five questions against the clock. It starts when you do.</p>
        </div>
        <div className="big-ticket-stub">
          <dl className="tiles">
            <Fact value={QUESTION_COUNT} label="questions" />
            <Fact value={CHOICE_COUNT} label="choices each" />
            <Fact value={1} label="whistle" />
          </dl>
          {problem && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <KickOffForm
            label="Kick off"
            variant="primary"
            isStarting={isStarting}
            onStart={onStart}
          />
          {hasResults && (
            <StepLink to={resultsSearch(counted)} size="small">
              Your last results
            </StepLink>
          )}
        </div>
      </div>
    </main>
  );
}

function Fact({ value, label }: { value: number; label: string }) {
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd className="digits">{value}</dd>
    </div>
  );
}
