import type { RecordProblem } from "~/play/rules/server-game.server";
import { fieldText } from "./issue-text.server";
import { placeOf, valueAt } from "./record-place.server";

/** What a text that is still to come begins with. */
const MARK = "TO FILL IN";

/** What stands in a draft for a value that is still to come. */
export const toFillIn = (what: string): string => `${MARK}: ${what}`;

/** What is still to be filled in, record by record. A list or an object of which nothing is there is named as a whole. */
export function unfilledIn(content: unknown): RecordProblem[] {
  const paths = pathsTo(content, isUnfilledText);
  const names = new Map<string, Set<string>>();
  for (const path of paths) {
    const { record, field } = placeOf(content, path);
    const own = names.get(record) ?? new Set();
    names.set(
      record,
      own.add(fieldText(isWholly(content, path, field) ? field.slice(0, 1) : field)),
    );
  }
  return [...names].map(([record, own]) => ({
    record,
    reason: `Still to fill in: ${[...own].join("; ")}`,
  }));
}

/** Whether of a record's field, of which a path leads to a part, all is still to be filled in. */
function isWholly(
  content: unknown,
  path: readonly PropertyKey[],
  field: readonly PropertyKey[],
): boolean {
  const whole = path.slice(0, path.length - field.length + 1).reduce(valueAt, content);
  return pathsTo(whole, isLeaf).length === pathsTo(whole, isUnfilledText).length;
}

const isLeaf = (value: unknown) => typeof value !== "object" || value === null;

const isUnfilledText = (value: unknown) => typeof value === "string" && value.startsWith(MARK);

/** Whether what stands at a path is still to be filled in. */
export function isUnfilled(content: unknown, path: readonly PropertyKey[]): boolean {
  return isUnfilledText(path.reduce(valueAt, content));
}

type Place = { value: unknown; key: PropertyKey; holder: Place | null };

/** The paths to all values of a kind. A file may be nested as deep as it likes. */
function pathsTo(content: unknown, isWanted: (value: unknown) => boolean): PropertyKey[][] {
  const found: PropertyKey[][] = [];
  const left: Place[] = [{ value: content, key: "", holder: null }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value } = place;
    if (isWanted(value)) found.push(pathOf(place));
    if (typeof value !== "object" || value === null) continue;
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, one] of entries) left.push({ value: one, key, holder: place });
  }
  return found.reverse();
}

function pathOf(place: Place): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let one = place; one.holder; one = one.holder) path.unshift(one.key);
  return path;
}
