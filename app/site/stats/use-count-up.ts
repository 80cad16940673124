import { useEffect, useState } from "react";
import { prefersReducedMotion } from "~/look/ui/confetti";
import { COUNT_UP_MS, countedUp } from "./count-up";

/** The animated value: it counts up after hydration, unless the user prefers reduced motion. */
export function useCountUp(value: string): string {
  const [elapsed, setElapsed] = useState(COUNT_UP_MS);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    let from: number | undefined;
    let frame = requestAnimationFrame(function tick(now) {
      from ??= now;
      setElapsed(now - from);
      if (now - from < COUNT_UP_MS) frame = requestAnimationFrame(tick);
    });
    return () => {
      cancelAnimationFrame(frame);
      setElapsed(COUNT_UP_MS);
    };
  }, []);
  return countedUp(value, elapsed);
}
