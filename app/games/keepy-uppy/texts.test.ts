import { describe, expect, it } from "vitest";
import { ballText, gustText, nextStage, nextStageAt } from "./board-texts";
import { markLine } from "./mark-line";
import { headline, runInWords, sharedSentence } from "./texts";
import { serverGame } from "./title.server";

const ended = { end: "caught", log: "kf", wobbles: 0, isVoid: false } as const;

describe("the board's words", () => {
  it.each([
    [{ height: 0, drift: 0 }, "grass, over you"],
    [{ height: 5, drift: 2 }, "head, 2 in front"],
    [{ height: 3, drift: -1 }, "hip, 1 behind"],
  ])("for the ball at %o are %s", (ball, text) => expect(ballText(ball)).toBe(text));

  it.each([
    [[0, 0], "calm"],
    [[2, 1], "2 forward, up"],
    [[-3, 0], "3 back"],
    [[0, -1], "down"],
  ] as const)("for the gust %o are %s", (gust, text) => expect(gustText(gust)).toBe(text));

  it.each([
    [0, 10, "more wind"],
    [10, 20, "heavier ball"],
    [89, 90, "more wind"],
    [90, 100, "lights out"],
  ])("say after %i touches that %i brings %s", (count, at, text) => {
    const garden = { ball: { height: 1, drift: 0 }, stages: "whwwwwhww" };
    expect(nextStageAt(count)).toBe(at);
    expect(nextStage(garden, count)).toBe(text);
  });
});

describe("a result's words", () => {
  it("tell of a catch, a drop and why, and a garden that was taken back", () => {
    expect(headline(ended, 2)).toBe("2 touches, safe in your hands.");
    const dropped = { ...ended, end: "dropped" } as const;
    expect(headline(dropped, 1)).toBe("Down after 2 touches. Half of it stays: 1.");
    expect(headline({ ...dropped, wobbles: 3 }, 1)).toMatch(/^Third wobble! Down after 2/);
    expect(headline({ ...dropped, isVoid: true }, 0)).toMatch(/taken back|took/);
  });

  it("measure it by the mark, of any day", () => {
    const state = { end: "caught", toWin: 0 } as const;
    expect(markLine(state, { score: 20, outOf: 53 })).toBe("The garden mark: 53.");
    expect(markLine(state, { score: 53, outOf: 53 })).toMatch(/And that is you/);
    expect(markLine({ ...state, toWin: 3 }, { score: 12, outOf: 53 })).toMatch(/^3 short/);
    expect(markLine(state, { score: 0, outOf: 0 })).toBeNull();
  });

  it("tell a friend how it ended, and no touch of it", () => {
    expect(sharedSentence(1, 53, "🟩")).toBe("A fan caught it after 1 touch. Your turn.");
    expect(sharedSentence(8, 53, "🟩🟥")).toBe("A fan dropped it and kept 8. Your turn.");
    expect(sharedSentence(0, 0, "")).toMatch(/nobody dropped it/);
    expect(runInWords(8, 53, "🟩🟥")).toBe("Dropped, 8 kept");
    expect(runInWords(16, 53, "🟩🟩")).toBe("Caught after 16 touches");
  });
});

describe("its statistics", () => {
  it("count what was banked in bands, up to the lights", () => {
    const { scoreText, distribution } = serverGame.statistics;
    expect(scoreText({ isWin: true, score: 16, outOf: 53 })).toBe("16 touches");
    expect(distribution.bars.at(0)).toEqual({ score: 90, upTo: 99, label: "90–99" });
    expect(distribution.bars.at(-1)).toEqual({ score: 0, upTo: 9, label: "0–9" });
    expect(distribution.bars).toHaveLength(10);
  });
});
