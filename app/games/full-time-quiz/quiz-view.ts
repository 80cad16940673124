import { FRIENDLY } from "~/paths";
import { type Attempt, isFinished } from "./attempt";
import { QUESTION_COUNT } from "./question";

/** What the quiz page shows of an attempt: a question, counted from 0, and a dialog over it or none. */
export type QuizView = { question: number; dialog: "why" | "results" | null };

/**
 * Reads the view from the address (design, section 1: everything open is a URL).
 *
 * Without a step the question answered last shows, so that answering never moves the page on by itself, or the
 * results when all are answered. A step beyond the first open question shows that one; a dialog that has nothing
 * to say yet stays shut.
 *
 * @param search `q` is the step, 1 to 5; `dialog` is "why" or "results"
 */
export function quizView(attempt: Attempt, search: URLSearchParams): QuizView {
  const reachable = Math.min(attempt.answers.length, QUESTION_COUNT - 1);
  const asked = /^[1-9]$/.test(search.get("q") ?? "") ? Number(search.get("q")) - 1 : null;
  const question = Math.min(asked ?? Math.max(0, attempt.answers.length - 1), reachable);
  const dialog = search.get("dialog");
  if (isFinished(attempt) && (dialog === "results" || asked === null)) {
    return { question, dialog: "results" };
  }
  if (dialog === "why" && question < attempt.answers.length) return { question, dialog: "why" };
  return { question, dialog: null };
}

/** Whether an address asks for the Friendly. Without that word the quiz shows the attempt that counts. */
export function asksForFriendly(search: URLSearchParams): boolean {
  return search.has(FRIENDLY);
}

/** Whether an address asks for a step or a dialog; what others add to a shared link does not count. */
export function asksForView(search: URLSearchParams): boolean {
  return search.has("q") || search.has("dialog");
}

type Mode = Pick<Attempt, "friendly">;

/** The address of an attempt as it stands. */
export const attemptSearch = ({ friendly }: Mode) => (friendly ? `?${FRIENDLY}=1` : "");

/** The address of a step, counted from 0, with the insight open or not. */
export function stepSearch(attempt: Mode, question: number, dialog?: "why"): string {
  const step = `${searchOf(attempt)}q=${question + 1}`;
  return dialog ? `${step}&dialog=${dialog}` : step;
}

/** The address of the results. */
export const resultsSearch = (attempt: Mode) => `${searchOf(attempt)}dialog=results`;

const searchOf = ({ friendly }: Mode) => (friendly ? `?${FRIENDLY}=1&` : "?");
