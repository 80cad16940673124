import {
  type MutableRefObject,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { LinkButton } from "~/look/ui/button";
import { Confetti } from "~/look/ui/confetti";
import { InlineCountdown } from "~/look/ui/inline-countdown";
import { useStepBack } from "~/look/ui/use-step-back";
import { paths } from "~/paths";
import type { Verdict } from "~/play/rules/game";
import { playAddress } from "~/play/rules/play-address";
import type { Playing } from "~/play/rules/playing";
import { ShareResult } from "~/play/share/share-result";
import { confettiPieces } from "./celebration";
import { ChallengePart } from "./challenge-part";
import { EndSheet } from "./end-sheet";
import type { GameScreen } from "./game-screen";
import { KickOffForm } from "./kick-off-form";
import { PlayLink } from "./play-link";
import { Problem } from "./problem";

type EndPanelProps = {
  screen: GameScreen;
  playing: Playing;
  state: unknown;
  verdict: Verdict;
  problem: string | null;
  /** Whether moves are waiting for the network. */
  isUnsent: boolean;
  isBusy: boolean;
  /** The id of the attempt whose last move was made on this page; the end of it is celebrated once. */
  finished: MutableRefObject<string | null>;
  onStart: (form: FormData) => void;
};

/**
 * Full time: the result, sharing, the time of the next edition, and the report. Here is what works by script alone; the
 * rest is the title's (`Ending`).
 */
export default function EndPanel(props: EndPanelProps) {
  const { screen, playing, state, verdict, problem, isUnsent, finished } = props;
  const { announcement, hasStrips = false, period = "today", Ending } = screen;
  const earlier = playing.streak?.earlier;
  const isNew = useRef(finished.current === playing.attempt.id).current;
  useEffect(() => {
    if (isNew) finished.current = null;
  }, [isNew, finished]);
  const { isFriendly } = playing.attempt;
  const isShared = !isFriendly || playing.rivals !== undefined;
  const pieces = confettiPieces(verdict, { isFriendly, hasStrips });
  const score = screen.scoreText?.(verdict, state) ?? `${verdict.score}/${verdict.outOf}`;
  const beside = { ...props, score, isShared };
  return (
    <Frame
      Dialog={screen.EndDialog}
      isNew={isNew}
      pieces={isNew ? pieces : undefined}
      sheet={
        verdict.outOf > 0 && (
          <EndSheet
            {...{ score, isShared }}
            whose={isTodayOpen(playing) ? `${period}'s` : earlier === null ? null : earlier?.of}
            nextUp={playing.nextUp}
          />
        )
      }
    >
      <div className="end-board">
        <Ending place="board" {...props} />
        <Announcement text={announcement?.(verdict, state) ?? verdict.headline} isNew={isNew} />
        {playing.tooQuick && <p className="muted">{playing.tooQuick}</p>}
        {isUnsent && !problem && (
          <p className="unsent" role="status">
            Saved on this phone. We'll send it when you're back online.
          </p>
        )}
        <Problem text={problem} />
        <ChallengePart {...beside} place="above" />
        {isShared && (
          <ShareResult
            playing={playing}
            title={screen.title}
            score={screen.sharedScore?.(score, playing.puzzle) ?? score}
            sentence={screen.shareText?.(state)}
            squares={screen.rules.squares(state)}
            label={playing.rivals ? "Send it back" : "Share Results"}
          />
        )}
        <ChallengePart {...beside} place="below" />
        <EndActions {...props} />
      </div>
      <Ending place="report" {...props} />
      {isNew && pieces > 0 && <Celebration pieces={pieces} />}
    </Frame>
  );
}

type FrameProps = {
  Dialog: GameScreen["EndDialog"];
  isNew: boolean;
  /** How much confetti falls. */
  pieces: number | undefined;
  /** Stands over a page that has the end below its board. */
  sheet: ReactNode;
  children: ReactNode;
};

/** A dialog, whose closing leaves the game, or a section below the board. */
function Frame({ Dialog, isNew, pieces, sheet, children }: FrameProps) {
  const exit = useStepBack(paths.home, "/play/");
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNew) return;
    section.current?.focus();
    // The board makes the last move: a phone shows it whole, wherever the press before was.
    scrollTo(0, 0);
  }, [isNew]);
  if (Dialog) {
    return (
      <Dialog onClose={exit}>
        <div id="full-time" className="play-end" data-confetti={pieces}>
          {children}
        </div>
        {sheet}
      </Dialog>
    );
  }
  return (
    <>
      <section
        ref={section}
        id="full-time"
        className="play-end card"
        tabIndex={-1}
        aria-label="Full time"
        data-confetti={pieces}
      >
        {children}
      </section>
      {sheet}
    </>
  );
}

/** Whether an earlier day's Friendly is shown, and today's edition is yet to be played. */
const isTodayOpen = ({ attempt, isCurrent, streak }: Playing) =>
  attempt.isFriendly && !isCurrent && !streak?.isPlayed;

/** What comes next of the title: today's edition, an earlier one, the same as a Friendly, and the next one. */
function EndActions({ screen, playing, isBusy, onStart }: EndPanelProps) {
  const { slug, nextAt, now, teaser, streak, calendar } = playing;
  const { date, isFriendly } = playing.attempt;
  const { period = "today", noun } = screen;
  const isOut = useIsOut(playing);
  // It has no result to go back to where its day was missed, and today's may be over: the calendar knows both.
  const isPast = !playing.isCurrent && (isFriendly || streak?.isPlayed);
  const isNext = isOut && !isPast;
  const earlier = isNext ? undefined : streak?.earlier;
  const isOpen = isTodayOpen(playing);
  // Beside a Friendly that is shared, as one against a friend is, that comes first.
  const main = isFriendly && !playing.rivals && ({ variant: "primary" } as const);
  return (
    <>
      {isOpen && (
        <PlayLink to={playAddress(slug)} {...main}>{`On to ${period}'s ${noun}`}</PlayLink>
      )}
      {earlier && (
        <LinkButton to={earlier.href} {...(!isOpen && main)} reloadDocument>
          {`Play ${earlier.of} ${noun}`}
        </LinkButton>
      )}
      <div className="results-end">
        {!isPast && (
          <p>
            {isOut ? (
              `A new ${noun} is out.`
            ) : (
              <>
                Next {noun} in <InlineCountdown target={nextAt} renderedAt={now} />
                {teaser && <strong>{teaser}</strong>}
              </>
            )}
          </p>
        )}
        <KickOffForm
          label={
            isNext
              ? `Start ${period}'s ${noun}`
              : isPast && isFriendly && earlier !== undefined
                ? "Again: replaces this one"
                : "Play again"
          }
          slug={slug}
          date={isPast ? date : null}
          isFriendly={!isNext}
          isBusy={isBusy}
          onStart={onStart}
          {...((!isOpen && earlier === undefined && main) || { size: "small" })}
        />
        {isPast && calendar && (
          <LinkButton to={calendar} size="small" reloadDocument>
            Calendar
          </LinkButton>
        )}
        {(isPast || isFriendly) && !isOpen && (
          <PlayLink to={playAddress(slug)} size="small">
            {`Your result ${period}`}
          </PlayLink>
        )}
      </div>
    </>
  );
}

/** Whether the player's next day has begun, by the server's clock: the device's own may be wrong. */
function useIsOut({ isCurrent, nextAt, now }: Playing): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), nextAt - now);
    return () => clearTimeout(timer);
  }, [nextAt, now]);
  return isLater || !isCurrent;
}

/** Announced when the end has come on this page: a live region announces only what changes in it. */
function Announcement({ text, isNew }: { text: string; isNew: boolean }) {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (isNew) setAnnounced(text);
  }, [text, isNew]);
  return (
    <p className="sr-only" role="status">
      {announced}
    </p>
  );
}

/** Confetti, once for each end, when the result has arrived (docs/motion.md). */
function Celebration({ pieces }: { pieces: number }) {
  const [isRaining, setRaining] = useState(false);
  const stop = useCallback(() => setRaining(false), []);
  useEffect(() => {
    const moves = document.getElementById("full-time")?.getAnimations({ subtree: true }) ?? [];
    Promise.allSettled(moves.map(({ finished }) => finished)).then(() => setRaining(true));
  }, []);
  return isRaining && <Confetti pieces={pieces} onEnd={stop} />;
}
