import { type RefObject, useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";
import type { Played } from "./rules";
import { DEPTHS, middleOf } from "./street-picture";

const TO_WALL_MS = 320;
/** From the wall back to the player's line. */
const BACK_MS = 380;

/**
 * Lets the ball fly along the lines of a pass.
 *
 * @param played the pass that was just played; null for none
 * @param count tells passes apart
 * @returns for an element of the street's size, which has the ball in its corner
 */
export function useFlight(played: Played | null, count: number): RefObject<HTMLDivElement> {
  const ball = useRef<HTMLDivElement>(null);
  const latest = useRef(played);
  latest.current = played;
  useEffect(() => {
    const pass = latest.current;
    if (count === 0 || !pass || !ball.current || prefersReducedMotion()) return;
    const back = (BACK_MS * DEPTHS[pass.weight]) / DEPTHS.firm;
    const duration = TO_WALL_MS + back;
    const at = (column: number, depth: number) => ({
      transform: `translate(${middleOf(column)}%, ${depth}%)`,
      opacity: 1,
    });
    const flight = ball.current.animate(
      [
        at(pass.from, DEPTHS.firm),
        { ...at(pass.brick, 0), offset: TO_WALL_MS / duration },
        at(pass.to, DEPTHS[pass.weight]),
      ],
      duration,
    );
    return () => flight.cancel();
  }, [count]);
  return ball;
}
