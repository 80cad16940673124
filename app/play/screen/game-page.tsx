import { useActionData, useLoaderData, useNavigate, useSearchParams } from "@remix-run/react";
import { useMemo, useRef, useState } from "react";
import { attemptAddress } from "~/play/rules/play-address";
import type { Offer, Playing, Typed } from "~/play/rules/playing";
import { GameLayout } from "./game-layout";
import type { GameScreen, LiveProps } from "./game-screen";
import { EndPart, StartPart } from "./parts";
import { useServer } from "./use-server";

type LoaderData = { playing: Playing | null; offer: Offer | null; problem: string | null };
type ActionData = { problem: string; typed: Typed } | undefined;

const NOTHING_TYPED: Typed = {};

/** The page of a title, from start to result, for a route with the engine's loader and action. */
export function GamePage<Puzzle, Answer, Move, State>(props: {
  screen: GameScreen<Puzzle, Answer, Move, State>;
}) {
  const screen = props.screen as unknown as GameScreen;
  const { playing: stored, offer, problem } = useLoaderData() as LoaderData;
  const refusal = useActionData() as ActionData;
  const said = refusal?.problem ?? problem;
  const initial = useMemo(() => ({ playing: stored, problem: said }), [stored, said]);
  const server = useServer(screen, initial);
  const navigate = useNavigate();
  const { confirmed } = server;
  const onStart = async (form: FormData) => {
    const started = await server.start(form);
    if (!started) return;
    const to = attemptAddress(started.slug, started.attempt, started.isCurrent);
    navigate(to, { replace: true });
    // The board is shown whole, wherever the press before was.
    scrollTo(0, 0);
  };
  if (!confirmed) {
    const { isBusy } = server;
    return <StartPart {...{ screen, offer, isBusy, onStart }} problem={server.problem} />;
  }
  const typed = refusal?.typed ?? NOTHING_TYPED;
  return <Attempt key={confirmed.attempt.id} {...{ screen, confirmed, server, typed, onStart }} />;
}

type AttemptProps = Omit<LiveProps, "isBoardOnly">;

/**
 * An attempt. If it was over when this page first saw it, the page is one for reading: the board's script is not
 * needed, and its HTML stays (docs/decisions/0032).
 */
function Attempt(props: AttemptProps) {
  const { screen, confirmed, server, onStart } = props;
  const { Live, rules } = screen;
  const { state, attempt } = confirmed;
  const verdict = state === null ? null : rules.verdict(state);
  const [search] = useSearchParams();
  const finished = useRef<string | null>(null);
  const [isRead, setRead] = useState(verdict !== null && showsEnd(screen, attempt, search));
  if (isRead && !showsEnd(screen, attempt, search)) setRead(false);
  if (!isRead || !verdict) return <Live key="live" {...props} isBoardOnly={false} />;
  const { problem, isBusy } = server;
  const end = (
    <EndPart
      {...{ screen, state, verdict, problem, isBusy, finished, onStart }}
      playing={confirmed}
      isUnsent={false}
    />
  );
  return (
    <GameLayout screen={screen} end={end}>
      <Live {...props} isBoardOnly />
    </GameLayout>
  );
}

const showsEnd = (
  { showsEnd }: GameScreen,
  ...shown: Parameters<NonNullable<GameScreen["showsEnd"]>>
) => showsEnd?.(...shown) ?? true;
