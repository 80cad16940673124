import * as z from "zod";
import { CHOICE_COUNT, type ChoiceIndex, QUESTION_COUNT } from "./question";

const choice = z
  .number()
  .int()
  .min(0)
  .max(CHOICE_COUNT - 1)
  .transform((value) => value as ChoiceIndex);

/** An attempt as it comes back from wherever it was kept. */
export const attemptSchema = z.object({
  id: z.string().min(1).max(64),
  edition: z.number().int().min(1),
  date: z.iso.date(),
  startedAt: z.number().int(),
  answers: z.array(z.object({ choice, at: z.number().int().min(0) })).max(QUESTION_COUNT),
  late: z.boolean(),
  friendly: z.boolean().default(false),
});

/** A visitor's attempts as they come back from their browser. */
export const attemptsSchema = z.object({
  current: attemptSchema,
  friendly: attemptSchema.nullable().default(null),
});
