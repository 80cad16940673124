import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasPlayed, type PlayerRecord, readRecord, withPlay } from "./player-record";

const empty: PlayerRecord = { current: null, friendly: null, plays: 0, days: [] };
const results = (correct: number) => ({ correct, total: 5, accuracy: correct * 20, elapsed: 9000 });
const day = (date: string, correct: number) => ({ date, correct, total: 5, elapsed: 9000 });

describe("a player's record", () => {
  it("counts a day by its first finished quiz, and the others as plays", () => {
    const first = withPlay(empty, "2026-11-21", results(2));
    const again = withPlay(first, "2026-11-21", results(5));
    expect(again).toEqual({
      current: null,
      friendly: null,
      plays: 2,
      days: [day("2026-11-21", 2)],
    });
    expect(hasPlayed(again, "2026-11-21")).toBe(true);
    expect(hasPlayed(again, "2026-11-22")).toBe(false);
  });

  it("has its days in their order, whenever they arrive", () => {
    const dates = ["2026-11-21", "2026-12-01", "2026-11-20"];
    const record = dates.reduce((all, date) => withPlay(all, date, results(3)), empty);
    expect(record.days.map(({ date }) => date)).toEqual([...dates].sort());
  });

  it("leaves the record before as it was", () => {
    const before = withPlay(empty, "2026-11-21", results(2));
    const copy = structuredClone(before);
    withPlay(before, "2026-11-20", results(5));
    expect(before).toEqual(copy);
  });

  it("comes back from where it was stored", () => {
    const record = {
      ...withPlay(empty, "2026-11-21", results(4)),
      current: "8f7a3c1e-5b7d-4c52-9d0e-0a1b2c3d4e5f",
      friendly: "8f7a3c1e-5b7d-4c52-9d0e-0a1b2c3d4e60",
    };
    expect(readRecord({ userId: "fan", ...record })).toEqual(record);
  });

  it("is empty where nothing was stored, and never throws", () => {
    expect(readRecord(null)).toEqual(empty);
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        fc.pre(stored === null || (typeof stored === "object" && !Array.isArray(stored)));
        expect(readRecord(stored).days).toBeInstanceOf(Array);
      }),
    );
  });
});
