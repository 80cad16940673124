import { logger } from "~/platform/logging/logger.server";

type Times = {
  /** How long a list is fresh, in milliseconds. */
  freshMs: number;
  /** How long a list may be shown while there is no newer one. */
  staleMs: number;
  /** How long the source is left alone after a failure. */
  retryMs: number;
};

/**
 * Caches the last list of a source that others run. Concurrent readers share one reading, and while the source fails the
 * last list stands in.
 *
 * @param name of the source in the log, which has a line for each reading that fails
 * @param read rejects if the source can't be read
 * @returns a reader for a moment, in milliseconds since the epoch; it rejects where no list is young enough
 */
export function staleSource<Item>(
  name: string,
  read: () => Promise<Item[]>,
  { freshMs, staleMs, retryMs }: Times,
): (now: number) => Promise<Item[]> {
  let last: { at: number; items: Item[] } | null = null;
  let failed: { at: number; error: unknown } | null = null;
  let reading: Promise<void> | null = null;

  const readAt = (now: number) =>
    read().then(
      (items) => {
        last = { at: now, items };
        failed = null;
      },
      (error: unknown) => {
        failed = { at: now, error };
        logger().warn({ err: error, source: name }, "A source can't be read.");
      },
    );

  return async (now) => {
    if (last && isWithin(last, now, freshMs)) return last.items;
    if (!failed || !isWithin(failed, now, retryMs)) {
      reading ??= readAt(now).finally(() => {
        reading = null;
      });
      await reading;
    }
    if (last && isWithin(last, now, staleMs)) return last.items;
    throw failed?.error ?? new Error("There is no list of this moment.");
  };
}

/** A moment from the future, as after a clock was set back, is within nothing. */
const isWithin = ({ at }: { at: number }, now: number, ms: number) => now >= at && now - at < ms;
