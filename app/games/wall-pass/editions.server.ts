import { z } from "zod";
import { type RecordProblem, readEditions } from "~/play/edition-problem.server";
import type { Edition } from "~/play/game";
import { lineText } from "./line";
import { MAX_PAR, type WallAnswer, type WallPuzzle } from "./rules";
import { bestLine } from "./solver.server";
import { MAX_SEED, streetOf } from "./street";
import data from "./streets.json";
import voidedOn from "./voided.json";

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

/** An operator's streets by number. */
const added = new Map<number, Street>();

const streetAt = (number: number) => streets[number - 1] ?? added.get(number);

/** The edition of a street's id; 0 for an unknown one. */
export function numberOf(id: string): number {
  const [, digits = ""] = /^street-(\d{1,4})$/.exec(id) ?? [];
  return streetAt(Number(digits)) ? Number(digits) : 0;
}

/** Adds an operator's file, as `ServerGame` says. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(fileSchema, content);
  if (problem) return problem;
  const seeds = file.editions.map((one) => one.seed);
  const known = new Set([...streets, ...added.values()].map((street) => street.seed));
  const twice = seeds.findIndex((one, place) => known.has(one) || seeds.indexOf(one) !== place);
  if (twice >= 0) return { record: `editions ${twice}`, reason: "Its seed exists already" };
  const solved = seeds.map((one) => ({ seed: one, ...bestLine(streetOf(one)) }));
  const rich = solved.findIndex(({ par }) => par > MAX_PAR);
  if (rich >= 0) return { record: `editions ${rich}`, reason: `Its par is over ${MAX_PAR}` };
  solved.forEach(({ line, ...street }, place) => {
    added.set(first + place, { ...street, line: lineText(line) });
  });
  return { count: seeds.length };
}

/** Null for an unknown number. */
export function editionByNumber(
  number: number,
  voided: readonly string[] = Object.keys(voidedOn),
): Edition<WallPuzzle, WallAnswer> | null {
  const street = streetAt(number);
  if (!street) return null;
  const { par, line } = street;
  const puzzle = { ...streetOf(street.seed), par };
  if (!voided.includes(`street-${number}`)) return { number, puzzle, answer: { line } };
  return { number, puzzle, answer: { line, isVoid: true }, hasVoid: true };
}
