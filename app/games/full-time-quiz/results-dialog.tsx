import { useCallback, useEffect, useState } from "react";
import { Badge } from "~/look/ui/badge";
import { Confetti } from "~/look/ui/confetti";
import { InlineCountdown } from "~/look/ui/countdown";
import { Dialog } from "~/look/ui/dialog";
import { useStepBack } from "~/look/ui/use-step-back";
import { paths } from "~/paths";
import { ShareButton } from "~/shell/share-button";
import { shareUrl } from "~/shell/share-url";
import { resultsOf } from "./attempt";
import { clockText } from "./clock-text";
import { KickOffForm } from "./kick-off-form";
import type { Playing } from "./playing";
import type { Solution } from "./question";
import { friendlyTexts, type StartIntent, unsentText } from "./quiz-texts";
import { highlightMessage, shareText } from "./results-texts";
import { demoStreak } from "./streak";

const PIECES = 350;

type ResultsDialogProps = {
  /** Why the last start came to nothing, if it did. */
  problem: string | null;
  /** Whether answers wait for the network to come back. */
  isUnsent: boolean;
  playing: Playing;
  solutions: readonly Solution[];
  isStarting: boolean;
  onStart: (intent: StartIntent) => void;
};

/** Full time: the score, the streak, and something to tell a friend (spec, section 4: results modal). */
export function ResultsDialog({
  problem,
  isUnsent,
  playing,
  solutions,
  isStarting,
  onStart,
}: ResultsDialogProps) {
  const exit = useStepBack(paths.home);
  const [raining, setRaining] = useState(true);
  const stop = useCallback(() => setRaining(false), []);
  const results = resultsOf(playing.attempt, solutions);
  const { correct, total, accuracy, elapsed } = results;
  const message = highlightMessage(results);
  const streak = playing.streak ?? demoStreak;
  const { friendly } = playing.attempt;
  const content = {
    title: "Full-Time Quiz",
    text: shareText(results),
    url: shareUrl(paths.quiz),
  };
  return (
    <Dialog title="Quiz complete" closeTo={paths.home} onClose={exit} className="results">
      <div className="results-board pitch">
        <p className="eyebrow">Full time</p>
        {friendly && <Badge>{friendlyTexts.badge}</Badge>}
        <p className="board score digits">
          <span>{correct}</span>
          <span className="sr-only"> of </span>
          <span className="score-total">{total}</span>
        </p>
        <p className="results-message">{message}</p>
      </div>
      <Announcement text={`Quiz complete. ${correct} of ${total} correct. ${message}`} />
      <dl className="tiles">
        <Tile label="accuracy" value={`${accuracy}%`} />
        <Tile label="time" value={clockText(elapsed)} />
        <Tile label="correct" value={`${correct}/${total}`} />
      </dl>
      <h3 className="tiles-heading">Streak {!playing.streak && <Badge>Sample</Badge>}</h3>
      <dl className="tiles">
        <Tile label="current" value={streak.current} />
        <Tile label="best" value={streak.best} />
        <Tile label="longest win" value={streak.longestWin} />
      </dl>
      {isUnsent && !problem && (
        <p className="unsent" role="status">
          {unsentText}
        </p>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {friendly ? (
        <p>{friendlyTexts.results}</p>
      ) : (
        <ShareButton content={content} label="Share Results" variant="primary" what="results" />
      )}
      <ResultsEnd playing={playing} isStarting={isStarting} onStart={onStart} />
      {raining && <Confetti pieces={PIECES} onEnd={stop} />}
    </Dialog>
  );
}

type ResultsEndProps = Pick<ResultsDialogProps, "playing" | "isStarting" | "onStart">;

/** What comes next: a Friendly while the day lasts, then the next day's quiz. */
function ResultsEnd({ playing, isStarting, onStart }: ResultsEndProps) {
  const { attempt, nextQuizAt, now } = playing;
  const isOut = useIsOut(playing);
  return (
    <div className="results-end">
      <p>
        {isOut ? (
          "A new quiz is out."
        ) : (
          <>
            Next quiz in <InlineCountdown target={nextQuizAt} renderedAt={now} />
          </>
        )}
      </p>
      <KickOffForm
        label={isOut ? "Start today's quiz" : "Play again"}
        isAgain={!isOut}
        isStarting={isStarting}
        onStart={onStart}
        size="small"
      />
      {!isOut && !attempt.friendly && <p className="muted">{friendlyTexts.invitation}</p>}
    </div>
  );
}

/** Whether the player's next day has begun, by the server's clock: the device's own may be wrong. */
function useIsOut({ isToday, nextQuizAt, now }: Playing): boolean {
  const [isOut, setIsOut] = useState(!isToday);
  useEffect(() => {
    setIsOut(!isToday);
    const timer = setTimeout(() => setIsOut(true), nextQuizAt - now);
    return () => clearTimeout(timer);
  }, [isToday, nextQuizAt, now]);
  return isOut;
}

function Tile({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="tile">
      <dt>{label}</dt>
      <dd className="digits">{value}</dd>
    </div>
  );
}

/** Said politely once the dialog stands: a live region speaks of changes only. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
