import { describe, expect, it } from "vitest";
import { cryOf, gustText, nextStage, nextStageAt, placeText } from "./board-texts";
import { flightOf } from "./flight";
import { headline, pictureTexts, resultText, runInWords, sharedSentence } from "./texts";
import { serverGame } from "./title.server";

describe("the board's words", () => {
  it.each([
    [0, "in the middle"],
    [2, "2 right of the middle"],
    [-1, "1 left of the middle"],
  ])("for the ball in column %i are %s", (x, text) => expect(placeText(x)).toBe(text));

  it.each([
    [0, "calm"],
    [2, "2 right"],
    [-3, "3 left"],
  ])("for a gust of %i are %s", (gust, text) => expect(gustText(gust)).toBe(text));

  it.each([
    [0, 10, "chest, wind"],
    [10, 20, "head, heavy ball"],
    [89, 90, "wind"],
    [90, 100, "lights out"],
  ])("say after %i touches that %i brings %s", (count, at, text) => {
    expect(nextStageAt(count)).toBe(at);
    expect(nextStage({ stages: "whwwwwhww" }, count)).toBe(text);
  });

  it.each([
    [{ log: "k", off: null, end: null }, "Clean"],
    [{ log: "K", off: null, end: null }, "Wobble!"],
    [{ log: "k", off: 10, end: null }, "Sweet!"],
    [{ log: "k", off: -60, end: null }, "Clean"],
    [{ log: "K", off: -160, end: null }, "Too early!"],
    [{ log: "K", off: 160, end: null }, "Too late!"],
    [{ log: "kf", off: 0, end: "caught" }, "Caught!"],
    [{ log: "kf", off: 0, end: "grass" }, "Down!"],
  ] as const)("cry of %o: %s", (state, cry) => expect(cryOf(state)).toBe(cry));
});

describe("a result's words", () => {
  const caught = { end: "caught", log: "kf", isVoid: false } as const;

  it.each([
    [caught, 2, "2 touches, safe in your hands."],
    [{ ...caught, end: "fence" }, 1, "Over the fence. 2 touches, and half of it stays: 1."],
    [{ ...caught, end: "grass" }, 1, "Onto the grass. 2 touches, and half of it stays: 1."],
    [{ ...caught, end: "wobbles" }, 1, "Third wobble. 2 touches, and half of it stays: 1."],
    [{ ...caught, isVoid: true }, 0, "We took this garden back. Nobody dropped it."],
  ] as const)("tell how it ended: %o", (state, score, text) => {
    expect(headline(state, score)).toBe(text);
  });

  it("are shared as what was made, and say of an old result what it has", () => {
    expect(resultText({ score: 34, outOf: 34 })).toBe("34 touches, caught");
    expect(resultText({ score: 7, outOf: 14 })).toBe("dropped it at 14");
    expect(resultText({ score: 7, outOf: 53 })).toBe("7 touches");
    expect(pictureTexts({ score: 7, outOf: 14 })).toEqual({ score: "14", caption: "dropped" });
    expect(pictureTexts({ score: 34, outOf: 34 })).toEqual({ score: "34", caption: "caught" });
  });

  it("tell a friend how it ended, and no touch of it", () => {
    expect(sharedSentence({ score: 1, outOf: 1 })).toBe(
      "A fan caught it after 1 touch. Your turn.",
    );
    expect(sharedSentence({ score: 8, outOf: 16 })).toBe("A fan dropped it at 16. Your turn.");
    expect(sharedSentence({ score: 8, outOf: 53 })).toBe("A fan kept 8 touches. Your turn.");
    expect(sharedSentence({ score: 0, outOf: 0 })).toMatch(/nobody dropped it/);
    expect(runInWords(8, 16, "🟩🟥")).toBe("Dropped, 8 kept");
    expect(runInWords(16, 16, "🟩🟩")).toBe("Caught after 16 touches");
  });
});

describe("the flight", () => {
  it("is one line with a mark for each wobble, and ends in the hands or on the grass", () => {
    const caught = flightOf({ log: "kFh", end: "caught" });
    expect(caught.path.match(/Q/g)).toHaveLength(3);
    expect(caught.wobbles).toHaveLength(1);
    expect(flightOf({ log: "kFh", end: "fence" }).end.y).toBeGreaterThan(caught.end.y);
  });

  it("stays in its picture however long it is", () => {
    const { end, winX } = flightOf({ log: "f".repeat(99), end: "caught" });
    expect(end.x).toBeLessThanOrEqual(335);
    expect(winX).toBeLessThan(end.x);
  });
});

describe("its statistics", () => {
  it("count what was banked in bands, up to the lights", () => {
    const { scoreText, distribution } = serverGame.statistics;
    expect(scoreText({ isWin: true, score: 26, outOf: 26 })).toBe("26 touches");
    expect(scoreText({ isWin: false, score: 7, outOf: 14 })).toBe("7 of 14 kept");
    expect(distribution.bars.at(0)).toEqual({ score: 90, upTo: 99, label: "90–99" });
    expect(distribution.bars.at(-1)).toEqual({ score: 0, upTo: 9, label: "0–9" });
  });

  it.each([
    [20, 667],
    [60, 1000],
    [99, 1000],
  ])("gives %i touches %i points", (score, points) => {
    expect(serverGame.points({ isWin: true, score, outOf: score, elapsed: 0 })).toBe(points);
  });
});
