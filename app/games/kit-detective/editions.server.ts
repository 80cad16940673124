import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import { editionTable } from "~/play/edition-table.server";
import casesData from "./cases.json";
import { editionsFileSchema, type ShirtRecord, shirtProblem } from "./editions-file.server";
import shirtsData from "./shirts.json";

/** The built-in shirts, and cases by edition number; the first is number 1. */
export const { shirts, cases } = editionsFileSchema.parse({ shirts: shirtsData, cases: casesData });

const shirtById = new Map(shirts.map((shirt) => [shirt.id, shirt]));
const table = editionTable(cases);

/** A shirt with its answer; undefined for an unknown id. */
export const shirtOf = (id: string): ShirtRecord | undefined => shirtById.get(id);

/** The shirts of a case in their order; null for an unknown number. */
export function caseByNumber(number: number): { id: string; shirts: ShirtRecord[] } | null {
  const found = table.at(number);
  if (!found) return null;
  return { id: found.id, shirts: found.shirts.flatMap((id) => shirtById.get(id) ?? []) };
}

/** Adds an operator's file, as `ServerGame` says. Its cases may use the built-in shirts too. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(editionsFileSchema, content);
  if (problem) return problem;
  const twice = repeatedId(file.shirts, shirtById) ?? repeatedId(file.cases, table);
  if (twice) return twice;
  for (const shirt of file.shirts) {
    const reason = shirtProblem(shirt);
    if (reason) return { record: shirt.id, reason };
  }
  const known = new Set([...shirtById.keys(), ...file.shirts.map(({ id }) => id)]);
  for (const { id, shirts: ids } of file.cases) {
    const stranger = ids.find((one) => !known.has(one));
    if (stranger) return { record: id, reason: `There is no shirt '${stranger}'` };
    if (new Set(ids).size < ids.length) return { record: id, reason: "A shirt is there twice" };
  }
  for (const shirt of file.shirts) shirtById.set(shirt.id, shirt);
  table.add(file.cases, first);
  return { count: file.cases.length };
}
