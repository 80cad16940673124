import { edition01 } from "./bank/edition-01";
import { edition02 } from "./bank/edition-02";
import { edition03 } from "./bank/edition-03";
import { edition04 } from "./bank/edition-04";
import { edition05 } from "./bank/edition-05";
import { edition06 } from "./bank/edition-06";
import { edition07 } from "./bank/edition-07";
import { edition08 } from "./bank/edition-08";
import { edition09 } from "./bank/edition-09";
import { edition10 } from "./bank/edition-10";
import { edition11 } from "./bank/edition-11";
import { edition12 } from "./bank/edition-12";
import { edition13 } from "./bank/edition-13";
import { edition14 } from "./bank/edition-14";
import type { BankQuestion } from "./bank/question";
import { openers, replacements } from "./bank/revision";

type BankEdition = readonly BankQuestion[];

const firstRound: readonly BankEdition[] = [
  edition01,
  edition02,
  edition03,
  edition04,
  edition05,
  edition06,
  edition07,
  edition08,
  edition09,
  edition10,
  edition11,
  edition12,
  edition13,
  edition14,
];

function revised(edition: BankEdition, index: number): BankEdition {
  const questions = edition.map((question) => replacements[question.id] ?? question);
  const change = openers[index + 1];
  if (!change) return questions;
  return [change.opener, ...questions.filter(({ id }) => id !== change.insteadOf)];
}

/**
 * The question bank, an edition after the other. Edition 1 is the spec's five built-in questions. Append-only: attempts
 * name their edition by its number, so a changed question has a new id and stands in the second, revised round alone.
 */
export const editions: readonly BankEdition[] = [...firstRound, ...firstRound.map(revised)];
