import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions, gardens } from "./editions.server";
import { type Gust, MAX_TOUCHES, optionsAt } from "./garden";
import { bankedOf, type KeepyAnswer, type KeepyState, keepyUppy, moves, type Touch } from "./rules";

const puzzle = { ball: { height: 1, drift: 0 }, stages: "whwwwwhww" };
const calm: Gust[] = Array(MAX_TOUCHES).fill([0, 0]);
const still: KeepyAnswer = { gusts: calm, line: "fkfkfkfkfkfkfkfkfkfk" };

function played(log: string, answer: KeepyAnswer = still): KeepyState {
  const timed = Array.from(log, (move, place) => ({ move: move as Touch, at: place + 1 }));
  return keepyUppy.play(puzzle, answer, timed, []);
}

const wind = (push: number, lift: number): KeepyAnswer => ({
  ...still,
  gusts: [[push, lift], ...calm],
});

describe("a touch", () => {
  it.each([
    ["f", 0, 0, { height: 3, drift: -1 }],
    ["k", 0, 0, { height: 2, drift: 1 }],
    ["f", 2, 1, { height: 4, drift: 1 }],
    ["k", -3, -1, { height: 1, drift: -2 }],
  ])("by %s in a gust of %i, %i sends the ball to %o", (part, push, lift, ball) => {
    expect(played(part, wind(push, lift)).ball).toEqual(ball);
  });

  it("wobbles when the same part plays twice, and the third wobble drops the ball", () => {
    expect(played("kk")).toMatchObject({ wobbles: 1, end: null });
    expect(played("kkk")).toMatchObject({ wobbles: 2, end: null });
    expect(played("kkkk")).toMatchObject({ log: "kkk", wobbles: 3, end: "dropped" });
    expect(keepyUppy.verdict(played("kkkk"))?.headline).toMatch(/^Third wobble! Down after 3/);
  });

  it("wobbles at a stretch, and drops what is further away", () => {
    const before = played("k");
    const foot = (drift: number, height = 1) =>
      optionsAt(puzzle, { ...before, ball: { height, drift } })[0];
    expect(foot(3)).toMatchObject({ isWobble: false, isDrop: false });
    expect(foot(4)).toMatchObject({ isWobble: true, isDrop: false });
    expect(foot(5)).toMatchObject({ isDrop: true });
    expect(foot(0, 3)).toMatchObject({ isWobble: true });
    expect(foot(0, 4)).toMatchObject({ isDrop: true });
  });

  it("takes a wobble off when it is the fifth clean one in a row", () => {
    expect(played("kkfkfk")).toMatchObject({ wobbles: 1 });
    expect(played("kkfkfkf")).toMatchObject({ wobbles: 0 });
  });

  it("sends a heavier ball less high", () => {
    const log = "kfkfkfkfkfkfkfkfkfkf";
    const moment = { ...played("k"), ball: puzzle.ball };
    const [light] = optionsAt(puzzle, { ...moment, log: log.slice(0, 18) });
    const [heavy] = optionsAt(puzzle, { ...moment, log });
    expect([light?.next.ball.height, heavy?.next.ball.height]).toEqual([3, 2]);
  });

  it("is the chest's from 10, the heel's from 20 and the rainbow's from 30, whose first one wobbles", () => {
    const partsAfter = (count: number, log = "kf".repeat(count)) =>
      optionsAt(puzzle, { ...played("k"), log: log.slice(0, count) })
        .map(({ part }) => part)
        .join("");
    expect([9, 10, 20, 30].map((count) => partsAfter(count))).toEqual([
      "fk",
      "fkc",
      "fkch",
      "fkchr",
    ]);
    const first = { ...played("k"), ball: puzzle.ball, log: "kf".repeat(15) };
    const rainbow = (log: string) => optionsAt(puzzle, { ...first, log }).at(-1);
    expect(rainbow(first.log)?.isWobble).toBe(true);
    expect(rainbow(`${first.log}rk`)?.isWobble).toBe(false);
    expect(rainbow(`${first.log}rk`)?.next.ball.drift).toBe(0);
  });

  it("ends the run when nothing reaches where it sends the ball", () => {
    expect(played("f", wind(-2, 0))).toMatchObject({ log: "f", end: null });
    const lost = played("f", wind(-3, 0));
    expect(lost).toMatchObject({ log: "f", wobbles: 0, end: "dropped" });
    expect(keepyUppy.verdict(lost)?.headline).toMatch(/^Down after 1 touch\./);
  });
});

describe("the end", () => {
  it("is a catch, which keeps every touch and wins from 15 on", () => {
    const caught = played(`${"kf".repeat(7)}kb`);
    expect(keepyUppy.verdict(caught)).toMatchObject({ isWin: true, score: 15, outOf: 20 });
    const early = played(`${"kf".repeat(7)}b`);
    expect(keepyUppy.verdict(early)).toMatchObject({ isWin: false, score: 14 });
    expect(keepyUppy.squares(caught)).toBe("🟩🟩");
  });

  it("is a drop, which keeps half", () => {
    const dropped = played(`${"kf".repeat(10)}ffff`);
    expect(dropped.end).toBe("dropped");
    expect(keepyUppy.verdict(dropped)).toMatchObject({ isWin: false, score: 11 });
    expect(keepyUppy.squares(dropped)).toBe("🟩🟩🟥");
  });

  it("comes by itself when the lights go off", () => {
    const dark = played("kf".repeat(50));
    expect(dark).toMatchObject({ end: "caught" });
    expect(keepyUppy.verdict(dark)).toMatchObject({ score: MAX_TOUCHES, isWin: true });
    expect(keepyUppy.verdict(dark)?.headline).toContain("lights");
  });

  it("shows the garden's best, which a running attempt does not", () => {
    expect(played("kf").line).toBeNull();
    expect(played("kb").line).toBe(still.line);
  });

  it("is nobody's loss in a garden that was taken back", () => {
    const state = played("kb", { ...still, isVoid: true });
    expect(keepyUppy.verdict(state)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(keepyUppy.squares(state)).toBe("");
  });
});

describe("a refusal", () => {
  it("is for a catch out of the hands' reach, and for a part that is still to come", () => {
    expect(keepyUppy.refuse(played(""), "b")).toMatch(/Not now/);
    expect(keepyUppy.refuse(played("k"), "b")).toBeNull();
    expect(keepyUppy.refuse(played(""), "c")).toMatch(/Not now/);
    expect(keepyUppy.refuse(played("kf".repeat(5)), "c")).toBeNull();
  });
});

it("gives no error and no impossible score in ten thousand random and hostile logs", () => {
  const logs = fc.array(fc.constantFrom(...moves), { maxLength: 130 });
  const numbers = fc.integer({ min: 1, max: gardens.length });
  fc.assert(
    fc.property(numbers, logs, fc.boolean(), (number, log, isHostile) => {
      const edition = editions.edition(number);
      if (!edition) throw new Error(`There is no garden ${number}.`);
      const { puzzle: own, answer } = edition;
      const timed: { move: Touch; at: number }[] = [];
      let state = keepyUppy.play(own, answer, [], []);
      for (const [at, move] of log.entries()) {
        if (!isHostile && keepyUppy.refuse(state, move) !== null) continue;
        if (!state.end) expect(keepyUppy.verdict(state)).toBeNull();
        expect(state.gusts.length).toBeLessThanOrEqual(3);
        timed.push({ move, at });
        if (timed.length < 30) state = keepyUppy.play(own, answer, timed, []);
      }
      const folded = keepyUppy.play(own, answer, timed, []);
      const verdict = keepyUppy.verdict(folded);
      expect(verdict === null).toBe(folded.end === null);
      expect(folded.line).toBe(verdict && answer.line);
      expect(bankedOf(folded)).toBeLessThanOrEqual(folded.log.length);
      if (verdict && !isHostile) expect(verdict.score).toBeLessThanOrEqual(verdict.outOf);
    }),
    { numRuns: 10_000 },
  );
});
