import { numberWord } from "./board-texts";
import type { KitState } from "./case";
import { dayOf, LAST_DAY } from "./moves";
import { nextRank } from "./ranks";
import { totalStars } from "./score";
import { sentence } from "./texts";

/** How many shirts hang after so many days of the week. */
export const hanging = (state: KitState, daysIn: number): number =>
  state.shirts.filter((_, place) => dayOf(place, state) <= daysIn).length;

/** How many of the shirts that hang are in the dark. */
const inTheDark = (state: KitState, daysIn: number): number =>
  state.shirts.slice(0, hanging(state, daysIn)).filter(({ told }) => !told).length;

/** Whether all shirts that hang have their names. */
export const isAtRest = (state: KitState, daysIn: number): boolean =>
  inTheDark(state, daysIn) === 0;

/** What comes to a case at rest: "Shirt five hangs tomorrow." */
const comesText = (state: KitState, daysIn: number): string =>
  `Shirt ${numberWord(hanging(state, daysIn) + 1)} hangs tomorrow.`;

/** For who comes back to a case: what waits, and whether a shirt of today is among it. */
export function backText(state: KitState, daysIn: number): string {
  const dark = inTheDark(state, daysIn);
  if (dark === 0) return `Done today. ${comesText(state, daysIn)}`;
  const waits = dark === 1 ? "1 shirt waits" : `${dark} shirts wait`;
  if (daysIn === LAST_DAY) return `Last day: ${waits}.`;
  const isNew = state.shirts.some(
    (shirt, place) => !shirt.told && daysIn > 0 && dayOf(place, state) === daysIn,
  );
  if (!isNew) return `${waits}.`;
  return dark === 1 ? "Today's shirt hangs." : `${waits}, today's among them.`;
}

/** What a case at rest has come to: "Done for today: 4 named, 10 stars." */
export function restText({ shirts, ...state }: KitState): string {
  const named = shirts.filter(({ told }) => told).length;
  const stars = totalStars({ shirts, ...state });
  return `Done for today: ${named} named, ${stars} ${stars === 1 ? "star" : "stars"}.`;
}

/** What comes tomorrow, and what the next stars win. */
export function outlookText(state: KitState, daysIn: number): string {
  const comes = comesText(state, daysIn);
  const next = nextRank(state);
  if (!next) return comes;
  const { name, more, wins } = next;
  const s = more === 1 ? "s" : "";
  const goal = wins ? `win${s} the case` : `make${s} you ${name}`;
  return `${comes} ${sentence(numberWord(more))} more ${s ? "star" : "stars"} ${goal}.`;
}
