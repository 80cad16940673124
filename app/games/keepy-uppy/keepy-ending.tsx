import { AfterTheEnd } from "~/play/screen/after-the-end";
import type { EndingProps } from "~/play/screen/ending";
import { FullTimeBoard } from "~/play/screen/full-time";
import { flightOf } from "./flight";
import { type KeepyPuzzle, MIN_WIN } from "./garden";
import type { KeepyState } from "./rules";

/** Keepy-Uppy at full time. */
export default function KeepyEnding(props: EndingProps<KeepyPuzzle, KeepyState>) {
  const { place, playing, state, verdict } = props;
  return place === "board" ? (
    <FullTimeBoard
      playing={playing}
      verdict={verdict}
      score={verdict.outOf === 0 ? "Void" : verdict.score}
      line={state.end === "caught" && state.toWin > 0 ? `${state.toWin} more to win.` : null}
    />
  ) : (
    <AfterTheEnd playing={playing}>
      <Flight state={state} />
    </AfterTheEnd>
  );
}

/** The run as one line, with the catch or the fall marked. */
function Flight({ state }: { state: KeepyState }) {
  const { log, end } = state;
  const { path, wobbles, end: last, winX } = flightOf(state);
  const how = end === "caught" ? "caught" : "dropped";
  const wobbled = wobbles.length === 1 ? "1 wobble" : `${wobbles.length} wobbles`;
  return (
    <section className="keepy-flight" aria-labelledby="keepy-flight">
      <h3 id="keepy-flight" className="tiles-heading">
        Your flight
      </h3>
      <svg
        viewBox="0 0 340 100"
        role="img"
        aria-label={`${log.length} touches, ${how}, ${wobbled}`}
      >
        <path className="is-grass" d="M0 97H340" />
        <path className="is-win" d={`M${winX} 4V97`} />
        <path className="is-line" d={path} />
        {wobbles.map(({ x, y }) => (
          <circle key={x} className="is-wobble" cx={x} cy={y} r="4" />
        ))}
        {end === "caught" ? (
          <circle className="is-caught" cx={last.x} cy={last.y} r="7" />
        ) : (
          <path className="is-fall" d={`M${last.x - 6} ${last.y - 6}l12 12m0-12-12 12`} />
        )}
      </svg>
      <p className="muted">
        {log.length} touches, {how}; {wobbled}. The dashed line is a win at {MIN_WIN}.
      </p>
    </section>
  );
}
