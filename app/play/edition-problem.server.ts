type Issue = { path: readonly PropertyKey[]; message: string };

/** A record of a file of editions, and what is wrong with it. */
export type RecordProblem = { record: string; reason: string };

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
