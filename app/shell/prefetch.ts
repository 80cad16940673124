type Reader = {
  /** Whether the pointer can hover before it clicks; touch has no hover, so prefetching gains nothing. */
  canHover: boolean;
  /** The Network Information API's data, if available. */
  line?: { saveData?: boolean; effectiveType?: string } | undefined;
};

/**
 * Whether a link prefetches on the first sign of intent.
 *
 * @returns a link's `prefetch`: "none" with Save-Data, or on a connection so slow that prefetching would compete with
 *   the page
 */
export function prefetchFor({ canHover, line = {} }: Reader): "intent" | "none" {
  const { saveData, effectiveType = "" } = line;
  return !canHover || saveData || effectiveType.endsWith("2g") ? "none" : "intent";
}

/** For the main navigation links. The HTML is the same either way, so the server need not know. */
export const prefetch =
  typeof document === "undefined"
    ? "none"
    : prefetchFor({
        canHover: matchMedia("(hover: hover)").matches,
        line: (navigator as { connection?: Reader["line"] }).connection,
      });
