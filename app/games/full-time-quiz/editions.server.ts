import { splitQuestions } from "~/games/questions/split-questions.server";
import { defineEditions } from "~/play/editions/define-editions.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { addFile, editions as builtIn, questionById } from "./bank.server";
import { bankFileSchema } from "./bank-file.server";
import voided from "./voided.json";

/**
 * The first two days had editions of the first round, the next three of the revised round; since 2026-11-26 new editions.
 * The rest of the revised round is spread over them, one question an edition. The first round does not come round again.
 */
export const editions = defineEditions({
  schedule: {
    firstDate: "2026-11-21",
    period: "day",
    editions: [1, 2, 17, 18, 19, ...editionsFrom(78, 86), 76, 77, ...editionsFrom(29, 75)],
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
