import { Button } from "~/look/ui/button";
import { paths } from "~/paths";
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
  const { isFriendly, date } = playing.attempt;
  const toWin = state.minWin - state.log.length;
  const [before, touches, after] = resultText(verdict).split(/(\d+)/);
  const reached = reachedText(playing.crowd);
  return place === "board" ? (
    <>
      <FlightPicture state={state} />
      <FullTimeBoard
        playing={playing}
        verdict={verdict}
        score={
          verdict.outOf === 0 ? (
            "Void"
          ) : (
            <>
              {before && <small>{before}</small>}
              {touches}
              {after && <small>{after}</small>}
            </>
          )
        }
        line={toWin > 0 && state.end === "caught" ? `${toWin} more to win.` : null}
      />
    </>
  ) : (
    <>
      {isFriendly && !playing.isCurrent && (
        <form method="post" action={paths.playTitle(playing.slug)}>
          <input type="hidden" name="date" value={date} />
          <input type="hidden" name="friendly" value="1" />
          <Button name="intent" value="start" size="small">
            Play again
          </Button>
        </form>
      )}
      <AfterTheEnd playing={playing}>{reached && <p>{reached}</p>}</AfterTheEnd>
    </>
  );
}
