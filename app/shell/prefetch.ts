type Reader = {
  /** Whether a pointer rests on a link before it presses; a finger presses at once, and there is nothing to gain. */
  canHover: boolean;
  /** What the browser knows of its line, if it tells. */
  line?: { saveData?: boolean; effectiveType?: string } | undefined;
};

/**
 * Whether what a link leads to is fetched on the first sign that it will be pressed.
 *
 * @returns a link's `prefetch`: "none" where somebody saves data, or the line is so slow that a guess would be in the way
 */
export function prefetchFor({ canHover, line = {} }: Reader): "intent" | "none" {
  const { saveData, effectiveType = "" } = line;
  return !canHover || saveData || effectiveType.endsWith("2g") ? "none" : "intent";
}

/** For the main ways through the site. The HTML is the same either way, so the server need not know. */
export const prefetch =
  typeof document === "undefined"
    ? "none"
    : prefetchFor({
        canHover: matchMedia("(hover: hover)").matches,
        line: (navigator as { connection?: Reader["line"] }).connection,
      });
