import { z } from "zod";
import { questionSchema, slug, text } from "~/games/questions/question-record.server";
import { QUESTION_COUNT, THEMES } from "./theme";

const dailyQuestionSchema = questionSchema.extend({
  /** The reason stands under the choices all day, without a clock, so there is room for it. */
  fact: text.max(220),
  /** The match that a question is about, such as "1950-07-16 Uruguay v Brazil". */
  match: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \S.* v \S.*$/, "has to be such as '1950-07-16 Uruguay v Brazil'")
    .optional(),
});

/** The schema of a file of the bank: a theme's questions and editions. An operator's file may mix themes. */
export const bankFileSchema = z.strictObject({
  editions: z.array(
    z.strictObject({
      number: z.number().int().positive(),
      theme: z.enum(THEMES),
      questions: z.array(slug).length(QUESTION_COUNT),
      /** The question that may replace one of the ten. */
      bench: slug,
    }),
  ),
  questions: z.array(dailyQuestionSchema),
});

export type BankFile = z.infer<typeof bankFileSchema>;
export type DailyQuestionRecord = z.infer<typeof dailyQuestionSchema>;
