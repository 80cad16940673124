import { numberWord } from "./board-texts";
import type { KitState } from "./case";
import { dayOf, LAST_DAY } from "./moves";
import { ranksAhead } from "./ranks";
import { counted, totalStars } from "./score";
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

/**
 * For who comes back to a case: what waits, and whether a shirt of today is among it.
 *
 * @param tomorrow how tomorrow's shirt looks, if one comes
 */
export function backText(state: KitState, daysIn: number, tomorrow = "a new shirt"): string {
  const dark = inTheDark(state, daysIn);
  if (dark === 0) return `Done today. Tomorrow: ${tomorrow}.`;
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

/** What the next stars win: "Three more stars win the case, nine more make you Inspector." Empty if nothing can be won. */
export function outlookText(state: KitState): string {
  const [next, then] = ranksAhead(state);
  if (!next) return "";
  const { name, more, wins } = next;
  const s = more === 1 ? "s" : "";
  const goal = wins ? `win${s} the case` : `make${s} you ${name}`;
  const also = wins && then ? `, ${numberWord(then.more)} more make you ${then.name}` : "";
  return `${sentence(numberWord(more))} more ${s ? "star" : "stars"} ${goal}${also}.`;
}

/** The stars of each shirt that has its name, for friends: they give no nation away. */
export const starsRow = (state: KitState): string =>
  counted(state)
    .flatMap(({ stars, told }) => (told ? (stars ? "⭐".repeat(stars) : "⬜") : []))
    .join(" ");
