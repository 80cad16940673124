import { useEffect, useState } from "react";

const TICK_MS = 1000;

/** A duration in whole days, hours, minutes and seconds; all 0 once it is over. */
export type Remaining = { days: number; hours: number; minutes: number; seconds: number };

/** Splits milliseconds into parts; negative values count as 0. */
export function splitRemaining(milliseconds: number): Remaining {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor((all % 86_400) / 3600),
    minutes: Math.floor((all % 3600) / 60),
    seconds: all % 60,
  };
}

/** A part of it as a clock writes it: "07". */
export const twoDigits = (value: number): string => String(value).padStart(2, "0");

/**
 * How far a device's clock is behind the server's, in milliseconds. One that is ahead may be right: the page may have been
 * kept for long, but is never of the future.
 *
 * @param renderedAt the server's time when it rendered the page
 * @param now the device's time when it has loaded
 */
export const clockBehind = (renderedAt: number, now: number): number =>
  Math.max(0, renderedAt - now);

/**
 * The time until a moment, updated every second.
 *
 * @param target milliseconds since the epoch
 * @param renderedAt the server's time when it rendered the page, so that hydration renders the same
 * @returns milliseconds, never below 0
 */
export function useRemaining(target: number, renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const behind = clockBehind(renderedAt, Date.now());
    const tick = () => setNow(Date.now() + behind);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [renderedAt]);
  return Math.max(0, target - now);
}
