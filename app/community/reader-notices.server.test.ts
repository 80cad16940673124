import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { recordResults } from "~/play/player/player-records.server";
import { setVariables } from "../../tests/fixtures/rules-environment";
import { noticesFor, readAllOf, unreadFor } from "./reader-notices.server";

setVariables();

const folder = mkdtempSync(join(tmpdir(), "kickabout-store-"));
const store = openSqliteStore(join(folder, "kickabout.db"));
vi.mock("~/platform/storage/documents.server", () => ({ documents: async () => store }));
vi.mock("../games/golden-word/voided.json", () => ({
  default: { "golden-word-001": "2026-11-22", "golden-word-002": "2026-11-23" },
}));

vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T12:00:00Z") });

afterAll(async () => {
  vi.useRealTimers();
  await store.close();
  rmSync(folder, { recursive: true });
});

const request = new Request("https://kickabout.example/");
const person = (id: string) => ({ id, email: "", emailVerified: false, displayName: id }) as never;

const play = (userId: string, date: string, edition: number) =>
  store.transaction(async (transaction) => {
    const worth = { isWin: true, score: 6, outOf: 6, points: 1000 };
    const result = { date, edition, ...worth, elapsed: null, isLate: false };
    await recordResults(transaction, userId, [{ slug: "golden-word", playedOn: date, result }]);
  });

const voidsOf = async (id: string) => {
  const { items } = (await noticesFor(request, person(id))) as { items?: unknown[] };
  return items;
};

it("tells who played a voided record, until it was read, and then never again", async () => {
  await play("ada", "2026-11-22", 1);
  const before = await unreadFor(request, {}, person("ada"));
  expect(await voidsOf("ada")).toContainEqual(
    expect.objectContaining({
      kind: "voided",
      detail: "Golden Word of Sun 22 Nov",
      isUnread: true,
    }),
  );
  await readAllOf(request, person("ada"));
  expect([before, await unreadFor(request, {}, person("ada"))]).toEqual([1, 0]);
  await readAllOf(request, person("ada"));
  expect(await voidsOf("ada")).toEqual([]);
});

it("tells nobody else", async () => {
  await play("bob", "2026-11-24", 3);
  for (const id of ["bob", "cid"]) expect(await unreadFor(request, {}, person(id)), id).toBe(0);
});
