import type { Firestore, Query as FirestoreQuery, QuerySnapshot } from "firebase-admin/firestore";
import { assertCounted, assertId, assertQuery, decodeCursor, encodeCursor } from "./document-rules";
import type { Counted, DocumentData, Page, Query, Where } from "./document-store";
import { assertIndexed, type Indexes } from "./indexes";

const ID = "__name__";
/** In Firestore's type order, numbers and then strings lie between these two. */
const MIN_NUMBER = Number.NEGATIVE_INFINITY;
const AFTER_STRINGS = Buffer.alloc(0);

/**
 * A query of ours in Firestore's terms, for one document more than its page has.
 *
 * @throws TypeError for an invalid query, and one that no index serves
 */
export function queryTo(
  firestore: Firestore,
  indexes: Indexes,
  collection: string,
  query: Query,
): FirestoreQuery {
  assertId(collection);
  assertQuery(query);
  assertIndexed(indexes, collection, query.where, query.orderBy);
  return inOrder(equalIn(firestore, collection, query.where), query).limit(query.limit + 1);
}

/**
 * The documents that a count is of, in Firestore's terms.
 *
 * @throws TypeError as `queryTo`
 */
export function countTo(
  firestore: Firestore,
  indexes: Indexes,
  collection: string,
  counted: Counted,
): FirestoreQuery {
  const { where, before } = counted;
  assertId(collection);
  assertCounted(counted);
  assertIndexed(indexes, collection, where, before);
  const all = equalIn(firestore, collection, where);
  if (!before) return all;
  const ordered = all.orderBy(before.field, before.direction).orderBy(ID, before.direction);
  const value = withoutNegativeZero(before.value);
  if (before.from !== undefined) {
    return ordered.startAt(withoutNegativeZero(before.from)).endBefore(value);
  }
  const first =
    before.direction === "asc" ? ordered.startAt(MIN_NUMBER) : ordered.startAfter(AFTER_STRINGS);
  return first.endBefore(value);
}

function equalIn(firestore: Firestore, collection: string, where: Where = {}): FirestoreQuery {
  let built: FirestoreQuery = firestore.collection(collection);
  for (const [field, value] of Object.entries(where)) {
    built = built.where(field, "==", withoutNegativeZero(value));
  }
  return built;
}

function inOrder(unordered: FirestoreQuery, query: Query): FirestoreQuery {
  const start = decodeCursor(query);
  if (!query.orderBy) {
    const ordered = unordered.orderBy(ID);
    return start ? ordered.startAfter(start.id) : ordered;
  }
  const { field, direction } = query.orderBy;
  const ordered = unordered.orderBy(field, direction).orderBy(ID, direction);
  const from = start && [withoutNegativeZero(start.value), start.id];
  if (direction === "asc") {
    const bounded = ordered.endBefore(AFTER_STRINGS);
    return from ? bounded.startAfter(...from) : bounded.startAt(MIN_NUMBER);
  }
  const bounded = ordered.endAt(MIN_NUMBER);
  return from ? bounded.startAfter(...from) : bounded.startAfter(AFTER_STRINGS);
}

/** The page of a snapshot of `queryTo`. */
export function pageOf({ docs }: QuerySnapshot, { limit, orderBy }: Query): Page {
  const documents = docs
    .slice(0, limit)
    .map((found) => ({ id: found.id, data: found.data() as DocumentData }));
  const last = documents.at(-1);
  if (docs.length <= limit || !last) return { documents, nextCursor: null };
  const value = orderBy ? (last.data[orderBy.field] as string | number) : null;
  return { documents, nextCursor: encodeCursor({ value, id: last.id }) };
}

/** A value as JSON has it, which has no negative zero. */
export function withoutNegativeZero<T>(value: T): T {
  return Object.is(value, -0) ? (0 as T) : value;
}
