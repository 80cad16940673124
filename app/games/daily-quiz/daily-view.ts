import type { Attempt } from "~/play/rules/attempt";
import { attemptAddress } from "~/play/rules/play-address";
import { SLUG, SUBSTITUTION } from "./rules";
import { QUESTION_COUNT } from "./theme";

/** What the page shows of an attempt: a question by its place, counted from 0, or the end. */
type DailyView = { place: number; isEnd: boolean };

/**
 * Reads the view from the address (docs/rules.md#pages).
 *
 * Without a step the question answered last shows with its reason, after a substitution the open one, or the end when
 * all are answered. A step beyond the first open question shows that one.
 *
 * @param search `q` is the step, 1 to 10; anything else is the question answered last, even at the end
 */
export function dailyView(
  { moves }: Pick<Attempt, "moves">,
  search: Pick<URLSearchParams, "get">,
): DailyView {
  const answers = moves.filter(({ move }) => move !== SUBSTITUTION).length;
  const isOpen = answers === 0 || moves.at(-1)?.move === SUBSTITUTION;
  const asked = search.get("q") ?? "";
  const isStep = /^([1-9]|10)$/.test(asked);
  const reachable = Math.min(answers, QUESTION_COUNT - 1);
  const place = isStep ? Number(asked) - 1 : isOpen ? answers : answers - 1;
  return { place: Math.min(place, reachable), isEnd: answers >= QUESTION_COUNT && asked === "" };
}

/** The attempt that an address is of. */
export type AttemptPlace = { attempt: Pick<Attempt, "date" | "isFriendly">; isCurrent: boolean };

/** The address of the end, once all questions are answered. */
export const endAddress = ({ attempt, isCurrent }: AttemptPlace) =>
  attemptAddress(SLUG, attempt, isCurrent);

/** The address of a question by its place, counted from 0. */
export function stepAddress(of: AttemptPlace, place: number): string {
  const end = endAddress(of);
  return `${end}${end.includes("?") ? "&" : "?"}q=${place + 1}`;
}
