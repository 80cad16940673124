import { decodeCursor } from "~/platform/storage/document-rules";
import type { Counted, Order, Query, Where } from "~/platform/storage/document-store";
import { type Index, type Indexes, serves } from "~/platform/storage/indexes";
import type { SqlValue } from "~/platform/storage/sqlite-driver.server";

/** With the values to bind. */
export type BoundSql = { sql: string; values: SqlValue[] };

/** How the names of indexes begin that are made from declarations. */
export const DECLARED = "declared:";

/** Which documents, in SQL: where from, under which conditions. */
type Scope = { from: string; conditions: string[]; values: SqlValue[] };

/**
 * The statement of a query: the rows of a page, plus one if there is a next page.
 *
 * Values are bound as JSON and compared through SQLite's own JSON functions, since a large number equals itself only
 * then. `->` returns JSON text, which includes the type; `->>` returns a sortable value.
 *
 * @param query valid, as assertQuery has it
 */
export function selectStatement(collection: string, query: Query, indexes: Indexes): BoundSql {
  const { where, orderBy, limit } = query;
  const { from, conditions, values } = scopeOf(collection, indexes, where, orderBy);
  const direction = orderBy?.direction === "desc" ? "DESC" : "ASC";
  const after = direction === "DESC" ? "<" : ">";
  const start = decodeCursor(query);
  if (start && orderBy) {
    const order = sortable(orderBy.field);
    const value = JSON.stringify(start.value);
    // The first term is redundant to the second, but an index can serve it.
    conditions.push(`${order} ${after}= (? ->> '$')`, `(${order}, id) ${after} (? ->> '$', ?)`);
    values.push(value, value, start.id);
  } else if (start) {
    conditions.push(`id ${after} ?`);
    values.push(start.id);
  }
  const terms = orderBy ? [sortable(orderBy.field), "id"] : ["id"];
  const order = terms.map((term) => `${term} ${direction}`).join(", ");
  const sql = `SELECT id, data, version FROM ${from} WHERE ${conditions.join(" AND ")}
    ORDER BY ${order} LIMIT ?`;
  return { sql, values: [...values, limit + 1] };
}

/**
 * The statement of a count: one row with `count`.
 *
 * @param counted valid, as assertCounted has it
 */
export function countStatement(
  collection: string,
  { where, before }: Counted,
  indexes: Indexes,
): BoundSql {
  const { from, conditions, values } = scopeOf(collection, indexes, where, before);
  if (before) {
    const { field, direction, value, from: first = null } = before;
    const is = direction === "desc" ? ">" : "<";
    conditions.push(`${sortable(field)} ${is} (? ->> '$')`);
    values.push(JSON.stringify(value));
    if (first !== null) {
      conditions.push(`${sortable(field)} ${is === ">" ? "<=" : ">="} (? ->> '$')`);
      values.push(JSON.stringify(first));
    }
  }
  return { sql: `SELECT count(*) AS count FROM ${from} WHERE ${conditions.join(" AND ")}`, values };
}

/** The statement that makes a declared index. Its direction is left out: SQLite reads an index backwards as well. */
export function indexStatement({ collection, where, orderBy }: Index): string {
  const name = `${DECLARED}${collection}:${where}:${orderBy?.field ?? ""}`;
  const order = orderBy ? [sortable(orderBy.field)] : [];
  const terms = [...where.map(comparable), ...order, "id"];
  return `CREATE INDEX "${name}" ON documents (${terms.join(", ")}) WHERE ${partOf(collection)}`;
}

function scopeOf(collection: string, indexes: Indexes, where: Where = {}, orderBy?: Order): Scope {
  const values: SqlValue[] = Object.values(where).map((value) => JSON.stringify(value));
  const conditions = Object.keys(where).map((field) => `${comparable(field)} = ?`);
  if (orderBy) {
    conditions.push(`json_type(data, '$.${orderBy.field}') IN ('integer', 'real', 'text')`);
  }
  if (indexes.declared.some((index) => serves(index, collection, where, orderBy))) {
    return { from: "documents", conditions: [partOf(collection), ...conditions], values };
  }
  // Without statistics SQLite would rather scan the whole collection in id order.
  const hint = Object.hasOwn(where, "userId") ? " INDEXED BY documents_by_user" : "";
  return {
    from: `documents${hint}`,
    conditions: ["collection = ?", ...conditions],
    values: [collection, ...values],
  };
}

/**
 * The condition of a declared index and of the queries that it serves, whose collection is a name from our own code. The
 * plus keeps SQLite from scanning the collection by the primary key. A query that names its index instead would fail as
 * soon as another version on the same file drops it.
 */
const partOf = (collection: string) => `+collection = '${collection}'`;

const comparable = (field: string) => `data -> '$.${field}'`;
const sortable = (field: string) => `data ->> '$.${field}'`;
