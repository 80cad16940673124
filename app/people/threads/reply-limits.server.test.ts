import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { setVariablesAndFolder } from "../../../tests/fixtures/rules-environment";
import { countReaction, countReply } from "./reply-limits.server";

setVariablesAndFolder();

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOW = Date.parse("2026-11-24T10:00:00Z");

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

let writers = 0;

/** An account that is so old, in milliseconds; null where that is not known. */
function writerOf(age: number | null) {
  const joinedAt = age === null ? null : NOW - age;
  return { userId: `fan-${++writers}`, joinedAt, address: undefined };
}

/** How many replies are taken of a writer at once. */
async function taken(writer: Parameters<typeof countReply>[0]): Promise<number> {
  for (let count = 0; ; count += 1) {
    const refusal = await countReply(writer, NOW).catch((error: unknown) => error);
    if (refusal === undefined) continue;
    expect(refusal).toBeInstanceOf(TooManyRequests);
    return count;
  }
}

it.each([
  ["a week", 7 * DAY_MS, 10],
  ["a millisecond less than a week", 7 * DAY_MS - 1, 4],
  ["no time", 0, 4],
  ["a time that is not known", null, 4],
  ["less than no time, as by a clock that was set back", -DAY_MS, 4],
])("an account of %s has so many replies in ten minutes", async (_, age, max) => {
  const writer = writerOf(age);
  expect(await taken(writer)).toBe(max);
  expect(await taken(writerOf(age))).toBe(max);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS + 1000);
  expect(await taken(writer)).toBe(max);
});

it("a new account has twenty replies a day", async () => {
  const writer = writerOf(0);
  let day = 0;
  for (let tries = 0; tries < 6; tries += 1) {
    day += await taken(writer);
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS + 1000);
  }
  expect(day).toBe(20);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(await taken(writer)).toBe(4);
});

it("an address has sixty replies in ten minutes, of whomever", async () => {
  const write = (address = "203.0.113.1") => countReply({ ...writerOf(8 * DAY_MS), address }, NOW);
  for (let count = 0; count < 60; count += 1) await write();
  await expect(write()).rejects.toBeInstanceOf(TooManyRequests);
  await write("203.0.113.2");
});

it("an account has sixty reactions in ten minutes", async () => {
  const { userId } = writerOf(0);
  for (let count = 0; count < 60; count += 1) await countReaction(userId);
  await expect(countReaction(userId)).rejects.toBeInstanceOf(TooManyRequests);
});
