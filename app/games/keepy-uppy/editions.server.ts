import { z } from "zod";
import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import editionsData from "./editions.json";
import { MAX_TOUCHES } from "./garden";
import { bestLine } from "./solver.server";
import voided from "./voided.json";
import { gardenOf } from "./weather.server";

/** What the best of a garden may be: high enough for every part to be played, and an end before the lights go off. */
const MIN_BEST = 32;
const MAX_BEST = MAX_TOUCHES - 9;

const gardenSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  seed: z.int().min(0).max(0xffffffff),
});

/** An operator's file: the best line of each garden is found when it is read. */
const fileSchema = z.strictObject({ editions: z.array(gardenSchema).min(1) });

const solvedSchema = z.strictObject({
  editions: z.array(gardenSchema.extend({ line: z.string().regex(/^[fkchr]+$/) })),
});

export type Garden = z.infer<typeof solvedSchema>["editions"][number];

/** The gardens by edition number; the first is number 1. */
export const gardens: readonly Garden[] = solvedSchema.parse(editionsData).editions;

/** The best line of a garden, by the solver. */
export function bestLineOf({ seed }: Pick<Garden, "seed">): string {
  const { puzzle, gusts } = gardenOf(seed);
  return bestLine(puzzle, { gusts });
}

/** Whether a garden whose best is this can be an edition. */
export const isFair = ({ length }: string): boolean => length >= MIN_BEST && length <= MAX_BEST;

/** Why a garden can't be an edition. */
export const unfairText = ({ length }: string): string =>
  `Its best is ${length} touches; it has to be from ${MIN_BEST} to ${MAX_BEST}`;

export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, 240) },
  openFrom: "2027-07-20",
  voided,
  schema: fileSchema,
  builtIn: () => gardens,
  read(file, known) {
    const twice = repeatedId(file.editions, known);
    if (twice) return twice;
    const solved = file.editions.map((one) => ({ ...one, line: bestLineOf(one) }));
    const unfair = solved.find(({ line }) => !isFair(line));
    return unfair ? { record: unfair.id, reason: unfairText(unfair.line) } : solved;
  },
  idsOf: ({ id }) => [id],
  build({ seed, line }, { hasVoid }) {
    const { puzzle, gusts } = gardenOf(seed);
    return { puzzle, answer: { gusts, line, ...(hasVoid && { isVoid: true }) } };
  },
  reported(id, { numberOf }) {
    const number = numberOf(id);
    return number === 0 ? null : { title: "Keepy-Uppy", summary: `No. ${number}` };
  },
});
