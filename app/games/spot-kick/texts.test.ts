import { describe, expect, it } from "vitest";
import { cryOf, guardText, lastLine } from "./board-texts";
import { sharedSentence, shootOutInWords } from "./shared-texts";
import type { Shot, Zone } from "./shot";
import { announcement, endText, headline, resultText, yours } from "./texts";

const shot = (zone: number, outcome: Shot["outcome"], dive = 4): Shot => ({
  zone: zone as Zone,
  style: "placed",
  dive: dive as Zone,
  outcome,
});

const aim = { placed: [80, 86, 80, 86, 92, 86], driven: [72, 80, 72, 80, 88, 80] };

const line = (mine: Shot[], theirs: Shot[]) => lastLine({ mine, theirs }, "Hedge", aim);

describe("the line of the latest kick", () => {
  it.each([
    [[], [], "Five kicks each. You kick first."],
    [[shot(0, "goal", 5)], [], "Goal, high left! Hedge went low right."],
    [[shot(3, "saved", 3)], [], "Hedge saves it, low left."],
    [[shot(2, "off")], [], "Over the bar: high right misses 1 in 5."],
    [[shot(5, "off")], [], "Wide: low right misses 1 in 7."],
    [[shot(0, "goal")], [shot(1, "goal", 3)], "They score, high middle."],
    [[shot(0, "goal")], [shot(1, "goal", 1)], "Right way: it beat your glove."],
    [[shot(0, "goal")], [shot(1, "goal", 4)], "Right way: it went in over you."],
    [[shot(0, "goal")], [shot(5, "goal", 2)], "Right way: it went in under you."],
    [[shot(0, "goal")], [shot(5, "saved")], "You saved it, low right!"],
    [[shot(0, "goal")], [shot(4, "off")], "Theirs goes over the bar."],
  ])("%#: says what became of it", (mine, theirs, said) => {
    expect(line(mine, theirs)).toBe(said);
  });

  it.each([
    ["your goal", shot(0, "goal"), false, "Goal!"],
    ["your kick that is saved", shot(0, "saved"), false, "Saved."],
    ["your kick over the bar, which loses", shot(4, "off"), false, "Over the bar"],
    ["your kick beside the post", shot(3, "off"), false, "Wide"],
    ["their goal", shot(0, "goal"), true, "It goes in."],
    ["their goal past the right dive", shot(1, "goal", 1), true, "Fingertips!"],
    ["their goal past the right dive that wins", shot(0, "goal", 0), true, "Fingertips!"],
    ["their goal over a dive to its side", shot(0, "goal", 3), true, "Over you."],
    ["their goal under a dive to its side", shot(4, "goal", 1), true, "Under you."],
    ["your save", shot(0, "saved"), true, "Saved!"],
    ["their kick beside the post", shot(5, "off"), true, "Wide"],
  ] as const)("is a word in the goal: %s", (_, last, isTheirs, cry) => {
    expect(cryOf(last, isTheirs)).toBe(cry);
  });
});

it.each([
  ["Likes the right.", "Likes your right-hand side."],
  ["Dives low after high, high after low.", "Dives low after your high kick, high after low."],
  ["Dives low after a high one.", "Dives low after your high kick."],
  ["Goes left, right, left, right.", "Goes left, right, left, right."],
])("the habit '%s' reads '%s'", (posted, shown) => {
  expect(yours(posted)).toBe(shown);
});

it.each([
  [[], "Hedge can only guess"],
  [[0, 1, 2], "Hedge guards high"],
  [[3, 4, 5], "Hedge guards low"],
  [[2, 5], "Hedge guards right"],
  [[1, 4], "Hedge guards middle"],
] as const)("the zones %o read '%s'", (told, said) => {
  expect(guardText("Hedge", told)).toBe(said);
});

describe("the result", () => {
  const five = Array.from({ length: 5 }, () => shot(0, "goal"));
  it.each([
    [{ mine: five, end: "won", isVoid: false }, /from the spot/],
    [{ mine: [...five, shot(0, "goal")], end: "won", isVoid: false }, /Sudden death/],
    [{ mine: five, end: "lost", isVoid: false }, /goes to them/],
    [{ mine: five, end: "level", isVoid: false }, /can't get up/],
    [{ mine: [], end: "won", isVoid: true }, /took this shoot-out back/],
  ] as const)("%#: has a headline", (ended, said) => {
    expect(headline(ended)).toMatch(said);
  });

  it("is short for statistics, and whole for friends", () => {
    const ended = { mine: five, theirs: [shot(0, "goal")], end: "lost", isVoid: false } as const;
    expect(endText(null, ended)).toBe("5-1");
    expect(announcement({ isWin: false }, ended)).toBe("lost, 5-1");
    expect(endText(null, { ...ended, isVoid: true })).toBe("taken back");
    expect(resultText({ isWin: true, score: 4, outOf: 5 })).toBe("won, 4 scored");
    expect(resultText({ isWin: true, score: 0, outOf: 0 })).toBe("taken back");
    const shared = { isWin: false, outOf: 5, squares: "🟩🟥\n🟩🟩" };
    expect(sharedSentence(shared)).toBe("A fan lost the shoot-out 1-2. Your turn.");
    expect(shootOutInWords(shared)).toBe("Scored: yes, no.\nLet in: yes, yes.");
    expect(sharedSentence({ ...shared, outOf: 0, squares: "" })).toMatch(/nobody missed/);
    expect(shootOutInWords({ ...shared, outOf: 0, squares: "" })).toBe("Taken back");
  });
});
