import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { editions, streets } from "./editions.server";
import { streetOf } from "./street";

describe("a street", () => {
  it("has ten numbers on two rows, for any seed", () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { start, wall } = streetOf(seed);
      expect(wall).toHaveLength(7);
      expect(wall.flat()).toHaveLength(10);
      expect(Math.max(...wall.map((column) => column.length))).toBeLessThanOrEqual(2);
      expect([1, 2, 3, 4, 5, 6, 7]).toContain(start);
    }
  });

  it("is the same for the same seed", () => {
    expect(streetOf(9)).toEqual({
      start: 1,
      wall: [[9], [4, 1], [8, 7], [1, 8], [3], [], [1, 9]],
    });
  });

  it("has an id by which it can be taken back", () => {
    expect(editions.numberOf("street-3")).toBe(3);
    for (const id of ["street-0", "street-9999", "street-", "3"])
      expect(editions.numberOf(id)).toBe(0);
    expect(editions.edition(3, ["street-3"])).toMatchObject({ hasVoid: true });
    expect(editions.edition(3, ["street-2"])?.hasVoid).toBeUndefined();
    expect(editions.edition(0)).toBeNull();
  });
});

describe("an operator's file", () => {
  it.each([
    ["no list", {}, "editions", /missing/],
    ["no streets", { editions: [] }, "editions", /0 entries/],
    ["a seed of text", { editions: [{ seed: "7" }] }, "editions 1", /seed/],
    ["a par of its own", { editions: [{ seed: 7, par: 3 }] }, "editions 1", /par/],
    ["a seed from the table", { editions: [{ seed: streets[0]?.seed }] }, "editions 1", /exists/],
    ["a seed twice", { editions: [{ seed: 4 }, { seed: 4 }] }, "editions 2", /exists/],
  ])("is refused with %s", (_, content, record, reason) => {
    const refused = editions.addEditions(content, 6001);
    expect(refused).toMatchObject({ record, reason: expect.stringMatching(reason) });
    expect(editions.edition(6001)).toBeNull();
  });

  it("adds streets, solved when it is read", () => {
    expect(editions.addEditions({ editions: [{ seed: 4 }, { seed: 5 }] }, 5001)).toEqual({
      count: 2,
    });
    expect(editions.edition(5001)?.puzzle).toMatchObject(streetOf(4));
    expect(editions.edition(5001)?.puzzle.par).toBeGreaterThan(0);
    expect(editions.numberOf("street-5002")).toBe(5002);
    expect(editions.addEditions({ editions: [{ seed: 5 }] }, 5003)).toMatchObject({
      record: "editions 1",
    });
  });

  it("may begin on the day after the first end of the schedule", () => {
    expect(editions.schedule.editions).toHaveLength(210);
    expect(editions.openFrom).toBe(daysBefore(editions.schedule.firstDate, -210));
  });
});
