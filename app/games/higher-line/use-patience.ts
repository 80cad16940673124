import { useEffect, useRef } from "react";

/** While a number is on its way, a second press would call the next one unseen. */
const REVEAL_MS = 700;

/**
 * Whether a call counts now.
 *
 * @param count the calls so far
 * @param isNew whether the last of them was made on this page
 */
export function usePatience(count: number, isNew: boolean): () => boolean {
  const until = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call starts it again.
  useEffect(() => {
    if (isNew) until.current = performance.now() + REVEAL_MS;
  }, [count, isNew]);
  return () => performance.now() >= until.current;
}
