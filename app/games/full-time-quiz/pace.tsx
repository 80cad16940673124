import type { Answered } from "~/games/questions/question";
import { Icon } from "~/look/ui/icon";
import type { TimedMove } from "~/play/rules/attempt";
import { tenths } from "~/play/rules/clock-text";
import { paceMarks } from "./pace-marks";

/** In tenths of the text's size: a lamp alone, and what the longest question adds to it. */
const LAMP = 19;
const RISE = 16;

type PaceProps = { answers: readonly Answered[]; moves: readonly TimedMove[] };

/**
 * A lamp for each answer, in order, the higher the longer its question took: from the answer before, so that the times
 * add up to the clock's. Lamps alone where no time is known.
 */
export function Pace({ answers, moves }: PaceProps) {
  const times = moves.map(({ at }, place) => tenths(at) - tenths(moves[place - 1]?.at ?? 0));
  const longest = Math.max(...times);
  const marks = paceMarks(
    times,
    answers.map(({ isRight, isVoid }) => isRight && !isVoid),
  );
  return (
    <ol className="pace" aria-label="Your answers">
      {answers.map(({ isRight, isVoid, solution }, place) => {
        const took = times[place] ?? 0;
        return (
          <li key={solution.id} className={isVoid ? "" : isRight ? "is-good" : "is-bad"}>
            {longest > 0 && (
              <>
                <small>
                  {place === marks.longest ? "longest" : place === marks.fastest && "fastest"}
                </small>
                <b className="digits">{(took / 10).toFixed(1)} s</b>
              </>
            )}
            <svg height={`${Math.round(LAMP + (took / longest || 0) * RISE) / 10}em`} />
            {isVoid ? "–" : <Icon name={isRight ? "check" : "x"} />}
            <span className="sr-only">{isVoid ? "taken back" : isRight ? "right" : "wrong"}</span>
          </li>
        );
      })}
    </ol>
  );
}
