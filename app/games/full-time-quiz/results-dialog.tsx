import { useCallback, useEffect, useState } from "react";
import { Badge } from "~/look/ui/badge";
import { Confetti } from "~/look/ui/confetti";
import { InlineCountdown } from "~/look/ui/countdown";
import { Dialog } from "~/look/ui/dialog";
import { useStepBack } from "~/look/ui/use-step-back";
import { paths } from "~/paths";
import { clockText } from "~/play/clock-text";
import { FactTiles, Problem } from "~/play/fact-tiles";
import { KickOffForm } from "~/play/kick-off-form";
import type { Playing } from "~/play/playing";
import { ShareResult } from "~/play/share-result";
import { unsentText } from "~/play/unsent-texts";
import { friendlyTexts } from "./quiz-texts";
import { highlightMessage, type Results, shareText } from "./results-texts";

const PIECES = 350;

/** What a visitor sees, marked as a sample (spec, section 9). */
const SAMPLE_STREAK = { current: 2, best: 6, longestWin: 9 };
const NO_STREAK = { current: 0, best: 0, longestWin: 0 };

type ResultsDialogProps = {
  /** Why the last start came to nothing, if it did. */
  problem: string | null;
  /** Whether answers wait for the network to come back. */
  isUnsent: boolean;
  playing: Playing;
  results: Results;
  squares: string;
  isBusy: boolean;
  onStart: (form: FormData) => void;
};

/** Full time: the score, the streak, and something to tell a friend (spec, section 4: results modal). */
export function ResultsDialog({
  problem,
  isUnsent,
  playing,
  results,
  squares,
  isBusy,
  onStart,
}: ResultsDialogProps) {
  const exit = useStepBack(paths.home);
  const [raining, setRaining] = useState(true);
  const stop = useCallback(() => setRaining(false), []);
  const { correct, total, accuracy, elapsed } = results;
  const message = highlightMessage(results);
  const isSample = playing.player === null;
  const streak = isSample ? SAMPLE_STREAK : (playing.streak ?? NO_STREAK);
  const { isFriendly } = playing.attempt;
  return (
    <Dialog title="Quiz complete" closeTo={paths.home} onClose={exit} className="results">
      <div className="results-board pitch">
        <p className="eyebrow">Full time</p>
        {isFriendly && <Badge>{friendlyTexts.badge}</Badge>}
        <p className="board score digits">
          <span>{correct}</span>
          <span className="sr-only"> of </span>
          <span className="score-total">{total}</span>
        </p>
        <p className="results-message">{message}</p>
      </div>
      <Announcement text={`Quiz complete. ${correct} of ${total} correct. ${message}`} />
      <FactTiles
        facts={[
          { value: `${accuracy}%`, label: "accuracy" },
          { value: clockText(elapsed), label: "time" },
          { value: `${correct}/${total}`, label: "correct" },
        ]}
      />
      <h3 className="tiles-heading">Streak {isSample && <Badge>Sample</Badge>}</h3>
      <FactTiles
        facts={[
          { value: streak.current, label: "current" },
          { value: streak.best, label: "best" },
          { value: streak.longestWin ?? 0, label: "longest win" },
        ]}
      />
      {isUnsent && !problem && (
        <p className="unsent" role="status">
          {unsentText}
        </p>
      )}
      <Problem text={problem} />
      {isFriendly ? (
        <p>{friendlyTexts.results}</p>
      ) : (
        <ShareResult
          playing={playing}
          title="Full-Time Quiz"
          score={`${correct}/${total}`}
          sentence={shareText(results)}
          squares={squares}
          label="Share Results"
        />
      )}
      <ResultsEnd playing={playing} isBusy={isBusy} onStart={onStart} />
      {raining && <Confetti pieces={PIECES} onEnd={stop} />}
    </Dialog>
  );
}

type ResultsEndProps = Pick<ResultsDialogProps, "playing" | "isBusy" | "onStart">;

/** What comes next: a Friendly while the day lasts, then the next day's quiz. */
function ResultsEnd({ playing, isBusy, onStart }: ResultsEndProps) {
  const { slug, attempt, nextAt, now } = playing;
  const isOut = useIsOut(playing);
  return (
    <div className="results-end">
      <p>
        {isOut ? (
          "A new quiz is out."
        ) : (
          <>
            Next quiz in <InlineCountdown target={nextAt} renderedAt={now} />
          </>
        )}
      </p>
      <KickOffForm
        label={isOut ? "Start today's quiz" : "Play again"}
        slug={slug}
        date={null}
        isFriendly={!isOut}
        isBusy={isBusy}
        onStart={onStart}
        size="small"
      />
      {!isOut && !attempt.isFriendly && <p className="muted">{friendlyTexts.invitation}</p>}
    </div>
  );
}

/** Whether the player's next day has begun, by the server's clock: the device's own may be wrong. */
function useIsOut({ isCurrent, nextAt, now }: Playing): boolean {
  const [isOut, setIsOut] = useState(!isCurrent);
  useEffect(() => {
    setIsOut(!isCurrent);
    const timer = setTimeout(() => setIsOut(true), nextAt - now);
    return () => clearTimeout(timer);
  }, [isCurrent, nextAt, now]);
  return isOut;
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
