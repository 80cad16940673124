import { splitQuestions } from "~/games/questions/split-questions.server";
import type { Edition } from "~/play/game";
import { editionAt, questionById } from "./bank.server";
import type { DailyAnswer, DailyPuzzle } from "./rules";
import { themeNames } from "./theme-names";
import voidedOn from "./voided.json";

/** An edition of the bank; null for a number that the bank does not have. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<DailyPuzzle, DailyAnswer> | null {
  const stored = editionAt(number);
  if (!stored) return null;
  const all = [...stored.questions, stored.bench];
  const { questions, solutions, hasVoid } = splitQuestions(all, voided);
  const puzzle = { theme: themeNames[stored.theme], questions };
  return { number, puzzle, answer: { solutions }, ...(hasVoid && { hasVoid }) };
}

/** What a question of the bank asks, without its answer; null for an id that the bank does not have. */
export const promptOf = (id: string): string | null => questionById(id)?.prompt ?? null;
