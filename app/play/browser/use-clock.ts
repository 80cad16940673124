import { useEffect, useRef, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { Playing } from "~/play/rules/playing";

const TICK_MS = 200;

/** The player's clock: milliseconds since the start of the current attempt. */
export type Clock = () => number;

/**
 * A clock that continues the server's. On a freshly loaded page it counts from the first byte, so that latency and the
 * script's loading time are counted exactly once.
 */
export function useClock(playing: Pick<Playing, "attempt" | "elapsed"> | null): Clock {
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
 * The clock's reading, updated every 200 ms.
 *
 * @param first the reading in the server-rendered page
 */
export function useTicking(clock: Clock, first: number): number {
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
