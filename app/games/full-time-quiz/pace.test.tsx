import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Pace } from "./pace";

const answer = (place: number, isVoid = false) => ({
  ...{ choice: 0, isRight: place !== 1, isVoid },
  solution: { id: String(place), correctIndex: 0, fact: "", source: "" } as const,
});

const read = (times: readonly number[], isVoid = false) => {
  const answers = times.map((_, place) => answer(place, isVoid && place === 0));
  const moves = times.map((at) => ({ move: 0, at }));
  const markup = renderToStaticMarkup(<Pace answers={answers} moves={moves} />);
  return markup.split("</li>").map((item) => item.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "));
};

describe("Pace", () => {
  it("tells what each question took, which add up to the clock's time, the fastest right one and the longest", () => {
    expect(read([3290, 4310, 12_300])).toEqual([
      " fastest 3.2 s right ",
      " 1.1 s wrong ",
      " longest 8.0 s right ",
      " ",
    ]);
  });

  it("has lamps alone where no time is known", () => {
    expect(read([0, 0])).toEqual([" right ", " wrong ", " "]);
  });

  it("tells what was taken back, which is never the fastest", () => {
    expect(read([0, 0], true)[0]).toBe(" – taken back ");
    expect(read([1000, 3000, 12_300], true)).toEqual([
      " 1.0 s – taken back ",
      " 2.0 s wrong ",
      " longest 9.3 s right ",
      " ",
    ]);
  });
});
