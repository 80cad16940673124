// Detects which SQLite is available: Node's own, or the package for Node 20 (docs/decisions/0022).
import { createRequire } from "node:module";

export const hasNodeSqlite = () => process.getBuiltinModule?.("node:sqlite") !== undefined;

/** Whether one works; the package's native addon may be missing. */
export function hasSqlite() {
  if (hasNodeSqlite()) return true;
  try {
    const Database = createRequire(import.meta.url)("kickabout-sqlite-node-20");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}
