import { describe, expect, it } from "vitest";
import {
  asideText,
  catchText,
  chanceText,
  cryOf,
  hintOf,
  isNews,
  standingText,
} from "./board-texts";
import { flightOf } from "./flight";
import { ownText } from "./own-text";
import { headline, pictureTexts, resultText, runInWords, sharedSentence } from "./texts";
import { serverGame } from "./title.server";

const clean = { log: "k", off: null, last: "clean", end: null } as const;

describe("the board's words", () => {
  it.each([
    [0, "calm"],
    [2, "2 right"],
    [-3, "3 left"],
  ])("for %i columns are %s", (count, text) => expect(asideText(count, "calm")).toBe(text));

  it.each([
    [clean, "Clean"],
    [{ ...clean, last: "mistimed" }, "Slip!"],
    [{ ...clean, off: 10 }, "Sweet!"],
    [{ ...clean, off: -60 }, "Clean"],
    [{ ...clean, last: "mistimed", off: -160 }, "Too early!"],
    [{ ...clean, last: "mistimed", off: 160 }, "Too late!"],
    [{ ...clean, last: "left", off: 0 }, "Over the fence!"],
    [{ ...clean, last: "grass" }, "Missed it!"],
    [{ ...clean, end: "caught" }, "Caught!"],
    [{ ...clean, end: "slips" }, "Down!"],
  ] as const)("cry of %o: %s", (state, cry) => expect(cryOf(state)).toBe(cry));

  it("say of a first touch that is tried again how it missed", () => {
    const first = { ...clean, log: "", last: null };
    expect([0, -200, 200].map((tried) => cryOf(first, tried))).toEqual([
      "",
      "Too early! No slip.",
      "Too late! No slip.",
    ]);
  });

  it.each([
    ["k", null, "of 3 to win"],
    ["k", "grass", "dropped: half count"],
    ["kfh", null, "catch to win"],
    ["kfh", "caught", "is a win"],
    ["kfh", "slips", "dropped: half count"],
    ["k", "slips", "dropped: half count"],
  ] as const)("say of touches %o, ended by %o: %s", (log, end, text) =>
    expect(standingText({ log, end }, 3)).toBe(text),
  );

  it("under a part are its odds, or that it goes over the fence", () => {
    expect(chanceText({ odds: 9, isOver: false })).toBe("9/10 sure");
    expect(chanceText({ odds: 9, isOver: true })).toBe("Over fence");
  });

  it.each([
    [0, ""],
    [1, "end with 1"],
    [15, "win with 15"],
  ])("of a catch after %i touches: %o", (count, text) => expect(catchText(count, 15)).toBe(text));

  const inside = { isOver: false };
  const over = { isOver: true };
  const garden = { stages: "hw" };
  const windy = "The wind is in the dots.";
  const hinted = { ...clean, slips: 0, gusts: [0, 0, 0], minWin: 15, ways: [over, inside] };

  it.each([
    [false, undefined],
    [true, "Tap when the circle meets the ring."],
  ])("say of a first touch, in the air %o: %s", (isUp, text) => {
    expect(hintOf({ ...hinted, log: "" }, garden, true, isUp)).toBe(text);
    expect(hintOf({ ...hinted, log: "" }, garden, false, false)).toBe("Start with the knee.");
  });

  it.each([
    [{}, "Thick is easy. Each dot is where it lands."],
    [{ log: "kf" }, undefined],
    [{ log: "kfhkfhkfhk" }, "A heavier ball."],
    [{ log: "kfhkfhkfhkf" }, "The chest stops the wind."],
    [{ log: "kfhkfhkfhkkfhkfhkfhk" }, "Stronger wind."],
    [{ log: "kfhk" }, "The same part twice is harder."],
    [{ log: "kfhkf" }, "Catch it from 15 on to win."],
    [{ log: "kfhkfh" }, "Quicker now."],
    [{ log: "kfhkfhk" }, undefined],
    [{ log: "kfh", gusts: [0, 0, -1] }, windy],
    [{ log: "kf", gusts: [0, 1, -1] }, windy],
    [{ log: "kfh", gusts: [2, 0, -1], last: "right", slips: 1 }, "The third ends it: half count."],
    [{ last: "mistimed", slips: 1, gusts: [0, 0, -1] }, windy],
    [{ last: "mistimed", slips: 2, gusts: [0, 0, -1] }, windy],
    [{ last: "mistimed", slips: 1 }, "The third ends it: half count."],
    [{ last: "grass", slips: 1 }, "The third ends it: half count."],
    [{ log: "kfhkfhkfhkfh", gusts: [0, 0, -2] }, undefined],
    [{ last: "right", slips: 1 }, "The third ends it: half count."],
    [{ last: "grass", slips: 2 }, "One more ends it: half count."],
    [{ ways: [over, over] }, "All go over: any costs a slip."],
    [{ last: "mistimed", slips: 1, ways: [over] }, "All go over: any costs a slip."],
    [{ last: "mistimed", slips: 2, ways: [over] }, "All go over: catch it."],
    [{ log: "kfhkfhkfhkfhkfh", ways: [over] }, "All go over: catch it."],
    [{ last: "mistimed", off: 160, slips: 3, end: "slips", ways: [] }, "Too late!"],
    [{ last: "left", off: 0, slips: 3, end: "slips", ways: [] }, "Over the fence!"],
    [{ last: "grass", slips: 3, end: "slips", ways: [] }, "Missed it!"],
    [{ last: "mistimed", end: "caught", ways: [] }, undefined],
    [{ end: "fence", ways: [] }, undefined],
  ] as const)("say of %o one thing: %s", (state, text) => {
    expect(hintOf({ ...hinted, ...state }, garden, true, true)).toBe(text);
  });

  it.each([
    ["k", "Higher is safer. Each dot is where it lands."],
    ["kf", undefined],
    ["kfhkfh", ""],
  ] as const)("say without timing, after %s, nothing of pace: %s", (log, text) => {
    expect(hintOf({ ...hinted, log }, garden, false, false)).toBe(text);
  });
});

describe("news that the ball waits for", () => {
  const inside = { isOver: false };
  const over = { isOver: true };
  const shown = {
    ...clean,
    log: "kf",
    slips: 0,
    gusts: [0],
    minWin: 15,
    ways: [over, inside],
  } as const;

  it.each([
    ["the dots", { log: "k" }, true],
    ["nothing", {}, false],
    ["the wind alone", { gusts: [-1] }, true],
    ["the wind and the next gusts", { log: "kfh", gusts: [0, 0, 1] }, true],
    ["the wind a touch later", { log: "kfh", gusts: [1, 0, -1] }, false],
    ["the wind again", { log: "kfhk", gusts: [0, 1, 1] }, false],
    ["no part that keeps the ball", { log: "kfhkfh", ways: [over, over] }, true],
  ] as const)("%s", (_, state, isNew) => expect(isNews({ ...shown, ...state })).toBe(isNew));
});

describe("a result's words", () => {
  const caught = { end: "caught", log: "kf", isVoid: false } as const;

  it.each([
    [caught, 2, "2 touches, safe in your hands."],
    [{ ...caught, end: "fence" }, 1, "Down it came. Only a catch wins."],
    [{ ...caught, end: "grass" }, 1, "Down it came. Only a catch wins."],
    [{ ...caught, end: "slips" }, 1, "Down it came. Only a catch wins."],
    [{ ...caught, isVoid: true }, 0, "We took this garden back. Nobody dropped it."],
  ] as const)("tell how it ended: %o", (state, score, text) => {
    expect(headline(state, score)).toBe(text);
  });

  it("are shared as what was made, and say of an old result what it has", () => {
    expect(resultText({ score: 34, outOf: 34 })).toBe("34 touches, caught");
    expect(resultText({ score: 7, outOf: 14 })).toBe("7 (dropped at 14)");
    expect(resultText({ score: 7, outOf: 53 })).toBe("7 touches");
    expect(pictureTexts({ score: 7, outOf: 14 })).toEqual({
      score: "7",
      caption: "dropped at 14",
    });
    expect(pictureTexts({ score: 34, outOf: 34 })).toEqual({ score: "34", caption: "caught" });
  });

  it("tell a friend how it ended, and no touch of it", () => {
    expect(sharedSentence({ score: 1, outOf: 1 })).toBe(
      "A fan caught it after 1 touch. Your turn.",
    );
    expect(sharedSentence({ score: 8, outOf: 16 })).toBe("A fan has 8 (dropped at 16). Your turn.");
    expect(sharedSentence({ score: 8, outOf: 53 })).toBe("A fan kept 8 touches. Your turn.");
    expect(sharedSentence({ score: 8, outOf: 16 }, "🟩🟨🟩🟥")).toBe(
      "A fan has 8 (dropped at 16). Each square is five touches. Your turn.",
    );
    expect(sharedSentence({ score: 16, outOf: 16 }, "🟩🟩")).toBe(
      "A fan caught it after 16 touches. Your turn.",
    );
    expect(sharedSentence({ score: 0, outOf: 0 })).toMatch(/nobody dropped it/);
    expect(runInWords(16, "🟩🟥")).toBe("Half of them count");
    expect(runInWords(16, "🟩🟩")).toBe("Without a slip");
    expect(runInWords(16, "🟩🟨")).toBe("With a slip or two on the way");
  });
});

describe("the player's own best", () => {
  it.each([
    [12, undefined, undefined],
    [12, null, undefined],
    [19, { score: 12 }, "Your best yet! Before: 12."],
    [12, { score: 12 }, "Your best day: 12."],
    [7, { score: 12 }, "Your best day: 12."],
  ])("beside %i, with %o before: %s", (score, best, text) =>
    expect(ownText(score, best)).toBe(text),
  );
});

describe("the flight", () => {
  it("is one line with a mark for each slip, and ends in the hands or on the grass", () => {
    const caught = flightOf({ log: "kFh", end: "caught", minWin: 15 });
    expect(caught.path.match(/Q/g)).toHaveLength(3);
    expect(caught.slips).toHaveLength(1);
    expect(flightOf({ log: "kFh", end: "slips", minWin: 15 }).end.y).toBeGreaterThan(caught.end.y);
  });

  it("comes down at a ball that nothing met, with one mark for each slip", () => {
    const caught = flightOf({ log: "kfh", end: "caught", minWin: 15 }, [2, 2]);
    const [one, other] = caught.slips;
    expect(one?.y).toBeGreaterThan(caught.end.y);
    expect(other?.x).toBeGreaterThan(one?.x ?? 0);
    const down = flightOf({ log: "kFh", end: "slips", minWin: 15 }, [1, 3]);
    expect([down.slips.length, down.slipCount]).toEqual([2, 3]);
    expect(flightOf({ log: "kfH", end: "slips", minWin: 15 }, [2, 2]).slips).toHaveLength(2);
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
    expect(scoreText({ isWin: false, score: 7, outOf: 14 })).toBe("7, dropped");
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
