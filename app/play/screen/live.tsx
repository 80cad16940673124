import { useSearchParams } from "@remix-run/react";
import { type ComponentType, useRef } from "react";
import { askedPlay } from "~/play/browser/play-mode";
import { lastMoveAt } from "~/play/rules/attempt";
import { attemptAddress } from "~/play/rules/play-address";
import { FormFields } from "./form-fields";
import { GameLayout } from "./game-layout";
import type { LiveModule, LiveProps } from "./game-screen";
import { howItEnded } from "./how-it-ended";
import { EndPart, PastPart } from "./parts";
import { Problem } from "./problem";
import { useMatch } from "./use-match";

/** An attempt with its board, running or over: all of the page that needs a title's script. */
export function liveWith({ Board, mode = askedPlay }: LiveModule): ComponentType<LiveProps> {
  return function Live({ screen, confirmed, server, typed, onStart, isBoardOnly }) {
    const { problem, isBusy } = server;
    const match = useMatch(screen, mode, confirmed, server);
    const [search] = useSearchParams();
    const wasOver = useRef(match.verdict !== null).current;
    const { playing, state, verdict, clock } = match;
    if (!playing || state === null) return null;
    const { attempt, slug, isCurrent } = playing;
    const isOver = verdict !== null;
    const elapsed = isOver ? lastMoveAt(attempt) : playing.elapsed;
    const shown = (
      <>
        {!isOver && !screen.showsProblems && <Problem text={problem} />}
        {!isOver && !isCurrent && (!attempt.isFriendly || attempt.startedOn === attempt.date) && (
          <PastPart period={screen.period} noun={screen.noun} {...{ playing, isBusy, onStart }} />
        )}
        <Board
          attempt={{ ...attempt, edition: playing.number }}
          {...{ state, verdict, typed, problem, isBusy, clock, elapsed }}
          puzzle={playing.puzzle}
          isCurrent={isCurrent}
          daysIn={playing.daysIn}
          nextUp={playing.nextUp}
          action={attemptAddress(slug, attempt, isCurrent)}
          formFields={<FormFields attempt={attempt} />}
          onMove={match.move}
          answer={match.answer}
        />
      </>
    );
    if (isBoardOnly) return shown;
    const hasEnd = verdict !== null && (screen.showsEnd?.(attempt, search) ?? true);
    const end = hasEnd && (
      <EndPart
        {...{ screen, playing, state, verdict, problem, isBusy, onStart }}
        isUnsent={match.isUnsent}
        finished={match.finished}
      />
    );
    const just = verdict && !wasOver ? howItEnded(verdict) : undefined;
    return (
      <GameLayout screen={screen} end={end} just={just}>
        {shown}
      </GameLayout>
    );
  };
}
