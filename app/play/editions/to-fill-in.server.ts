import type { RecordProblem } from "~/play/rules/server-game.server";
import { fieldText } from "./issue-text.server";
import { placeOf, valueAt } from "./record-place.server";

const MARK = "TO FILL IN";

/** What stands in a draft for a value that is still to come. */
export const toFillIn = (what: string): string => `${MARK}: ${what}`;

/** What is still to be filled in, record by record. */
export function unfilledIn(content: unknown): RecordProblem[] {
  const fields = new Map<string, string[]>();
  for (const path of pathsTo(content)) {
    const { record, field } = placeOf(content, path);
    fields.set(record, [...(fields.get(record) ?? []), fieldText(field)]);
  }
  return [...fields].map(([record, names]) => ({
    record,
    reason: `Still to fill in: ${names.join("; ")}`,
  }));
}

/** Whether what stands at a path is still to be filled in. */
export function isUnfilled(content: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce(valueAt, content);
  return typeof value === "string" && value.startsWith(MARK);
}

type Place = { value: unknown; key: PropertyKey; holder: Place | null };

/** The paths to all texts that begin with the mark. A file may be nested as deep as it likes. */
function pathsTo(content: unknown): PropertyKey[][] {
  const found: PropertyKey[][] = [];
  const left: Place[] = [{ value: content, key: "", holder: null }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value } = place;
    if (typeof value === "string" && value.startsWith(MARK)) found.unshift(pathOf(place));
    if (typeof value !== "object" || value === null) continue;
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, one] of entries) left.push({ value: one, key, holder: place });
  }
  return found;
}

function pathOf(place: Place): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let one = place; one.holder; one = one.holder) path.unshift(one.key);
  return path;
}
