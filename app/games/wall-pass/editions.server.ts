import { z } from "zod";
import { defineEditions } from "~/play/editions/define-editions.server";
import { editionsFrom } from "~/play/editions/schedule.server";
import { lineText } from "./line";
import { MAX_PAR } from "./rules";
import { bestLine } from "./solver.server";
import { MAX_SEED, streetOf } from "./street";
import data from "./streets.json";
import voided from "./voided.json";

const seed = z.int().min(1).max(MAX_SEED);

/** A street with what the solver found, so that nothing is searched when it is asked for. */
const streetSchema = z.strictObject({
  seed,
  par: z.int().min(1),
  /** The passes of a best line, as `lineText` writes them. */
  line: z.string().regex(/^[1-7]-(soft|firm|hard)( [1-7]-(soft|firm|hard)){9}$/),
});

/** An operator's file. Its streets are solved when it is read. */
const fileSchema = z.strictObject({
  editions: z.array(z.strictObject({ seed })).min(1).max(400),
});

export type Street = z.infer<typeof streetSchema>;

/** The streets by edition number; the first is number 1. */
export const streets = z.array(streetSchema).parse(data);

export const editions = defineEditions({
  schedule: { firstDate: "2026-11-22", period: "day", editions: editionsFrom(1, 210) },
  openFrom: "2027-06-20",
  voided,
  schema: fileSchema,
  builtIn: () => streets,
  read(file, known) {
    const seeds = file.editions.map((one) => one.seed);
    const taken = new Set(known.all().map((street) => street.seed));
    const twice = seeds.findIndex((one, place) => taken.has(one) || seeds.indexOf(one) !== place);
    if (twice >= 0) return { record: `editions ${twice + 1}`, reason: "Its seed exists already" };
    const solved = seeds.map((one) => ({ seed: one, ...bestLine(streetOf(one)) }));
    const rich = solved.findIndex(({ par }) => par > MAX_PAR);
    if (rich >= 0) return { record: `editions ${rich + 1}`, reason: `Its par is over ${MAX_PAR}` };
    return solved.map(({ line, ...street }) => ({ ...street, line: lineText(line) }));
  },
  idsOf: (_, number) => [`street-${number}`],
  build: (street, { hasVoid }) => ({
    puzzle: { ...streetOf(street.seed), par: street.par },
    answer: { ...(hasVoid && { isVoid: true as const }) },
  }),
  reported(id, { numberOf }) {
    const number = numberOf(id);
    return number === 0 ? null : { title: "Wall Pass", summary: `The street of No. ${number}` };
  },
});
