import { winningScore } from "./par";
import { ONE_TWO, PASSES, type WallState } from "./rules";

/** The pass to come, the score, a lamp for each hit in a row, and how far it is to a win. */
export function Tally({ state }: { state: WallState }) {
  const { passes, score, par, run } = state;
  const isDouble = run === ONE_TWO;
  const toWin = winningScore(par) - score;
  return (
    <div className="tally">
      <p>
        <span className="eyebrow">Pass</span>{" "}
        <strong className="digits">
          {passes.length + 1}
          <small>/{PASSES}</small>
        </strong>
      </p>
      <p>
        <span className="eyebrow">{isDouble ? "One-two!" : "Five in a row"}</span>
        <span className="tally-lamps" aria-hidden="true">
          {Array.from(Array(ONE_TWO).keys(), (lamp) => (
            <i key={lamp} className={lamp < run ? "is-on" : ""} />
          ))}
          <b className={isDouble ? "is-on" : ""}>×2</b>
        </span>
        <span className="sr-only">
          {run} of {ONE_TWO}
        </span>
      </p>
      <p className="wall-score">
        <span className="eyebrow">Score</span>{" "}
        <strong className="digits" key={score}>
          {score}
        </strong>
      </p>
      <p className={`wall-goal ${toWin > 0 ? "" : "is-on"}`}>
        <progress max={par} value={score} aria-hidden="true" />
        <span>{toWin > 0 ? `${toWin} to win` : "That wins"}</span>{" "}
        <span className="eyebrow">Best {par}</span>
      </p>
    </div>
  );
}
