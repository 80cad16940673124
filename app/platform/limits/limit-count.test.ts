import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Count, giveOneBack, takeOne } from "./limit-count";

const two = { max: 2, windowMs: 1000 };
const NOW = 50_000;

describe("takeOne", () => {
  it.each<[string, Count | null, Count | null, number]>([
    ["begins a time with the first", null, { taken: 1, expiresAt: NOW + 1000 }, 0],
    [
      "does not lengthen it with the next",
      { taken: 1, expiresAt: NOW + 400 },
      { taken: 2, expiresAt: NOW + 400 },
      0,
    ],
    [
      "has no room for one more, and tells how long",
      { taken: 2, expiresAt: NOW + 400 },
      { taken: 2, expiresAt: NOW + 400 },
      400,
    ],
    [
      "begins anew when the time is over",
      { taken: 2, expiresAt: NOW },
      { taken: 1, expiresAt: NOW + 1000 },
      0,
    ],
    [
      "lets nobody wait for a clock that was ahead",
      { taken: 2, expiresAt: NOW + 1001 },
      { taken: 1, expiresAt: NOW + 1000 },
      0,
    ],
  ])("%s", (_what, stored, count, waitMs) => {
    expect(takeOne(stored, two, NOW)).toEqual({ count, waitMs });
  });

  it("gives the very same back where there was no room, so that nothing is written", () => {
    const full = { taken: 2, expiresAt: NOW + 400 };
    expect(takeOne(full, two, NOW).count).toBe(full);
  });

  it("never has room for more than are allowed in any one time, and nobody waits for longer", () => {
    const steps = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (pauses, max) => {
        let now = NOW;
        let stored: Count | null = null;
        let began = 0;
        let had = 0;
        for (const pause of pauses) {
          now += pause;
          const { count, waitMs } = takeOne(stored, { max, windowMs: 1000 }, now);
          expect(waitMs).toBeLessThanOrEqual(1000);
          if (now >= began + 1000) [began, had] = [now, 0];
          if (waitMs === 0) had += 1;
          expect(had).toBeLessThanOrEqual(max);
          stored = count;
        }
      }),
    );
  });
});

describe("giveOneBack", () => {
  it.each<[string, Count | null, Count | null]>([
    ["makes room for one", { taken: 2, expiresAt: NOW + 9 }, { taken: 1, expiresAt: NOW + 9 }],
    ["leaves nothing of the last", { taken: 1, expiresAt: NOW + 9 }, null],
    ["has nothing to give where nothing was taken", null, null],
    ["has nothing to give when the time is over", { taken: 2, expiresAt: NOW }, null],
  ])("%s", (_what, stored, count) => {
    expect(giveOneBack(stored, two, NOW)).toEqual({ count, waitMs: 0 });
  });
});
