import type {
  Counted,
  DocumentData,
  Field,
  Order,
  Query,
  Where,
} from "~/platform/storage/document-store";

const MAX_DOCUMENT_BYTES = 1_000_000;
const MAX_NAME = 1500;
const MAX_PAGE = 500;
const MAX_DEPTH = 20;
const LONE_SURROGATE = /\p{Surrogate}/u;
const RESERVED = /^__.*__$/s;
const FLAT_FIELD = /^\w+$/;

/**
 * Checks that both stores can store a document and return it unchanged.
 *
 * @throws TypeError with the reason, without the data
 */
export function assertDocument(data: unknown): asserts data is DocumentData {
  if (!isMap(data)) throw new TypeError("A document has to be a plain object.");
  assertMap(data, 0);
  const size = Math.max(byteLength(JSON.stringify(data)), sizeInFirestore(data));
  if (size > MAX_DOCUMENT_BYTES) throw new TypeError("The document is too large.");
}

/**
 * Checks a collection name or a document id.
 *
 * @throws TypeError if Firestore would reject it
 */
export function assertId(id: unknown): asserts id is string {
  if (typeof id !== "string") throw new TypeError("An id has to be a string.");
  const isPath = id === "" || id === "." || id === ".." || id.includes("/");
  if (isPath || RESERVED.test(id)) throw new TypeError("The id is empty, a path or reserved.");
  assertName(id);
}

/**
 * Checks a query: its limit and its fields.
 *
 * @throws TypeError if a store can't run it
 */
export function assertQuery(query: Query): void {
  const { limit, where = {}, orderBy } = query;
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE) {
    throw new TypeError(`A query's limit has to be from 1 to ${MAX_PAGE}.`);
  }
  assertWhere(where);
  if (orderBy) assertOrder(orderBy);
}

/**
 * Checks what is to be counted: its fields and values.
 *
 * @throws TypeError if a store can't count it
 */
export function assertCounted({ where = {}, before }: Counted): void {
  assertWhere(where);
  if (!before) return;
  assertOrder(before);
  for (const value of [before.value, before.from ?? before.value]) {
    if (typeof value !== "string" && typeof value !== "number") {
      throw new TypeError("An order has strings and numbers only.");
    }
    assertField(value, 0, false);
  }
}

/**
 * Checks an increment: its fields, as a query's, and its numbers. Sums of whole numbers are the same in any order.
 *
 * @throws TypeError if a store can't apply it
 */
export function assertIncrement(by: unknown): asserts by is Record<string, number> {
  assertDocument(by);
  for (const [field, number] of Object.entries(by)) {
    assertFlatField(field);
    if (!Number.isSafeInteger(number)) throw new TypeError("An increment has to be whole numbers.");
  }
}

/**
 * The result of an increment: each number is added to the field, or to 0 if the field holds no number.
 *
 * @returns a new document; unchanged parts are shared with `old`
 */
export function incrementDocument(old: DocumentData, by: Record<string, number>): DocumentData {
  const sums = Object.entries(by).map(([field, number]) => {
    const before = Object.hasOwn(old, field) ? old[field] : 0;
    return [field, (typeof before === "number" ? before : 0) + number];
  });
  return { ...old, ...Object.fromEntries(sums) };
}

/**
 * The result of a set with `merge`: maps merge at any depth; anything else, and an empty map, replaces.
 *
 * @returns a new document; unchanged parts are shared with `old`
 */
export function mergeDocuments(old: DocumentData, change: DocumentData): DocumentData {
  const merged = { ...old };
  for (const [field, value] of Object.entries(change)) {
    const before = Object.hasOwn(old, field) ? old[field] : undefined;
    const merges = isMap(value) && Object.keys(value).length > 0;
    merged[field] = merges ? mergeDocuments(isMap(before) ? before : {}, value) : value;
  }
  return merged;
}

/** The position after a page's last document: its order value (null: ordered by id only), and its id. */
export type Position = { value: string | number | null; id: string };

/** Encodes a position as URL-safe text. */
export function encodeCursor({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([value, id])).toString("base64url");
}

/**
 * Decodes the cursor of a query.
 *
 * @returns null, the first page, if it is missing or does not fit the query
 */
export function decodeCursor({ cursor, orderBy }: Query): Position | null {
  const parsed = parseCursor(cursor);
  if (!Array.isArray(parsed) || parsed.length !== 2) return null;
  const [value, id] = parsed;
  const fits = orderBy ? typeof value === "string" || typeof value === "number" : value === null;
  return fits && isSound(value, id) ? { value, id } : null;
}

function isSound(value: unknown, id: unknown): boolean {
  try {
    assertField(value, 0, false);
    assertId(id);
    return true;
  } catch {
    return false;
  }
}

function parseCursor(cursor: unknown): unknown {
  if (typeof cursor !== "string") return null;
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}

function assertField(value: unknown, depth: number, isInArray: boolean): asserts value is Field {
  if (value === null || typeof value === "boolean") return;
  if (typeof value === "string") return assertText(value);
  if (typeof value === "number" && Number.isFinite(value)) return;
  if (typeof value !== "object") throw new TypeError(`A document can't hold this ${typeof value}.`);
  if (depth >= MAX_DEPTH) throw new TypeError("The document is nested too deep.");
  if (!Array.isArray(value)) return assertMap(value, depth);
  if (isInArray) throw new TypeError("A document can't hold an array directly in an array.");
  for (const item of value) assertField(item, depth + 1, true);
}

function assertMap(value: object, depth: number): void {
  if (!isMap(value)) throw new TypeError("A document can't hold an instance of a class.");
  if (Object.getOwnPropertySymbols(value).length > 0) {
    throw new TypeError("A document can't hold a symbol.");
  }
  for (const [field, item] of Object.entries(value)) {
    if (field === "" || RESERVED.test(field)) {
      throw new TypeError("A document can't hold a field whose name is empty or reserved.");
    }
    assertName(field);
    assertField(item, depth + 1, false);
  }
}

function assertName(name: string): void {
  assertText(name);
  if (byteLength(name) > MAX_NAME) throw new TypeError("A name or an id is too long.");
}

function assertText(text: string): void {
  if (LONE_SURROGATE.test(text)) throw new TypeError("A text holds half a character.");
}

function assertWhere(where: Where): void {
  for (const [field, value] of Object.entries(where)) {
    assertFlatField(field);
    if (value !== null && typeof value === "object") {
      throw new TypeError("A query can't compare a field with an object.");
    }
    assertField(value, 0, false);
  }
}

function assertOrder({ field, direction }: Order): void {
  assertFlatField(field);
  if (direction !== "asc" && direction !== "desc") {
    throw new TypeError("A query's direction has to be asc or desc.");
  }
}

/** Of queries and increments: no path. */
function assertFlatField(field: unknown): void {
  if (typeof field !== "string" || !FLAT_FIELD.test(field) || RESERVED.test(field)) {
    throw new TypeError("The field has to be made of letters, digits and underscores.");
  }
}

function isMap(value: unknown): value is { [name: string]: Field } {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Firestore counts eight bytes for a number, however short it is as JSON. */
function sizeInFirestore(value: Field): number {
  if (typeof value === "string") return byteLength(value) + 1;
  if (typeof value === "number") return 8;
  if (value === null || typeof value === "boolean") return 1;
  if (Array.isArray(value)) return sum(value.map(sizeInFirestore));
  return sum(
    Object.entries(value).map(([name, item]) => byteLength(name) + 1 + sizeInFirestore(item)),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function byteLength(text: string): number {
  return Buffer.byteLength(text);
}
