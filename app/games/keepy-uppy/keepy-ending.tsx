import { playAddress } from "~/play/rules/play-address";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { reachedText } from "./crowd-texts";
import { FlightPicture } from "./flight-picture";
import type { KeepyPuzzle } from "./garden";
import { ownText } from "./own-text";
import type { KeepyState } from "./rules";
import { resultText } from "./texts";

/** Keepy-Uppy at full time. */
export default function KeepyEnding(props: EndingProps<KeepyPuzzle, KeepyState>) {
  const { place, playing, state, verdict } = props;
  const { isFriendly } = playing.attempt;
  const { score, outOf } = verdict;
  const toWin = state.minWin - state.log.length;
  const lines = [
    toWin > 0 && state.end === "caught" && `${toWin} more to win.`,
    // Where it is played again.
    (isFriendly || playing.isCurrent) &&
      outOf > 0 &&
      `One more: beat ${Math.max(playing.best ?? 0, score)}.`,
    !isFriendly && outOf > 0 && ownText(score, playing.streak?.bestBefore),
  ];
  const reached = reachedText(playing.crowd);
  return place === "board" ? (
    <>
      <FlightPicture state={state} moves={playing.attempt.moves} />
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={
          outOf === 0 ? (
            "Void"
          ) : (
            <>
              {score} <small>{resultText(verdict).replace(/^\d+ /, "")}</small>
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
