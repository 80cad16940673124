import { splitQuestions } from "~/games/questions/split-questions.server";
import { defineEditions } from "~/play/editions/define-editions.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { addFile, editions as builtIn, questionById } from "./bank.server";
import { bankFileSchema } from "./bank-file.server";
import voided from "./voided.json";

/**
 * The first two days had editions of the first round, the next three of the revised one, 17 to 19. From 20 on an edition has
 * one question of the revised round at most. The first round does not come round again, and neither do 15 and 16, which ask
 * what it asked on those two days.
 */
export const editions = defineEditions({
  schedule: {
    firstDate: "2026-11-21",
    period: "day",
    editions: [
      1,
      2,
      ...editionsFrom(17, 28),
      76,
      77,
      ...editionsFrom(29, 75),
      ...editionsFrom(78, 128),
    ],
    retired: [1, 2],
  },
  openFrom: "2027-01-08",
  voided,
  schema: bankFileSchema,
  builtIn: () => builtIn,
  read: addFile,
  idsOf: (questions) => questions.map(({ id }) => id),
  build(stored, { isVoid }) {
    const { questions, solutions } = splitQuestions(stored, isVoid);
    return { puzzle: { questions }, answer: { solutions } };
  },
  reported(id) {
    const question = questionById(id);
    return question ? { title: "Quiz question", summary: question.prompt } : null;
  },
});
