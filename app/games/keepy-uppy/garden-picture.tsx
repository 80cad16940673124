import { ballText } from "./board-texts";
import type { Ball } from "./garden";
import type { KeepyState } from "./rules";

const STEP = 40;
const ROW = 38;

/** Where a ball is in the picture. */
const placeOf = ({ height, drift }: Ball) => ({
  x: 180 + drift * STEP,
  y: 210 - height * ROW,
});

/** The garden: the ball, and a ring for each part where it would send it. */
export function GardenPicture({ state: { end, log, ball, options } }: { state: KeepyState }) {
  const { x, y } = placeOf(end === "dropped" ? { ...ball, height: 0 } : ball);
  return (
    <svg
      className="keepy-garden"
      viewBox="0 0 360 236"
      role="img"
      aria-label={`The ball: ${end ?? ballText(ball)}`}
    >
      {options.map(({ part, look, ball: next }) => {
        const to = placeOf(next);
        return (
          <g key={log + part} className={`keepy-ring is-${look}`}>
            <path d={`M${x} ${y}Q${x} ${to.y} ${to.x} ${to.y}`} />
            <foreignObject x={to.x - 17} y={to.y - 17} width="34" height="34">
              <label htmlFor={`keepy-${part}`}>{part}</label>
            </foreignObject>
          </g>
        );
      })}
      <g className="keepy-ball" transform={`translate(${x} ${y})`}>
        <g key={log}>
          <circle r="16" />
          <path d="M0-6 6-2 4 5H-4L-6-2zM0-6V-15M6-2l8-3M4 5l5 8M-4 5l-5 8M-6-2l-8-3" />
        </g>
      </g>
    </svg>
  );
}
