import type { z } from "zod";
import type { RecordProblem } from "~/play/rules/server-game.server";

type Issue = { path: readonly PropertyKey[]; message: string };

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

/** What a schema found, with the record in which it did: by its id or number, otherwise by its place. */
export function recordProblem(content: unknown, { path, message }: Issue): RecordProblem {
  const isList = Array.isArray(content);
  const [list, index, ...field] = isList && path.length > 0 ? ["record", ...path] : path;
  const records = isList ? content : (content as Record<PropertyKey, unknown> | null)?.[list ?? ""];
  const place = [list ?? "file", index].filter((part) => part !== undefined).join(" ");
  const record = nameAt(records, Number(index)) ?? place;
  return { record, reason: `${field.join(".")} ${message}`.trim() };
}

/** The id or number of a record that a schema refuses; null if it has none. */
function nameAt(records: unknown, index: number): string | null {
  const record: unknown = Array.isArray(records) ? records[index] : null;
  const { id, number } = (record ?? {}) as { id?: unknown; number?: unknown };
  if (typeof id === "string" && id !== "") return id;
  return typeof number === "number" ? `edition ${number}` : null;
}
