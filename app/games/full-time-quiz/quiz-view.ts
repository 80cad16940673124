import { withSearch } from "~/paths";
import type { Attempt } from "~/play/rules/attempt";
import { attemptAddress } from "~/play/rules/play-address";
import { QUESTION_COUNT } from "./question";
import { SLUG } from "./rules";

/** What the quiz page shows of an attempt: a question, counted from 0, and a dialog over it or none. */
type QuizView = { question: number; dialog: "why" | "results" | null };

/**
 * Reads the view from the address (docs/rules.md#pages).
 *
 * Without a step the question answered last shows, so that answering never moves the page on by itself, or the
 * results when all are answered. A step beyond the first open question shows that one; a dialog that has nothing
 * to say yet stays shut.
 *
 * @param search `q` is the step, 1 to 5; `dialog` is "why" or "results"
 */
export function quizView(
  { moves }: Pick<Attempt, "moves">,
  search: Pick<URLSearchParams, "get">,
): QuizView {
  const answered = moves.length;
  const reachable = Math.min(answered, QUESTION_COUNT - 1);
  const asked = /^[1-9]$/.test(search.get("q") ?? "") ? Number(search.get("q")) - 1 : null;
  const question = Math.min(asked ?? Math.max(0, answered - 1), reachable);
  const dialog = search.get("dialog");
  if (answered >= QUESTION_COUNT && (dialog === "results" || asked === null)) {
    return { question, dialog: "results" };
  }
  if (dialog === "why" && question < answered) return { question, dialog: "why" };
  return { question, dialog: null };
}

/** Whether an address asks for a step or a dialog; what others add to a shared link does not count. */
export function asksForView(search: URLSearchParams): boolean {
  return search.has("q") || search.has("dialog");
}

/** The attempt that an address is of. */
export type AttemptPlace = { attempt: Pick<Attempt, "date" | "isFriendly">; isCurrent: boolean };

/** The address of an attempt, with some of its search parameters set. */
function addressWith({ attempt, isCurrent }: AttemptPlace, change: Record<string, string>): string {
  const [path = "", search = ""] = attemptAddress(SLUG, attempt, isCurrent).split("?");
  return withSearch(path, search, change);
}

/** The address of a step, counted from 0, with the insight open or not. */
export function stepAddress(place: AttemptPlace, question: number, dialog?: "why"): string {
  return addressWith(place, { q: String(question + 1), ...(dialog && { dialog }) });
}

/** The address of the results. */
export const resultsAddress = (place: AttemptPlace) => addressWith(place, { dialog: "results" });
