import { describe, expect, it } from "vitest";
import { paceMarks } from "./pace-marks";

/** Whether each answer is right, from a row such as "+-+++". */
const rights = (row: string) => [...row].map((one) => one === "+");

describe("paceMarks", () => {
  it.each([
    [
      "the fastest of all, which is right",
      [20, 9, 30, 41, 28],
      "+++++",
      { fastest: 1, longest: 3 },
    ],
    ["not a wrong one, however fast", [20, 9, 30, 41, 28], "+-+++", { fastest: 0, longest: 3 }],
    ["the one right answer", [20, 9, 30, 41, 28], "----+", { fastest: 4, longest: 3 }],
    ["none where none is right", [20, 9, 30, 41, 28], "-----", { fastest: -1, longest: 3 }],
    ["the first of equally fast ones", [9, 9, 30, 9, 28], "-++++", { fastest: 1, longest: 2 }],
    ["the first of equally long ones", [9, 30, 12, 30, 30], "+++++", { fastest: 0, longest: 1 }],
    [
      "not the one right answer that took the longest",
      [9, 30, 12],
      "-+-",
      { fastest: -1, longest: 1 },
    ],
    ["a wrong one as the longest", [9, 30, 12], "+-+", { fastest: 0, longest: 1 }],
    ["none where all took as long", [4, 4, 4, 4, 4], "+++++", { fastest: -1, longest: -1 }],
    ["none where no time is known", [0, 0, 0], "+-+", { fastest: -1, longest: -1 }],
  ])("marks %s", (_, times, row, places) => {
    expect(paceMarks(times, rights(row))).toEqual(places);
  });
});
