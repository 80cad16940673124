import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { setVariables } from "../fixtures/rules-environment";
import { describePlayStores } from "./play-stores.contract";

vi.mock("~/platform/storage/documents.server", () => import("./play-mocks"));
vi.mock("~/platform/session/session.server", () => import("./play-mocks"));

setVariables({ TEST_HOOKS: "on" });

describePlayStores("SQLite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kickabout-plays-"));
  const store = openSqliteStore(join(folder, "kickabout.db"));
  const close = async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { store, close };
});
