import type { Question, Solution } from "~/games/full-time-quiz/question";

/** A question as the bank keeps it (spec, section 3: quiz question), with the name of a source for its fact. */
export type BankQuestion = Question & Solution;
