import { createRequire } from "node:module";

/** Values that may be bound to a statement: the drivers disagree about any other. */
export type SqlValue = string | number | null;

/** A prepared statement; the caller knows the type of its rows. */
export type Statement<Row> = {
  run(...values: SqlValue[]): void;
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
};

/** The common API of node:sqlite and better-sqlite3. */
type Driver = {
  exec(sql: string): unknown;
  prepare(sql: string): {
    run(...values: SqlValue[]): unknown;
    get(...values: SqlValue[]): unknown;
    all(...values: SqlValue[]): unknown[];
  };
  close(): unknown;
};

type NodeSqlite = { DatabaseSync: new (file: string, options: { readOnly: boolean }) => Driver };
type BetterSqlite3 = new (
  file: string,
  options: { readonly: boolean; fileMustExist: boolean },
) => Driver;

const BUSY_TIMEOUT_MS = 5000;

/** The package of node-20/package.json. */
const NODE_20_PACKAGE = "kickabout-sqlite-node-20";

/** SQLite's primary result codes, indexed by number: node:sqlite reports numbers only. */
const RESULT_CODES =
  "OK ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB".split(
    " ",
  );

/** An error of SQLite. */
export class SqliteError extends Error {
  override readonly name = "SqliteError";

  constructor(
    message: string,
    /** "SQLITE_BUSY" and the like; better-sqlite3 returns the extended code, node:sqlite does not. */
    readonly code: string,
  ) {
    super(message);
  }
}

/**
 * A connection to a SQLite file, by the driver that this Node has: node:sqlite, otherwise better-sqlite3
 * (docs/decisions/0022). Each method throws SqliteError if SQLite fails.
 */
export class SqliteConnection {
  private readonly driver: Driver;
  private isClosed = false;

  /** @param options.readOnly requires an existing file; otherwise it is created if absent */
  constructor(file: string, { readOnly = false } = {}) {
    this.driver = ask(() => openDriver(file, readOnly));
    this.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }

  exec(sql: string): void {
    this.ask(() => this.driver.exec(sql));
  }

  prepare<Row = Record<string, SqlValue>>(sql: string): Statement<Row> {
    const statement = this.ask(() => this.driver.prepare(sql));
    return {
      run: (...values) => void this.ask(() => statement.run(...values)),
      get: (...values) => this.ask(() => statement.get(...values)) as Row | undefined,
      all: (...values) => this.ask(() => statement.all(...values)) as Row[],
    };
  }

  /** The value of a pragma, such as "user_version". */
  pragma(name: string): SqlValue | undefined {
    return Object.values(this.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  }

  /** Runs `work` in a transaction, which is rolled back if it throws. */
  transaction<T>(mode: "DEFERRED" | "IMMEDIATE", work: () => T): T {
    this.exec(`BEGIN ${mode}`);
    try {
      const result = work();
      this.exec("COMMIT");
      return result;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /** Writes a consistent copy, also during writes by others. It contains no deleted data. */
  backup(copy: string): void {
    this.prepare("VACUUM INTO ?").run(copy);
  }

  /** Closing twice is no error. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.driver.close();
  }

  private rollBack(): void {
    try {
      this.exec("ROLLBACK");
    } catch {
      // SQLite may have rolled back already, for example after a full disk.
    }
  }

  private ask<T>(question: () => T): T {
    if (this.isClosed) throw new SqliteError("The connection is closed.", "SQLITE_MISUSE");
    return ask(question);
  }
}

function openDriver(file: string, readOnly: boolean): Driver {
  const builtIn = builtInSqlite();
  if (builtIn) return new builtIn.DatabaseSync(file, { readOnly });
  const Database = loadBetterSqlite3();
  return new Database(file, { readonly: readOnly, fileMustExist: readOnly });
}

/** Node's own, undefined before 22. Node 22 calls it experimental at each start: what we need of it is under contract. */
function builtInSqlite(): NodeSqlite | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule?.("node:sqlite") as NodeSqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

function loadBetterSqlite3(): BetterSqlite3 {
  try {
    return createRequire(import.meta.url)(NODE_20_PACKAGE);
  } catch (cause) {
    const { node } = process.versions;
    throw new Error(`Node ${node} has no SQLite here, Node 22.13 and newer have it`, { cause });
  }
}

function ask<T>(question: () => T): T {
  try {
    return question();
  } catch (error) {
    throw asSqliteError(error);
  }
}

function asSqliteError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (error.name === "SqliteError") return new SqliteError(error.message, String(code));
  if (typeof errcode !== "number") return error;
  return new SqliteError(error.message, `SQLITE_${RESULT_CODES[errcode & 0xff] ?? errcode}`);
}
