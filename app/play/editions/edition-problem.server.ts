import type { z } from "zod";
import type { RecordProblem } from "~/play/rules/server-game.server";
import { type Issue, issueText } from "./issue-text.server";

/** An operator's file of editions, or the first problem that its schema finds. */
export function readEditions<T>(
  schema: z.ZodType<T>,
  content: unknown,
): { file: T; problem: null } | { file: null; problem: RecordProblem } {
  const { success, data, error } = schema.safeParse(content);
  if (success) return { file: data, problem: null };
  const [issue] = error.issues;
  return {
    file: null,
    problem: recordProblem(content, issue ?? { path: [], message: "Invalid input" }),
  };
}

/** The first id of a file that is known already, or in the file twice; null if all are new. */
export function repeatedId(
  records: readonly { id: string }[],
  known: { has(id: string): boolean },
): RecordProblem | null {
  const ids = records.map(({ id }) => id);
  const twice = ids.find((id, place) => known.has(id) || ids.indexOf(id) !== place);
  return twice === undefined ? null : { record: twice, reason: "Its id exists already" };
}

/** What a schema found, with the record in which it did. */
export function recordProblem(content: unknown, issue: Issue): RecordProblem {
  const { record, field } = placeOf(content, issue.path);
  return { record, reason: issueText(field, issue, issue.path.reduce(valueAt, content)) };
}

/** The record at a path, by its id or number, otherwise by its place, the first being 1; and the field of it. */
export function placeOf(
  content: unknown,
  path: readonly PropertyKey[],
): { record: string; field: readonly PropertyKey[] } {
  const isList = Array.isArray(content);
  const [list, index, ...field] = isList && path.length > 0 ? ["record", ...path] : path;
  if (index === undefined) return { record: String(list ?? "file"), field: [] };
  const records = isList ? content : valueAt(content, list ?? "");
  const record = nameAt(records, Number(index)) ?? `${String(list)} ${Number(index) + 1}`;
  return { record, field };
}

const valueAt = (holder: unknown, key: PropertyKey): unknown =>
  (holder as Record<PropertyKey, unknown> | null | undefined)?.[key];

/** The id or number of a record that a schema refuses; null if it has none. */
function nameAt(records: unknown, index: number): string | null {
  const record: unknown = Array.isArray(records) ? records[index] : null;
  const { id, number } = (record ?? {}) as { id?: unknown; number?: unknown };
  if (typeof id === "string" && id !== "") return id;
  return typeof number === "number" ? `edition ${number}` : null;
}
