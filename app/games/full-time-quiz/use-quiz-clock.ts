import { useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { Playing } from "./playing";

const TICK_MS = 200;

/** The player's own clock: milliseconds since the start of the attempt on the screen. */
export type QuizClock = () => number;

/**
 * A clock that goes on from the server's. A page that has just arrived counts from its first byte, so that
 * neither the line nor the script's own loading is charged twice or forgotten.
 */
export function useQuizClock(playing: Playing | null): QuizClock {
  const hydrated = useHydrated();
  const base = useRef<{ attemptId: string; elapsed: number; at: number } | null>(null);
  if (playing && base.current?.attemptId !== playing.attempt.id) {
    const at = hydrated ? performance.now() : firstByte();
    base.current = { attemptId: playing.attempt.id, elapsed: playing.elapsed, at };
  }
  return () => (base.current ? base.current.elapsed + performance.now() - base.current.at : 0);
}

function firstByte(): number {
  if (typeof document === "undefined") return performance.now();
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
}

/**
 * A clock's reading for the screen, every 200 ms anew (spec, section 4).
 *
 * @param first what the server wrote into the page
 */
export function useTicking(clock: QuizClock, first: number): number {
  const [reading, setReading] = useState(first);
  const latest = useRef(clock);
  latest.current = clock;
  useEffect(() => {
    const tick = () => setReading(latest.current());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return reading;
}
