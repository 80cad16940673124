import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { useMemo } from "react";
import { lastMoveAt } from "./attempt";
import { EndPanel } from "./end-panel";
import { Problem } from "./fact-tiles";
import { FormFields } from "./form-fields";
import type { GameScreen } from "./game-screen";
import { KickOffForm } from "./kick-off-form";
import { attemptAddress } from "./play-address";
import { PlayBar } from "./play-bar";
import type { Offer, Playing, Typed } from "./playing";
import { StartScreen } from "./start-screen";
import { type Play, usePlay } from "./use-play";

type LoaderData = { playing: Playing | null; offer: Offer | null; problem: string | null };
type ActionData = { problem: string; typed: Typed } | undefined;

const NOTHING_TYPED: Typed = {};

/** The page of a title, from start to result, for a route with the engine's loader and action. */
export function GamePage<Puzzle, Answer, Move, State>({
  screen,
}: {
  screen: GameScreen<Puzzle, Answer, Move, State>;
}) {
  const { playing: stored, offer, problem } = useLoaderData() as LoaderData;
  const refusal = useActionData() as ActionData;
  const said = refusal?.problem ?? problem;
  const initial = useMemo(() => ({ playing: stored, problem: said }), [stored, said]);
  const play = usePlay(screen.rules, initial, screen.mode);
  const start = useStart(screen.rules.slug, play);
  const { playing, state } = play;
  if (!playing || state === null) {
    return (
      <StartScreen
        screen={screen as unknown as GameScreen}
        offer={offer}
        problem={play.problem}
        isBusy={play.isBusy}
        onStart={start}
      />
    );
  }
  const typed = refusal?.typed ?? NOTHING_TYPED;
  return <Match screen={screen} play={{ ...play, playing, state }} typed={typed} onStart={start} />;
}

/** Starts an edition and navigates to its attempt. */
function useStart(slug: string, play: Pick<Play, "start">) {
  const navigate = useNavigate();
  return async (form: FormData) => {
    const started = await play.start(form);
    if (!started) return;
    const to = attemptAddress(slug, started.attempt, started.isCurrent);
    navigate(to, { replace: true, preventScrollReset: true });
  };
}

type MatchProps<Puzzle, Answer, Move, State> = {
  screen: GameScreen<Puzzle, Answer, Move, State>;
  play: Play<Puzzle, Move, State> & { playing: Playing<Puzzle, Move, State>; state: State };
  typed: Typed;
  onStart: (form: FormData) => void;
};

/** An attempt, running or over. */
function Match<Puzzle, Answer, Move, State>({
  screen,
  play,
  typed,
  onStart,
}: MatchProps<Puzzle, Answer, Move, State>) {
  const { playing, state, verdict, problem, isBusy } = play;
  const { attempt, slug, isCurrent } = playing;
  const isOver = verdict !== null;
  const elapsed = isOver ? lastMoveAt(attempt) : playing.elapsed;
  const { Board } = screen;
  return (
    <main className="play" tabIndex={-1} data-game={slug}>
      <PlayBar
        isFriendly={attempt.isFriendly}
        time={screen.hasClock ? { clock: play.clock, elapsed, isRunning: !isOver } : null}
      >
        <h1 className="play-title">
          {screen.title} <span className="muted digits">No. {attempt.edition}</span>
        </h1>
      </PlayBar>
      {(isOver || !screen.showsProblems) && <Problem text={problem} />}
      {!isCurrent && !isOver && (
        <div className="problem">
          <p>This game is from {attempt.date}. A new one is out.</p>
          <KickOffForm
            slug={slug}
            label="Start today's"
            date={null}
            size="small"
            isBusy={isBusy}
            onStart={onStart}
          />
        </div>
      )}
      <Board
        key={attempt.id}
        puzzle={playing.puzzle}
        state={state}
        attempt={attempt}
        verdict={verdict}
        action={attemptAddress(slug, attempt, isCurrent)}
        formFields={<FormFields attempt={attempt} />}
        typed={typed}
        problem={problem}
        isBusy={isBusy}
        onMove={play.move}
      />
      {verdict && (
        <EndPanel
          key={`${attempt.id}-end`}
          screen={screen}
          playing={playing}
          state={state}
          verdict={verdict}
          isUnsent={play.isUnsent}
          isBusy={isBusy}
          onStart={onStart}
        />
      )}
    </main>
  );
}
