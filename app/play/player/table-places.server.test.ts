import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Counted } from "~/platform/storage/document-store";
import { forgetPlaces, rowsBefore } from "./table-places.server";

const ROWS = 10_000;
const table = { collection: "finishes", where: { edition: "quiz.2026-11-21" } };
const rankAt = (place: number) => String(place).padStart(6, "0");

/** A table with a row at each place, and how many rows its counts have read. */
function tableOf(rows: number) {
  const ranks = Array.from({ length: rows }, (_, place) => rankAt(place));
  const read = { rows: 0 };
  const count = async (_: string, { before }: Counted) => {
    const found = ranks.filter(
      (rank) => before && rank < before.value && rank >= (before.from ?? ""),
    );
    read.rows += found.length;
    return found.length;
  };
  return { store: { count }, ranks, read };
}

beforeEach(forgetPlaces);
afterEach(() => vi.useRealTimers());

it("is how many rows come before a rank, in any order of asking", async () => {
  const { store } = tableOf(ROWS);
  for (const place of [500, 9999, 0, 501, 500, 3]) {
    expect(await rowsBefore(store, table, rankAt(place))).toBe(place);
  }
  expect(await rowsBefore(store, table, "~")).toBe(ROWS);
});

it("reads little more for a thousand readers than for ten", async () => {
  const { store, read } = tableOf(ROWS);
  for (let reader = 0; reader < 1000; reader++) {
    await rowsBefore(store, table, rankAt((reader * 7919) % ROWS));
  }
  expect(read.rows).toBeLessThan(10 * ROWS);
});

it("counts each table for itself", async () => {
  const [one, other] = [tableOf(10), tableOf(20)];
  const second = { ...table, where: { edition: "quiz.2026-11-22" } };
  expect(await rowsBefore(one.store, table, "~")).toBe(10);
  expect(await rowsBefore(other.store, second, "~")).toBe(20);
});

it("is never older than half a minute, also where one count builds on another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  using now = vi.spyOn(performance, "now");
  const { store, ranks } = tableOf(10);
  now.mockReturnValue(1000);
  expect(await rowsBefore(store, table, rankAt(1))).toBe(1);
  ranks.push("000000a", "000000b");
  for (const [seconds, place, behind] of [
    [12, 2, 2],
    [24, 3, 3],
    [36, 4, 6],
  ] as const) {
    vi.runAllTimers();
    now.mockReturnValue(1000 + seconds * 1000);
    expect(await rowsBefore(store, table, rankAt(place))).toBe(behind);
  }
});
