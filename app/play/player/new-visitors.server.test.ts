import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { movesAction } from "~/play/moves-route.server";
import type { ServerGame } from "~/play/rules/server-game.server";
import { playProblems } from "~/play/screen/play-texts";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { sealedTitle } from "../../../tests/fixtures/test-titles";
import { countVisitor } from "./new-visitors.server";

setVariables();

const folder = mkdtempSync(join(tmpdir(), "kickabout-store-"));
const store = openSqliteStore(join(folder, "kickabout.db"));
vi.mock("~/platform/storage/documents.server", () => ({ documents: async () => store }));

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function kickOff(address: string, Cookie = "") {
  const body = new URLSearchParams({ intent: "start" });
  const request = new Request("http://localhost/", { method: "POST", headers: { Cookie }, body });
  const action = movesAction(() => sealedTitle as ServerGame);
  const response = await action({ request, context: { address }, params: { slug: "doors" } });
  return { reply: await response.json(), cookie: response.headers.get("Set-Cookie") };
}

it("an address that makes too many visitors is asked to wait, in words", async () => {
  const { cookie } = await kickOff("203.0.113.7");
  for (let visitor = 1; visitor < 1000; visitor++) await countVisitor("203.0.113.7");
  const refused = await kickOff("203.0.113.7");
  expect(refused.reply).toMatchObject({ status: "refused", message: playProblems.tooMany });
  expect(refused.cookie).toBeNull();
  const known = cookie?.split(";", 1)[0] ?? "";
  expect((await kickOff("203.0.113.7", known)).reply.status).toBe("playing");
  expect((await kickOff("203.0.113.8")).reply.status).toBe("playing");
});
