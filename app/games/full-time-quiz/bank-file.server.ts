import { z } from "zod";
import { questionSchema, slug } from "~/games/questions/question-record.server";
import { QUESTION_COUNT } from "./question";

/** The schema of a file of the bank: questions, and the editions that they make with those of the files before. */
export const bankFileSchema = z.strictObject({
  editions: z.array(
    z.strictObject({
      number: z.number().int().positive(),
      questions: z.array(slug).length(QUESTION_COUNT),
    }),
  ),
  questions: z.array(questionSchema),
});

export type BankFile = z.infer<typeof bankFileSchema>;
