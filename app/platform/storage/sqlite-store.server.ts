import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  assertDocument,
  assertId,
  assertIncrement,
  assertQuery,
  encodeCursor,
  incrementDocument,
  mergeDocuments,
} from "~/platform/storage/document-rules";
import {
  type Counted,
  type DocumentData,
  type DocumentStore,
  DocumentStoreError,
  type Page,
  type Query,
  type SetOptions,
  type Transaction,
} from "~/platform/storage/document-store";
import { appIndexes, type Indexes } from "~/platform/storage/indexes";
import { retryWhileBusy } from "~/platform/storage/retry-while-busy.server";
import { openSqliteFile } from "~/platform/storage/sqlite-file.server";
import { type Check, type Row, Table, type Write } from "~/platform/storage/sqlite-table.server";

const MAX_TRIES = 5;
const MAX_WAIT_MS = 16;

/**
 * Opens the document store in a SQLite file, created if absent.
 *
 * @param file its path; several processes may use it at once
 * @param indexes what queries may need, made in the file
 * @throws StorageFileError with a sentence for the operator; StorageVersionError for the file of a newer Kickabout
 */
export function openSqliteStore(file: string, indexes: Indexes = appIndexes): DocumentStore {
  return new SqliteStore(new Table(openSqliteFile(file, indexes), indexes));
}

class SqliteStore implements DocumentStore {
  constructor(private readonly table: Table) {}

  async get(collection: string, id: string) {
    const row = await retryWhileBusy(() => this.table.row(collection, id));
    return row ? parse(row) : null;
  }

  async query(collection: string, query: Query) {
    return pageOf(await retryWhileBusy(() => this.table.rows(collection, query)), query);
  }

  async count(collection: string, counted: Counted) {
    return retryWhileBusy(() => this.table.count(collection, counted));
  }

  async set(collection: string, id: string, data: DocumentData, options?: SetOptions) {
    const write = setting(collection, id, data, options);
    await retryWhileBusy(() => this.table.commit([], [write]));
  }

  async delete(collection: string, id: string) {
    const write = deleting(collection, id);
    await retryWhileBusy(() => this.table.commit([], [write]));
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const run = new TransactionRun(this.table);
      const end = await run.run(work);
      if (end.isDone) return end.value;
      await wait(randomInt(MAX_WAIT_MS * tries));
    }
    throw new DocumentStoreError("contention");
  }

  async eraseDeleted() {
    try {
      await retryWhileBusy(() => this.table.eraseDeleted());
      return true;
    } catch (error) {
      if (error instanceof DocumentStoreError) return false;
      throw error;
    }
  }

  async close() {
    this.table.close();
  }
}

/** One run of a transaction's work: optimistic, without locks. Its reads are verified on commit. */
class TransactionRun implements Transaction {
  private readonly checks: Check[] = [];
  private readonly writes: Write[] = [];
  private isOver = false;

  constructor(private readonly table: Table) {}

  /** Runs the work once; not done if its reads have changed since. */
  async run<T>(
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<{ isDone: true; value: T } | { isDone: false }> {
    const end = await outcomeOf(() => work(this));
    this.isOver = true;
    if ("error" in end && end.error instanceof DocumentStoreError) throw end.error;
    // An error may stem from inconsistent reads: it counts only if the reads are still current.
    const writes = "error" in end ? [] : this.writes;
    const isDone = await retryWhileBusy(() => this.table.commit(this.checks, writes));
    if (!isDone) return { isDone };
    if ("error" in end) throw end.error;
    return { isDone, value: end.value };
  }

  async get(collection: string, id: string) {
    this.assertReads();
    const row = await retryWhileBusy(() => this.table.row(collection, id));
    const version = row?.version;
    this.checks.push(() => this.table.row(collection, id)?.version === version);
    return row ? parse(row) : null;
  }

  async query(collection: string, query: Query) {
    this.assertReads();
    assertQuery(query);
    const queryCopy = structuredClone(query);
    const rows = await retryWhileBusy(() => this.table.rows(collection, queryCopy));
    const before = fingerprint(rows);
    this.checks.push(() => fingerprint(this.table.rows(collection, queryCopy)) === before);
    return pageOf(rows, queryCopy);
  }

  set(collection: string, id: string, data: DocumentData, options?: SetOptions) {
    this.assertOpen();
    this.writes.push(setting(collection, id, data, options));
  }

  delete(collection: string, id: string) {
    this.assertOpen();
    this.writes.push(deleting(collection, id));
  }

  increment(collection: string, id: string, by: Record<string, number>) {
    this.assertOpen();
    this.writes.push(incrementing(collection, id, by));
  }

  private assertReads() {
    this.assertOpen();
    if (this.writes.length > 0) throw new Error("A transaction reads first and then writes.");
  }

  private assertOpen() {
    if (this.isOver) throw new Error("This transaction is over.");
  }
}

async function outcomeOf<T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}

function setting(collection: string, id: string, data: DocumentData, options?: SetOptions): Write {
  assertId(collection);
  assertId(id);
  assertDocument(data);
  const change = structuredClone(data);
  return (table, version) => {
    const old = options?.merge ? table.row(collection, id) : undefined;
    const merged = options?.merge ? mergeDocuments(old ? parse(old) : {}, change) : change;
    assertDocument(merged);
    table.put(collection, id, merged, version);
  };
}

function deleting(collection: string, id: string): Write {
  assertId(collection);
  assertId(id);
  return (table) => table.delete(collection, id);
}

function incrementing(collection: string, id: string, by: Record<string, number>): Write {
  assertId(collection);
  assertId(id);
  assertIncrement(by);
  const change = { ...by };
  return (table, version) => {
    const old = table.row(collection, id);
    const sum = incrementDocument(old ? parse(old) : {}, change);
    assertDocument(sum);
    table.put(collection, id, sum, version);
  };
}

function pageOf(rows: Row[], { limit, orderBy }: Query): Page {
  const documents = rows.slice(0, limit).map((row) => ({ id: row.id, data: parse(row) }));
  const last = documents.at(-1);
  if (rows.length <= limit || !last) return { documents, nextCursor: null };
  const value = orderBy ? (last.data[orderBy.field] as string | number) : null;
  return { documents, nextCursor: encodeCursor({ value, id: last.id }) };
}

function fingerprint(rows: Row[]): string {
  return JSON.stringify(rows.map(({ id, version }) => [id, version]));
}

function parse(row: Row): DocumentData {
  return JSON.parse(row.data);
}
