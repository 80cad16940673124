import { afterEach, describe, expect, it, vi } from "vitest";
import { RequestCounts } from "./request-counts";

const WINDOW_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

function countsAt() {
  const clock = { now: 5000 };
  return { clock, counts: new RequestCounts(WINDOW_MS, () => clock.now) };
}

const hitsOf = (counts: RequestCounts, key = "a") => counts.increment(key).totalHits;

describe("RequestCounts", () => {
  it("counts each client by itself, until its own window is over", () => {
    const { clock, counts } = countsAt();
    expect([hitsOf(counts), hitsOf(counts), hitsOf(counts, "b")]).toEqual([1, 2, 1]);
    clock.now += WINDOW_MS - 1;
    expect(hitsOf(counts)).toBe(3);
    clock.now += 1;
    expect(hitsOf(counts)).toBe(1);
  });

  it("says when the window ends as the wall clock has it, wherever that was set", () => {
    const { clock, counts } = countsAt();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00Z") });
    counts.increment("a");
    clock.now += 20_000;
    vi.setSystemTime(new Date("2020-01-01T00:00:00Z"));
    expect(counts.increment("a").resetTime).toEqual(new Date("2020-01-01T00:00:40Z"));
  });

  it("takes back, and forgets", () => {
    const { counts } = countsAt();
    hitsOf(counts);
    counts.decrement("a");
    counts.decrement("a");
    counts.decrement("nobody");
    expect(hitsOf(counts)).toBe(1);
    counts.resetKey("a");
    expect(hitsOf(counts)).toBe(1);
  });
});
