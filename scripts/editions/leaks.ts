/** Keys that say what is in them. */
const TELLING = /answer|correct|solution|isright|secret/i;

/**
 * What a puzzle gives away that is in the page before a move: the id of a record, which often names its answer, or a key.
 *
 * @param puzzle as an edition has it
 * @param ids the ids of the edition's records
 */
export function leakProblems(puzzle: unknown, ids: ReadonlySet<string>): string[] {
  if (typeof puzzle === "string") {
    return ids.has(puzzle) ? [`The page has the id '${puzzle}' before its answer.`] : [];
  }
  if (typeof puzzle !== "object" || puzzle === null) return [];
  return Object.entries(puzzle).flatMap(([key, value]) => [
    ...(TELLING.test(key) ? [`The page has '${key}' before the answer.`] : []),
    ...leakProblems(value, ids),
  ]);
}
