import { describe, expect, it } from "vitest";
import { asideText, catchText, chanceText, cryOf, hintOf, standingText } from "./board-texts";
import { flightOf } from "./flight";
import { headline, pictureTexts, resultText, runInWords, sharedSentence } from "./texts";
import { serverGame } from "./title.server";

describe("the board's words", () => {
  it.each([
    [0, "calm"],
    [2, "2 right"],
    [-3, "3 left"],
  ])("for %i columns are %s", (count, text) => expect(asideText(count, "calm")).toBe(text));

  const clean = { log: "k", off: null, last: "clean", end: null } as const;

  it.each([
    [clean, "Clean"],
    [{ ...clean, last: "mistimed" }, "Slip!"],
    [{ ...clean, off: 10 }, "Sweet!"],
    [{ ...clean, off: -60 }, "Clean"],
    [{ ...clean, last: "mistimed", off: -160 }, "Too early!"],
    [{ ...clean, last: "mistimed", off: 160 }, "Too late!"],
    [{ ...clean, last: "left", off: 0 }, "Over the fence!"],
    [{ ...clean, last: "grass" }, "Down!"],
    [{ ...clean, end: "caught" }, "Caught!"],
    [{ ...clean, end: "slips" }, "Down!"],
  ] as const)("cry of %o: %s", (state, cry) => expect(cryOf(state)).toBe(cry));

  it("say of a first touch that is tried again how it missed", () => {
    const first = { ...clean, log: "", last: null };
    expect([null, -200, 200].map((tried) => cryOf(first, tried))).toEqual([
      "",
      "Too early!",
      "Too late!",
    ]);
  });

  it.each([
    ["k", null, "of 3 to win"],
    ["k", "grass", "of 3 to win"],
    ["kfh", null, "and a catch wins"],
    ["kfh", "caught", "is a win"],
    ["kfh", "slips", "and dropped"],
  ] as const)("say of touches %o, ended by %o: %s", (log, end, text) =>
    expect(standingText({ log, end }, 3)).toBe(text),
  );

  it.each([
    [false, 3, "9/10"],
    [true, 3, "Over the fence"],
    [true, 5, "Fence!"],
  ])("under a part, over the fence %o, one of %i: %o", (isOver, count, text) =>
    expect(chanceText({ odds: 9, isOver }, count)).toBe(text),
  );

  it.each([
    [0, ""],
    [1, "keep 1"],
    [15, "win with 15"],
  ])("of a catch after %i touches: %o", (count, text) => expect(catchText(count, 15)).toBe(text));

  it("teach one thing at a time, and say how the ball comes back", () => {
    const hint = (log: string) => hintOf({ ...clean, log }, true, true);
    expect(["", "k", "kf", "kfhkfhkfhk", "kfhk"].map(hint)).toEqual([
      "Tap as the circle meets the ring.",
      "The dot shows where it lands.",
      "The arrow is the wind: it pushes too.",
      "New: the chest. It stops the wind.",
      undefined,
    ]);
    expect(hintOf({ ...clean, log: "" }, true, false)).toMatch(/^to throw it up, then as/);
    expect(hintOf({ ...clean, log: "" }, false, false)).toMatch(/the knee/);
    expect(hintOf({ ...clean, last: "right" }, true, false)).toMatch(/throws it back/);
  });
});

describe("a result's words", () => {
  const caught = { end: "caught", log: "kf", isVoid: false } as const;

  it.each([
    [caught, 2, "2 touches, safe in your hands."],
    [{ ...caught, end: "fence" }, 1, "Over the fence. 2 touches, and half of it stays: 1."],
    [{ ...caught, end: "grass" }, 1, "Onto the grass. 2 touches, and half of it stays: 1."],
    [{ ...caught, end: "slips" }, 1, "Third slip. 2 touches, and half of it stays: 1."],
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
  it("is one line with a mark for each slip, and ends in the hands or on the grass", () => {
    const caught = flightOf({ log: "kFh", end: "caught", minWin: 15 });
    expect(caught.path.match(/Q/g)).toHaveLength(3);
    expect(caught.slips).toHaveLength(1);
    expect(flightOf({ log: "kFh", end: "slips", minWin: 15 }).end.y).toBeGreaterThan(caught.end.y);
  });

  it("stays in its picture however long it is", () => {
    const { end, winX } = flightOf({ log: "f".repeat(99), end: "caught", minWin: 15 });
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
    [15, 688],
    [40, 1000],
    [99, 1000],
  ])("gives %i touches %i points", (score, points) => {
    expect(serverGame.points({ isWin: true, score, outOf: score, elapsed: 0 })).toBe(points);
  });
});
