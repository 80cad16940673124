import { repeatedId } from "~/play/editions/edition-problem.server";
import type { RecordProblem } from "~/play/rules/server-game.server";
import {
  type LineCategory,
  type LineFile,
  type LineItem,
  lineFileSchema,
} from "./line-file.server";

/** An edition: eleven items of one category, in the order in which they are called. */
export type Line = {
  category: Omit<LineCategory, "check" | "items">;
  items: readonly Omit<LineItem, "check" | "read">[];
};

type Bank = {
  categories: Map<string, Line["category"]>;
  items: Map<string, { item: Line["items"][number]; category: Line["category"] }>;
  lines: readonly Line[];
};

const files = import.meta.glob("./lines/*.json", { eager: true, import: "default" });

let parsed: Bank | undefined;

/** Parses the files when they are first asked for, so that a start does not wait for them. */
function bank(): Bank {
  if (parsed) return parsed;
  const all = Object.values(files).map((content) => lineFileSchema.parse(content));
  parsed = { categories: new Map(), items: new Map(), lines: [] };
  for (const file of all) addRecords(parsed, file);
  const editions = all.flatMap((file) => file.editions);
  parsed.lines = linesOf(
    parsed,
    editions.sort((one, other) => one.number - other.number),
  );
  return parsed;
}

/** The built-in lines, number 1 first. */
export const builtInLines = (): readonly Line[] => bank().lines;

/** An item with its category, by its id; null for an unknown one. */
export const itemById = (id: string) => bank().items.get(id) ?? null;

/** A category by its id; null for an unknown one. */
export const categoryById = (id: string) => bank().categories.get(id) ?? null;

/** Adds the records of an operator's file, whose editions are numbered from 1 on, and returns its lines. */
export function addFile(file: LineFile): readonly Line[] | RecordProblem {
  const wrong = recordsProblem(file) ?? editionsProblem(file);
  if (wrong) return wrong;
  addRecords(bank(), file);
  return linesOf(bank(), file.editions);
}

function addRecords({ categories, items }: Bank, file: LineFile): void {
  for (const { check: _, items: own, ...category } of file.categories) {
    categories.set(category.id, category);
    for (const { check: _, read: __, ...item } of own) items.set(item.id, { item, category });
  }
}

function linesOf({ categories, items }: Bank, editions: LineFile["editions"]): Line[] {
  return editions.map(({ number, category, items: ids }) => {
    const found = categories.get(category);
    if (!found) throw new RangeError(`Line ${number}: there is no category ${category}.`);
    return { category: found, items: ids.flatMap((id) => items.get(id)?.item ?? []) };
  });
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
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) return { record, reason: `It has a number twice: ${twice}` };
  }
  return null;
}
