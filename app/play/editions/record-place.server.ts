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

/** What an object or a list has at a key; undefined for anything else. */
export const valueAt = (holder: unknown, key: PropertyKey): unknown =>
  (holder as Record<PropertyKey, unknown> | null | undefined)?.[key];

/** The id or number of a record that a schema refuses; null if it has none. */
function nameAt(records: unknown, index: number): string | null {
  const record: unknown = Array.isArray(records) ? records[index] : null;
  const { id, number } = (record ?? {}) as { id?: unknown; number?: unknown };
  if (typeof id === "string" && id !== "") return id;
  return typeof number === "number" ? `edition ${number}` : null;
}
