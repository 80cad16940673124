import { useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Confetti } from "~/look/ui/confetti";
import { InlineCountdown } from "~/look/ui/countdown";
import { FactTiles } from "./fact-tiles";
import type { Verdict } from "./game";
import type { GameScreen } from "./game-screen";
import { KickOffForm } from "./kick-off-form";
import { playAddress } from "./play-address";
import { PlayLink } from "./play-link";
import type { Playing } from "./playing";
import { ShareResult } from "./share-result";
import { unsentText } from "./unsent-texts";

const PIECES = 350;

type EndPanelProps<Puzzle, Answer, Move, State> = {
  screen: Omit<GameScreen<Puzzle, Answer, Move, State>, "Board">;
  playing: Playing<Puzzle, Move, State>;
  state: State;
  verdict: Verdict;
  /** Whether moves are waiting for the network. */
  isUnsent: boolean;
  isBusy: boolean;
  onStart: (form: FormData) => void;
};

/** Full time: the result, the streak, sharing, and the time of the next edition. */
export function EndPanel<Puzzle, Answer, Move, State>(
  props: EndPanelProps<Puzzle, Answer, Move, State>,
) {
  const { screen, playing, state, verdict, isUnsent } = props;
  const { isFriendly } = playing.attempt;
  const score = screen.scoreText?.(verdict) ?? `${verdict.score}/${verdict.outOf}`;
  const squares = screen.rules.squares(state);
  const [isRaining, setRaining] = useState(verdict.isWin && !isFriendly);
  const stop = useCallback(() => setRaining(false), []);
  const tiles = screen.resultTiles?.(verdict, state) ?? [];
  return (
    <section className="play-end card" aria-labelledby="play-end">
      <div className="results-board pitch">
        <h2 id="play-end" className="eyebrow" tabIndex={-1} ref={useFocusAtTheEnd()}>
          {isFriendly ? "Full time in the Friendly" : "Full time"}
        </h2>
        <p className="board score digits">{score}</p>
        <p className="results-message" role="status">
          {verdict.headline}
        </p>
        <p className="squares" aria-hidden="true">
          {squares}
        </p>
      </div>
      {tiles.length > 0 && <FactTiles facts={tiles} />}
      {!isFriendly && playing.streak && (
        <FactTiles
          facts={[
            { value: playing.streak.current, label: "day streak" },
            { value: playing.streak.best, label: "best streak" },
          ]}
        />
      )}
      {isUnsent && (
        <p className="unsent" role="status">
          {unsentText}
        </p>
      )}
      {isFriendly ? (
        <p className="muted">A Friendly: it counts for nothing, and your result stays as it was.</p>
      ) : (
        <ShareResult playing={playing} title={screen.title} score={score} squares={squares} />
      )}
      <EndActions {...props} />
      {isRaining && <Confetti pieces={PIECES} onEnd={stop} />}
    </section>
  );
}

function EndActions<Puzzle, Answer, Move, State>({
  playing,
  isBusy,
  onStart,
}: EndPanelProps<Puzzle, Answer, Move, State>) {
  const { slug, attempt, isCurrent, nextAt, now } = playing;
  const { date, isFriendly } = attempt;
  return (
    <div className="results-end">
      {isCurrent && (
        <p>
          Next one in <InlineCountdown target={nextAt} renderedAt={now} />
        </p>
      )}
      {!isCurrent && (
        <PlayLink to={playAddress(slug)} size="small" variant="primary">
          Play today's
        </PlayLink>
      )}
      {isFriendly && (
        <PlayLink to={playAddress(slug, { date: isCurrent ? null : date })} size="small">
          Your result
        </PlayLink>
      )}
      <KickOffForm
        slug={slug}
        label="Play again"
        date={isCurrent ? null : date}
        isFriendly
        isBusy={isBusy}
        onStart={onStart}
        size="small"
      />
    </div>
  );
}

/** Focuses the result when an attempt ends on the page, but not when the page loads with it. */
function useFocusAtTheEnd() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useRef(useHydrated());
  useEffect(() => {
    if (isHydrated.current) heading.current?.focus();
  }, []);
  return heading;
}
