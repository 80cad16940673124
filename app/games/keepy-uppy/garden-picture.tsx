import { useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";
import type { Ball, KeepyPuzzle, Option } from "./garden";
import { lookOf } from "./part-buttons";
import type { KeepyState } from "./rules";
import { ballText, heights } from "./texts";

type GardenProps = { puzzle: KeepyPuzzle; state: KeepyState; options: readonly Option[] };

const STEP = 40;
const ROW = 38;
const MAX_SHOWN = 4;
const FLIGHT_MS = 480;
/** The dark patches of the ball. */
const PATCHES =
  "M0-6 6-2 4 5H-4L-6-2zM-5-15 0-12 5-15A16 16 0 0 0-5-15zM15-6 11-3 13 4 16 2A16 16 0 0 0 15-6zM9 13 8 8 3 12 4 15.5zM-9 13-8 8-3 12-4 15.5zM-15-6-11-3-13 4-16 2A16 16 0 0 1-15-6z";

/** Where a ball is in the picture. */
const placeOf = ({ height, drift }: Ball) => ({
  x: 180 + Math.max(-MAX_SHOWN, Math.min(MAX_SHOWN, drift)) * STEP,
  y: 210 - height * ROW,
});

/** The garden: the ball, where hands reach it, and a ring for each part where it would send the ball. */
export function GardenPicture({ puzzle, state, options }: GardenProps) {
  const { end, log, ball } = state;
  const shown = end === "dropped" ? { ...ball, height: 0 } : ball;
  const { x, y } = placeOf(shown);
  const flying = useFlight(log.length + (end ? 1 : 0), shown);
  return (
    <svg
      className="keepy-garden"
      viewBox="0 0 360 236"
      role="img"
      aria-label={end ? `The ball, ${end}` : `The ball comes down at ${ballText(ball)}`}
    >
      {heights.map((name, height) => (
        <text key={name} x="4" y={213 - height * ROW}>
          {name}
        </text>
      ))}
      {!end && <rect className="keepy-hands" x="120" y="2" width="120" height="150" rx="14" />}
      {options.map((option) => {
        const look = lookOf(puzzle, option);
        if (look === "drop") return null;
        const { part, next } = option;
        const to = placeOf(next.ball);
        return (
          <g key={log + part} className={`keepy-ring is-${look}`}>
            <path d={`M${x} ${y}Q${(x + to.x) / 2} ${Math.min(y, to.y) - 30} ${to.x} ${to.y}`} />
            <foreignObject x={to.x - 17} y={to.y - 17} width="34" height="34">
              <label htmlFor={`keepy-${part}`}>{part}</label>
            </foreignObject>
          </g>
        );
      })}
      <g ref={flying} transform={`translate(${x} ${y})`}>
        <circle className="keepy-ball" r="16" />
        <path d={PATCHES} />
      </g>
    </svg>
  );
}

/** Moves the ball up and down to its new place, unless motion is reduced. */
function useFlight(count: number, ball: Ball) {
  const flying = useRef<SVGGElement>(null);
  const before = useRef({ count, ...placeOf(ball) });
  const { x, y } = placeOf(ball);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { count, x, y };
    if (count === from.count || prefersReducedMotion()) return;
    const at = (left: number, top: number) => `translate(${left}px, ${top}px)`;
    flying.current?.animate(
      [
        { transform: at(from.x, from.y), easing: "ease-out" },
        { transform: at((from.x + x) / 2, Math.min(from.y, y) - 30), easing: "ease-in" },
        { transform: at(x, y) },
      ],
      FLIGHT_MS,
    );
  }, [count, x, y]);
  return flying;
}
