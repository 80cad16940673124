import type { Verdict } from "~/play/rules/game";
import { playAddress } from "~/play/rules/play-address";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { reachedText } from "./crowd-texts";
import { FlightPicture } from "./flight-picture";
import type { KeepyPuzzle } from "./garden";
import type { KeepyState } from "./rules";
import { resultText } from "./texts";

/** Keepy-Uppy at full time. */
export default function KeepyEnding(props: EndingProps<KeepyPuzzle, KeepyState>) {
  const { place, playing, state, verdict } = props;
  const { isFriendly } = playing.attempt;
  const toWin = state.minWin - state.log.length;
  const best = Math.max(playing.best ?? 0, verdict.score);
  const lines = [
    toWin > 0 && state.end === "caught" && `${toWin} more to win.`,
    !isFriendly && playing.isCurrent && "Play again: a Friendly doesn't count.",
    playing.isCurrent &&
      (isFriendly || best > verdict.score) &&
      `Best of all tries today: ${best}.`,
  ];
  const reached = reachedText(playing.crowd);
  return place === "board" ? (
    <>
      <FlightPicture state={state} moves={playing.attempt.moves} />
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={
          verdict.outOf === 0 ? (
            "Void"
          ) : (
            <>
              {verdict.score} <small>{afterScore(verdict)}</small>
            </>
          )
        }
        line={lines.filter(Boolean).join("\n")}
      />
      {isFriendly && playing.isCurrent && (
        <p className="muted">
          Friends see your first run:{" "}
          <a className="inline-link" href={`${playAddress(playing.slug)}#full-time`}>
            share it
          </a>
        </p>
      )}
    </>
  ) : (
    <AfterTheEnd playing={playing}>{reached && <p>{reached}</p>}</AfterTheEnd>
  );
}

/** What a score on the board is followed by: "touches, caught"; what dropped is said above it. */
function afterScore(result: Pick<Verdict, "score" | "outOf">): string {
  const text = resultText(result);
  return text.startsWith("dropped") ? `half of ${result.outOf}` : text.replace(/^\d+ /, "");
}
