import { describe, expect, it } from "vitest";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { staleSource } from "./stale-source.server";

setVariables({ LOG_LEVEL: "silent" });

const MINUTE_MS = 60_000;
const times = { freshMs: 10 * MINUTE_MS, staleMs: 60 * MINUTE_MS, retryMs: MINUTE_MS };

/** A source whose readings are numbered, and fail while `isDown`. */
function counted() {
  const state = { readings: 0, isDown: false };
  const read = async () => {
    state.readings += 1;
    if (state.isDown) throw new Error("Nobody home.");
    return [state.readings];
  };
  return { state, at: staleSource("matches", read, times) };
}

const minutes = (count: number) => 1_000_000_000 + count * MINUTE_MS;

describe("a source that others run", () => {
  it("is read once while its list is fresh", async () => {
    const { at } = counted();
    expect(await at(minutes(0))).toEqual([1]);
    expect(await at(minutes(9.9))).toEqual([1]);
    expect(await at(minutes(10))).toEqual([2]);
  });

  it("is read once for all who ask at the same time", async () => {
    const { at, state } = counted();
    const lists = await Promise.all([at(minutes(0)), at(minutes(0)), at(minutes(0))]);
    expect([lists, state.readings]).toEqual([[[1], [1], [1]], 1]);
  });

  it("is stood in for by its last list while it fails, for the stated time", async () => {
    const { at, state } = counted();
    await at(minutes(0));
    state.isDown = true;
    expect(await at(minutes(10))).toEqual([1]);
    expect(await at(minutes(59))).toEqual([1]);
    await expect(at(minutes(60))).rejects.toThrow("Nobody home.");
  });

  it("is left alone for a while after a failure, and then asked again", async () => {
    const { at, state } = counted();
    state.isDown = true;
    await expect(at(minutes(0))).rejects.toThrow("Nobody home.");
    await expect(at(minutes(0.9))).rejects.toThrow("Nobody home.");
    expect(state.readings).toBe(1);
    state.isDown = false;
    expect(await at(minutes(1))).toEqual([2]);
    state.isDown = true;
    expect(await at(minutes(10.5))).toEqual([2]);
  });

  it("gives nobody a list from their future", async () => {
    const { at } = counted();
    await at(minutes(5));
    expect(await at(minutes(4))).toEqual([2]);
  });
});
