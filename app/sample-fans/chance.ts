import { mulberry32 } from "~/play/rules/mulberry32";

/** Chances that a seed decides: the same seed gives the same ones. */
export type Chance = {
  /** A number in [0, 1), as `Math.random` gives one. */
  next(): number;
  /** A whole number from `min` to `max`. */
  whole(min: number, max: number): number;
  /** True so many times of a hundred. */
  percent(times: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
};

/** @param seed any whole number */
export function chanceOf(seed: number): Chance {
  const rolled = mulberry32(seed);
  const next = () => rolled() / 2 ** 32;
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    percent: (times) => next() * 100 < times,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
  };
}
