/** A press that is further off is none. */
const MAX_MS = 300;

/**
 * The hundredths of presses that are at most so many milliseconds off, of a thumb with a standard deviation of 70 ms: the
 * normal distribution, within 0.04.
 */
const shareWithin = (ms: number): number => 100 * Math.tanh(ms / 87.73 + (ms / 212.6) ** 3);

/**
 * How far from the ideal moment a timed press is good, in whole milliseconds before and after it: as often as its odds
 * say for such a thumb.
 *
 * @param odds in hundredths; all of them are any press that counts as one
 */
export function windowOf(odds: number): number {
  let window = 0;
  while (window < MAX_MS && shareWithin(window + 0.5) < odds) window += 1;
  return window;
}
