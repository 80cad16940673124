import { useCallback, useEffect, useState } from "react";
import { paths } from "~/paths";
import { ShareButton } from "~/share/share-button";
import { shareUrl } from "~/share/share-url";
import { Badge } from "~/ui/badge";
import { Confetti } from "~/ui/confetti";
import { InlineCountdown } from "~/ui/countdown";
import { Dialog } from "~/ui/dialog";
import { useStepBack } from "~/ui/use-step-back";
import { resultsOf } from "./attempt";
import { clockText } from "./clock-text";
import { KickOffForm } from "./kick-off-form";
import type { Playing } from "./playing";
import type { Solution } from "./question";
import { unsentText } from "./quiz-texts";
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
  onStart: () => void;
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
  const content = {
    title: "Full-Time Quiz",
    text: shareText(results),
    url: shareUrl(paths.quiz),
  };
  return (
    <Dialog title="Quiz complete" closeTo={paths.home} onClose={exit} className="results">
      <div className="results-board pitch">
        <p className="eyebrow">Full time</p>
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
      <ShareButton content={content} label="Share Results" variant="primary" what="results" />
      <div className="results-end">
        <p>
          Next quiz in <InlineCountdown target={playing.nextQuizAt} renderedAt={playing.now} />
        </p>
        <KickOffForm label="Play again" isStarting={isStarting} onStart={onStart} size="small" />
      </div>
      {raining && <Confetti pieces={PIECES} onEnd={stop} />}
    </Dialog>
  );
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
