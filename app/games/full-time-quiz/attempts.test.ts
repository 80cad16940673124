import { describe, expect, it } from "vitest";
import { attemptWith, START } from "../../../tests/fixtures/rules-attempt";
import { type Attempts, answerAttempt, startAttempt, startFriendly } from "./attempts";

const DAY = "2026-11-21";
const NEXT_DAY = "2026-11-22";
const started = (date = DAY) =>
  ({ type: "started", id: "new", edition: 1, date, at: START + 60_000 }) as const;
const given = (question: number) => ({
  question,
  choice: 3,
  elapsed: null,
  arrivedAt: START + 90_000,
});

const result = attemptWith(5, { id: "result" });
const friendly = attemptWith(2, { id: "friendly", friendly: true });
const none: Attempts = { current: null, friendly: null };
const both: Attempts = { current: result, friendly };
const fresh = {
  ...attemptWith(0, { id: "new", startedAt: START + 60_000 }),
};

describe("starting the quiz", () => {
  it("makes an attempt that counts", () => {
    expect(startAttempt(none, started())).toEqual({ current: fresh, friendly: null });
  });

  it("changes nothing on a date that has one, finished or not", () => {
    const running = { current: attemptWith(2), friendly: null };
    expect(startAttempt(running, started())).toBe(running);
    expect(startAttempt(both, started())).toBe(both);
  });

  it("leaves yesterday's Friendly behind", () => {
    const after = startAttempt(both, started(NEXT_DAY));
    expect(after).toEqual({ current: { ...fresh, date: NEXT_DAY }, friendly: null });
  });
});

describe("starting a Friendly", () => {
  it("leaves the result as it is, and begins at the first question", () => {
    const after = startFriendly(both, started());
    expect(after.current).toBe(result);
    expect(after.friendly).toEqual({ ...fresh, friendly: true });
  });

  it.each<[string, Attempts]>([
    ["nothing was played", none],
    ["the result is yesterday's", { current: { ...result, date: "2026-11-20" }, friendly }],
  ])("starts the day's quiz where %s", (_, attempts) => {
    expect(startFriendly(attempts, started())).toEqual({ current: fresh, friendly: null });
  });

  it("goes on with the day's quiz while that is running", () => {
    const running = { current: attemptWith(2), friendly: null };
    expect(startFriendly(running, started())).toBe(running);
  });
});

describe("answering", () => {
  it("changes the attempt that was meant, and no other", () => {
    const after = answerAttempt(both, "friendly", [given(2), given(3), given(4)]);
    expect(after.current).toBe(result);
    expect(after.friendly?.answers).toHaveLength(5);
    expect(after.friendly?.friendly).toBe(true);
  });

  it.each(["result", "another", ""])("gives the same object back for the id %j", (id) => {
    expect(answerAttempt(both, id, [given(0)])).toBe(both);
  });
});
