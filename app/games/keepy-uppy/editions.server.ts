import { z } from "zod";
import { defineEditions } from "~/play/editions/define-editions.server";
import { repeatedId } from "~/play/editions/edition-problem.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import editionsData from "./editions.json";
import { MIN_WIN } from "./garden";
import type { KeepyAnswer } from "./rules";
import { bestLine } from "./solver.server";
import voided from "./voided.json";
import { gardenOf } from "./weather.server";

const gardenSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  seed: z.int().min(0).max(0xffffffff),
  /** The first days had wind from the start; every garden since begins without. */
  isWindy: z.literal(true).optional(),
});

const fileSchema = z.strictObject({ editions: z.array(gardenSchema).min(1) });

export type Garden = z.infer<typeof gardenSchema>;

/** The gardens by edition number; the first is number 1. */
export const gardens: readonly Garden[] = fileSchema.parse(editionsData).editions;

const CALM = 3;

/** Sets the weather apart from that of the first rules, in which some gardens could not be won. */
const WEATHER = 47504;

type Sown = Pick<Garden, "seed" | "isWindy">;

/** What today's rules read of a garden. */
export function readGarden({ seed, isWindy }: Sown) {
  const { stages, gusts, luck } = gardenOf((seed ^ WEATHER) >>> 0, !isWindy);
  const answer: KeepyAnswer = { gusts: gusts.map(([push]) => push + CALM).join(""), luck };
  return { puzzle: { stages }, answer };
}

/** The best line of a garden without timing, by the solver. */
export function bestLineOf(garden: Sown): string {
  const { puzzle, answer } = readGarden(garden);
  return bestLine(puzzle, answer);
}

/** Whether a garden whose best is this can be an edition: it can be won without timing. */
export const isFair = ({ length }: string): boolean => length >= MIN_WIN;

/** Why a garden can't be an edition. */
export const unfairText = ({ length }: string): string =>
  `Its best without timing is ${length} touches; it has to be ${MIN_WIN} at least`;

export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, 240) },
  openFrom: "2027-07-20",
  voided,
  schema: fileSchema,
  builtIn: () => gardens,
  read(file, known) {
    const twice = repeatedId(file.editions, known);
    if (twice) return twice;
    for (const garden of file.editions) {
      const line = bestLineOf(garden);
      if (!isFair(line)) return { record: garden.id, reason: unfairText(line) };
    }
    return file.editions;
  },
  idsOf: ({ id }) => [id],
  build(garden, { hasVoid }) {
    const { puzzle, answer } = readGarden(garden);
    return { puzzle, answer: { ...answer, ...(hasVoid && { isVoid: true }) } };
  },
  reported(id, { numberOf }) {
    const number = numberOf(id);
    return number === 0 ? null : { title: "Keepy-Uppy", summary: `No. ${number}` };
  },
});
