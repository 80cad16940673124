/** Duration of the animation. */
export const COUNT_UP_MS = 1100;

/**
 * An animated value while it counts up, ease-out cubic, from the least number of as many digits: no digit comes to it, so
 * that nothing shifts.
 *
 * @param value a text that may begin with a number; one that does not is returned as it is
 * @param elapsed milliseconds since the start; the value itself from 1100 on
 */
export function countedUp(value: string, elapsed: number): string {
  const [number] = /^\d+(?:\.\d+)?/.exec(value) ?? [];
  if (number === undefined || elapsed >= COUNT_UP_MS) return value;
  const eased = 1 - (1 - Math.max(0, elapsed) / COUNT_UP_MS) ** 3;
  const decimals = number.split(".")[1]?.length ?? 0;
  const whole = number.length - (decimals && decimals + 1);
  const least = whole > 1 ? 10 ** (whole - 1) : 0;
  const shown = (least + (Number(number) - least) * eased).toFixed(decimals);
  return shown + value.slice(number.length);
}

/** Splits a value into its number and suffix; a value without a number is all suffix. */
export function partsOf(value: string): { number: string; suffix: string } {
  const [number = ""] = /^[\d.]*/.exec(value) ?? [];
  return { number, suffix: value.slice(number.length) };
}
