import type { TimedMove } from "~/play/rules/attempt";
import { flightOf } from "./flight";
import type { KeepyState } from "./rules";

type FlightPictureProps = { state: KeepyState; moves: readonly TimedMove<unknown>[] };

/** The touches before each ball that nothing met. */
const dropsIn = (moves: FlightPictureProps["moves"]): number[] =>
  moves
    .flatMap(({ move }, place) => (move === "g" ? [place] : []))
    .map((place, index) => place - index);

/** A run that is over, as one line on the grass: where it slipped, where a catch wins, and the catch or the fall. */
export function FlightPicture({ state, moves }: FlightPictureProps) {
  const { log, end, minWin } = state;
  const { path, slips, slipCount, end: last, winX } = flightOf(state, dropsIn(moves));
  const touches = log.length === 1 ? "1 touch" : `${log.length} touches`;
  const slipped = slipCount === 1 ? "1 slip" : `${slipCount} slips`;
  return (
    <svg
      className="keepy-flight"
      viewBox="0 0 340 100"
      role="img"
      aria-label={`${touches}, ${end === "caught" ? "caught" : "dropped"}, ${slipped}. A win begins at ${minWin}.`}
    >
      <path className="is-win" d={`M${winX} 16V97`} />
      <text x={winX} y="11">
        {minWin}
      </text>
      <path className="is-line" pathLength="1" d={path} />
      {slips.map(({ x, y }) => (
        <circle key={x} className="is-slip" cx={x} cy={y} r="4" />
      ))}
      {end === "caught" ? (
        <circle className="is-caught" cx={last.x} cy={last.y} r="8" />
      ) : (
        <path className="is-fall" d={`M${last.x - 6} ${last.y - 6}l12 12m0-12-12 12`} />
      )}
    </svg>
  );
}
