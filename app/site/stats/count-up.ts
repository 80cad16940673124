/** Duration of the animation. */
export const COUNT_UP_MS = 1100;

/**
 * An animated value while it counts up from 0, ease-out cubic. Every digit has its
 * place from the start, so that nothing shifts.
 *
 * @param value a text that may begin with a number; one that does not is returned as it is
 * @param elapsed milliseconds since the start; the value itself from 1100 on
 */
export function countedUp(value: string, elapsed: number): string {
  const [number] = /^\d+(?:\.\d+)?/.exec(value) ?? [];
  if (number === undefined || elapsed >= COUNT_UP_MS) return value;
  const eased = 1 - (1 - Math.max(0, elapsed) / COUNT_UP_MS) ** 3;
  const decimals = number.split(".")[1]?.length ?? 0;
  const shown = (Number(number) * eased).toFixed(decimals).padStart(number.length, "0");
  return shown + value.slice(number.length);
}

/** Splits a value into its number and suffix; a value without a number is all suffix. */
export function partsOf(value: string): { number: string; suffix: string } {
  const [number = ""] = /^[\d.]*/.exec(value) ?? [];
  return { number, suffix: value.slice(number.length) };
}
