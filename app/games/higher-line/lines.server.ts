import { type RecordProblem, readEditions, repeatedId } from "~/play/edition-problem.server";
import {
  type LineCategory,
  type LineFile,
  type LineItem,
  lineFileSchema,
} from "./line-file.server";

/** An edition: eleven items of one category, in the order in which they are called. */
export type Line = {
  number: number;
  category: Omit<LineCategory, "check" | "items">;
  items: readonly Omit<LineItem, "check" | "read">[];
};

type Bank = {
  categories: Map<string, Line["category"]>;
  items: Map<string, { item: Line["items"][number]; category: Line["category"] }>;
  lines: Map<number, Line>;
};

const files = import.meta.glob("./lines/*.json", { eager: true, import: "default" });

let parsed: Bank | undefined;

/** Parses the files when they are first asked for, so that a start does not wait for them. */
function bank(): Bank {
  if (parsed) return parsed;
  parsed = { categories: new Map(), items: new Map(), lines: new Map() };
  const all = Object.values(files).map((content) => lineFileSchema.parse(content));
  for (const file of all) addRecords(parsed, file);
  for (const { editions } of all) addLines(parsed, editions, 0);
  return parsed;
}

/** The line with a number; null for an unknown one. */
export const lineByNumber = (number: number): Line | null => bank().lines.get(number) ?? null;

/** An item with its category, by its id; null for an unknown one. */
export const itemById = (id: string) => bank().items.get(id) ?? null;

/** A category by its id; null for an unknown one. */
export const categoryById = (id: string) => bank().categories.get(id) ?? null;

/** Adds an operator's file, whose editions are numbered from 1 on, as `ServerGame` says. */
export function addEditions(content: unknown, first: number): { count: number } | RecordProblem {
  const { file, problem } = readEditions(lineFileSchema, content);
  if (problem) return problem;
  const wrong = recordsProblem(file) ?? editionsProblem(file);
  if (wrong) return wrong;
  addRecords(bank(), file);
  addLines(bank(), file.editions, first - 1);
  return { count: file.editions.length };
}

function addRecords({ categories, items }: Bank, file: LineFile): void {
  for (const { check: _, items: own, ...category } of file.categories) {
    categories.set(category.id, category);
    for (const { check: _, read: __, ...item } of own) items.set(item.id, { item, category });
  }
}

function addLines({ categories, items, lines }: Bank, editions: LineFile["editions"], by: number) {
  for (const { number, category, items: ids } of editions) {
    const found = categories.get(category);
    if (!found) throw new RangeError(`Line ${number}: there is no category ${category}.`);
    const own = ids.flatMap((id) => items.get(id)?.item ?? []);
    lines.set(by + number, { number: by + number, category: found, items: own });
  }
}

/** Why an operator's records can't be added: each id has to be new, in the file too. */
function recordsProblem({ categories }: LineFile): RecordProblem | null {
  const { categories: known, items } = bank();
  const ownItems = categories.flatMap((category) => category.items);
  return repeatedId(categories, known) ?? repeatedId(ownItems, items);
}

function editionsProblem({ categories, editions }: LineFile): RecordProblem | null {
  const own = new Map(
    categories.flatMap((one) => one.items.map((item) => [item.id, { item, category: one }])),
  );
  const { items: known } = bank();
  for (const [place, { number, category, items }] of editions.entries()) {
    const record = `edition ${number}`;
    if (number !== place + 1) return { record, reason: `Its number has to be ${place + 1}` };
    const found = items.map((id) => own.get(id) ?? known.get(id));
    const stranger = items.find((_, index) => found[index]?.category.id !== category);
    if (stranger !== undefined) return { record, reason: `${category} has no item ${stranger}` };
    const values = found.map((one) => one?.item.value);
    if (new Set(values).size < values.length) return { record, reason: "It has a number twice" };
  }
  return null;
}
