import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { describePlayerAttempts } from "./player-attempts.contract";

describePlayerAttempts("SQLite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kickabout-attempts-"));
  const store = openSqliteStore(join(folder, "kickabout.db"));
  const close = async () => {
    await store.close();
    await rm(folder, { recursive: true });
  };
  return { store, close };
});
