import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { setVariablesAndFolder } from "../../../../tests/fixtures/rules-environment";
import { countReport } from "./report-limits.server";

setVariablesAndFolder();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("takes ten reports of a user in a quarter of an hour, from wherever they come", async () => {
  for (let i = 0; i < 10; i++) await countReport("user-1", `203.0.113.${i}`);
  await expect(countReport("user-1", "203.0.113.99")).rejects.toBeInstanceOf(TooManyRequests);
  await countReport("user-2", "203.0.113.99");
  await vi.advanceTimersByTimeAsync(15 * 60_000 + 1000);
  await countReport("user-1", "203.0.113.99");
});

it("takes thirty of an address, and says how long to wait", async () => {
  for (let i = 0; i < 30; i++) await countReport(null, "198.51.100.1");
  const refusal = await countReport(null, "198.51.100.1").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyRequests);
  expect((refusal as TooManyRequests).retryAfter).toBe(15 * 60);
  await countReport(null, "198.51.100.2");
});

it("counts nothing for a visitor without an address", async () => {
  for (let i = 0; i < 50; i++) await countReport(null, undefined);
});
