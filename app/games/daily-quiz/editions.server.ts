import { splitQuestions } from "~/games/questions/split-questions.server";
import { defineEditions } from "~/play/editions/define-editions.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { addFile, builtInEditions, editionCount, questionById } from "./bank.server";
import { bankFileSchema } from "./bank-file.server";
import { themeNames } from "./theme-names";
import voided from "./voided.json";

/** A theme for each weekday from Sunday on. */
export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, editionCount) },
  openFrom: "2027-01-21",
  voided,
  schema: bankFileSchema,
  builtIn: builtInEditions,
  read: addFile,
  idsOf: ({ questions, bench }) => [...questions, bench].map(({ id }) => id),
  build({ theme, questions: ten, bench }, { isVoid }) {
    const { questions, solutions } = splitQuestions([...ten, bench], isVoid);
    return { puzzle: { theme: themeNames[theme], questions }, answer: { solutions } };
  },
  reported(id) {
    const question = questionById(id);
    return question ? { title: "Daily Quiz question", summary: question.prompt } : null;
  },
});
