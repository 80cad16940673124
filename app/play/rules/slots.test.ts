import { describe, expect, it } from "vitest";
import { playedAttempt } from "../../../tests/fixtures/rules-play";
import { bestOfTries, NO_ATTEMPTS, type Slots, slotOf, startIn } from "./slots";

const fresh = playedAttempt(0, { id: "fresh" });
const running = playedAttempt(1, { id: "running" });
const over = playedAttempt(3, { id: "over" });
const friendlyRunning = playedAttempt(2, { id: "friendly", isFriendly: true });
const friendlyOver = playedAttempt(3, { id: "friendly", isFriendly: true });

const started = (slots: Slots<number>, wantsFriendly: boolean, hasResult: boolean) =>
  startIn(slots, { wantsFriendly, fresh }, hasResult);

describe("starting", () => {
  it.each([false, true])("begins the first attempt (a Friendly asked for: %s)", (wants) => {
    expect(started(NO_ATTEMPTS, wants, false)).toEqual({ result: fresh, friendly: null });
  });

  it.each([false, true])("goes on with the first attempt (a Friendly asked for: %s)", (wants) => {
    const slots = { result: running, friendly: null };
    expect(started(slots, wants, false)).toBe(slots);
  });

  it("shows the result again, without a word of a Friendly", () => {
    const slots = { result: over, friendly: null };
    expect(started(slots, false, true)).toBe(slots);
  });

  it("begins a Friendly after the result, which stays", () => {
    const { result, friendly } = started({ result: over, friendly: null }, true, true);
    expect(result).toBe(over);
    expect(friendly).toEqual({ ...fresh, isFriendly: true });
  });

  it.each([
    ["is running", friendlyRunning],
    ["is over", friendlyOver],
  ])("begins another Friendly after one that %s", (_, friendly) => {
    expect(started({ result: over, friendly }, true, true).friendly?.id).toBe("fresh");
  });

  it.each([
    ["goes on with", true, false, "friendly"],
    ["begins anew, if that is wanted,", true, true, "fresh"],
    ["begins anew after", false, false, "fresh"],
  ])("%s a Friendly of a day without a result", (_, isRunning, wantsFriendly, id) => {
    const slots = { result: null, friendly: isRunning ? friendlyRunning : friendlyOver };
    expect(startIn(slots, { wantsFriendly, isRunning, fresh }, true).friendly?.id).toBe(id);
  });

  it("gives a Friendly after a result what is its own, and nothing to any other attempt", () => {
    const wish = { wantsFriendly: true, fresh, replayOptions: ["417"] };
    const again = startIn({ result: over, friendly: null }, wish, true);
    expect(again.friendly?.options).toEqual([...fresh.options, "417"]);
    expect(startIn(NO_ATTEMPTS, wish, false).result?.options).toEqual(fresh.options);
    // It may be held against a friend's result.
    expect(startIn(NO_ATTEMPTS, wish, true).friendly?.options).toEqual(fresh.options);
  });

  it("begins a Friendly where the result is recorded and its attempt is gone", () => {
    const slots = started(NO_ATTEMPTS, false, true);
    expect(slots).toEqual({ result: null, friendly: { ...fresh, isFriendly: true } });
  });
});

describe("the best of all tries", () => {
  const scoreOf = ({ moves }: { moves: readonly unknown[] }) =>
    moves.length < 3 ? null : { score: moves.length };
  const longer = playedAttempt(5, { id: "longer", isFriendly: true });

  it.each([
    ["none", NO_ATTEMPTS, undefined],
    ["a running one", { result: running, friendly: null }, undefined],
    ["the result", { result: over, friendly: null }, 3],
    ["a Friendly", { result: over, friendly: longer }, 5],
    ["a Friendly where the result is gone", { result: null, friendly: longer }, 5],
    [
      "one before a running Friendly",
      { result: over, friendly: { ...friendlyRunning, best: 9 } },
      9,
    ],
  ])("is that of %s", (_, slots, best) => {
    expect(bestOfTries(slots, scoreOf)).toBe(best);
  });
});

it.each([
  ["over", "result"],
  ["friendly", "friendly"],
  ["other", null],
])("the attempt %s is in the slot %s", (id, slot) => {
  expect(slotOf({ result: over, friendly: friendlyOver }, id)).toBe(slot);
});
