import { useEffect, useState } from "react";
import type { Verdict } from "~/play/rules/game";
import type { Playing } from "~/play/rules/playing";
import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { reachedText } from "./crowd-texts";
import { FlightPicture } from "./flight-picture";
import type { KeepyPuzzle } from "./garden";
import type { KeepyState } from "./rules";
import { resultText } from "./texts";

/** On this device: the player and the day's garden, the id of the day's own try, and the best score of all tries. */
const KEY = "keepy-best";

/** Keepy-Uppy at full time. */
export default function KeepyEnding(props: EndingProps<KeepyPuzzle, KeepyState>) {
  const { place, playing, state, verdict } = props;
  const { isFriendly } = playing.attempt;
  const toWin = state.minWin - state.log.length;
  const best = useBest(playing, verdict.score);
  const lines = [
    toWin > 0 && state.end === "caught" && `${toWin} more to win.`,
    best !== null && (isFriendly || best > verdict.score) && `Best of all tries today: ${best}.`,
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

/**
 * The player's best score of all tries at today's garden; null before the device has told, and for an earlier day's. What
 * belongs to a visitor is known by the day's own try, since visitors have no id.
 */
function useBest({ player, number, attempt, isCurrent }: Playing, score: number): number | null {
  const [best, setBest] = useState<number | null>(null);
  const { id, isFriendly } = attempt;
  useEffect(() => {
    if (!isCurrent) return;
    try {
      const [of, first, kept] = (localStorage.getItem(KEY) ?? "").split(" ");
      const own = `${player}:${number}`;
      const isOwn = isFriendly ? of === own : first === id;
      const now = Math.max(score, isOwn ? Number(kept) : 0);
      localStorage.setItem(KEY, `${own} ${isFriendly ? first : id} ${now}`);
      setBest(now);
      // The bar of the Friendlies after it has it from here: their board's script is as long as may be.
      document.documentElement.style.setProperty("--best", String(now));
    } catch {
      // A device that stores nothing knows of one try.
    }
  }, [player, number, id, isFriendly, isCurrent, score]);
  return best;
}
