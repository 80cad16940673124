import { describe, expect, it } from "vitest";
import { countsText, cryOf, lastLine, stakeText } from "./board-texts";
import type { Shot } from "./shot";
import { standingOf } from "./standing";

const shots = (row: string): Shot[] =>
  Array.from(row, (letter) => ({
    zone: 0,
    style: "placed",
    dive: 0,
    outcome: letter === "o" ? "goal" : letter === "s" ? "saved" : "off",
  }));

const stakeOf = (mine: string, theirs: string) =>
  stakeText({
    mine: shots(mine),
    theirs: shots(theirs),
    turn: mine.length > theirs.length ? "dive" : "kick",
  });

describe("what the next kick can decide", () => {
  it.each([
    ["", "", ""],
    ["oo", "xx", ""],
    ["ooo", "xx", "Save it and it is yours."],
    ["ooo", "oox", ""],
    ["ooo", "oxx", "Score and it is yours."],
    ["xxo", "ooo", "Miss and it is over."],
    ["oooo", "oooo", ""],
    ["oooo", "oxxo", "Score and it is yours."],
    ["xoxo", "oooo", "Miss and it is over."],
    ["xxo", "oo", ""],
    ["xxx", "oo", "Concede and it is over."],
    ["ooooo", "oooo", "Save it and it is yours."],
    ["oooox", "oooo", "Concede and it is over."],
    ["ooooo", "ooxo", "Save it and it is yours."],
    ["ooooo", "ooooo", ""],
    ["oooooo", "ooooo", "Save it and it is yours."],
    ["ooooox", "ooooo", "Concede and it is over."],
    ["ooooooooox", "ooooooooo", "Concede and it is over."],
  ])("after %s and %s: %s", (mine, theirs, said) => {
    expect(stakeOf(mine, theirs)).toBe(said);
  });

  it("is nothing at the end", () => {
    expect(stakeText({ mine: shots("ooo"), theirs: shots("xxx"), turn: null })).toBe("");
  });

  it("is as the rules decide it, in every shoot-out", () => {
    const standing = (mine: string, theirs: string) => standingOf(shots(mine), shots(theirs));
    const walk = (mine: string, theirs: string) => {
      if (mine.length > 7 || standing(mine, theirs)) return;
      const isKick = mine.length === theirs.length;
      const follow = (letter: string) =>
        isKick ? ([mine + letter, theirs] as const) : ([mine, theirs + letter] as const);
      const [goal, none] = [standing(...follow("o")), standing(...follow("x"))];
      const said = stakeOf(mine, theirs);
      expect(said.endsWith("yours.")).toBe((isKick ? goal : none) === "won");
      expect(said.endsWith("over.")).toBe((isKick ? none : goal) === "lost");
      walk(...follow("o"));
      walk(...follow("x"));
    };
    walk("", "");
  });
});

it("counts a side's goals and saves", () => {
  expect(countsText("Hedge", shots("oxos"), shots("osx"))).toBe("Hedge: 2 scored, 1 saved");
});

describe("what is said of a kick that misses", () => {
  const miss = (zone: Shot["zone"], off?: number): Shot => ({
    ...{ zone, style: "placed", dive: 1, outcome: "off", off },
  });
  const aim = { placed: [80, 86, 78, 86, 92, 86], driven: [72, 80, 70, 80, 88, 80] };

  it.each([
    [miss(0), "Over the bar", "Over the bar: high left misses 1 in 5."],
    [miss(3), "Wide", "Wide: low left misses 1 in 7."],
    [{ ...miss(3), style: "driven" as const }, "Wide", "Wide: low left misses 1 in 5."],
    [miss(0, 120), "Too late: wide", "Too late: wide."],
    [miss(3, -120), "Too soon: over", "Too soon: over."],
  ])("is how it was struck, or the odds: %o", (shot, cry, line) => {
    expect(cryOf(shot, false)).toBe(cry);
    expect(lastLine({ mine: [shot], theirs: [] }, "Hedge", aim)).toBe(line);
  });
});
