import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { setVariables } from "../fixtures/rules-environment";
import { describeGame } from "./game.contract";
import { documents, inPlace } from "./play-mocks";
import { titles } from "./titles";

vi.mock("~/platform/storage/documents.server", () => import("./play-mocks"));
vi.mock("~/platform/session/session.server", () => import("./play-mocks"));

setVariables({ TEST_HOOKS: "on" });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kickabout-games-"));
  inPlace.store = openSqliteStore(join(folder, "kickabout.db"));
});

afterAll(async () => {
  await (await documents()).close();
  await rm(folder, { recursive: true, force: true });
});

for (const title of titles) describeGame(title, () => inPlace.store as never);
