import { describe, expect, it } from "vitest";
import { guessesInWords } from "./guesses-in-words";
import type { Guess } from "./state";
import {
  announcement,
  beatText,
  groupsText,
  headline,
  hint,
  mistakesLeftText,
  sharedSentence,
  spokenName,
} from "./texts";

const tiles = [0, 1, 2, 3];
const found = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Name ${index}`,
    level: 1 as const,
    tiles,
  }));
const stateAfter = (outcomes: Guess["outcome"][]) => ({
  guesses: outcomes.map((outcome) => ({ tiles, outcome })),
  found: found(outcomes.filter((outcome) => outcome === "linked").length),
});

describe("the hint", () => {
  it.each<[Guess["outcome"][], string]>([
    [[], "Which four belong together?"],
    [["close"], "Three of four. Yellow card."],
    [["wrong"], "Not those four. Yellow card."],
    [["wrong", "linked", "wrong"], "Not those four. Second yellow."],
    [["close", "wrong", "close"], "Three of four. Third yellow: the next card is red."],
    [["linked"], "Three groups to go. Keep it moving."],
    [["linked", "wrong", "linked"], "Two groups to go. Keep it moving."],
    [["linked", "linked", "linked"], "Four left. What links them?"],
  ])("after %j is %j", (outcomes, text) => {
    expect(hint(stateAfter(outcomes))).toBe(text);
  });

  it("has the name of a linked group in front of it for screen readers", () => {
    expect(announcement(stateAfter(["linked", "linked"]))).toBe(
      "Linked: Name 1. Two groups to go. Keep it moving.",
    );
    expect(announcement(stateAfter(["linked", "close"]))).toBe("Three of four. Yellow card.");
  });
});

it.each([
  [0, "4 mistakes left"],
  [3, "1 mistake left"],
])("after %i mistakes there are %j", (mistakes, text) => {
  expect(mistakesLeftText(mistakes)).toBe(text);
});

it("a gap in a name is said", () => {
  expect(spokenName("___ United")).toBe("blank United");
  expect(spokenName("Trees")).toBe("Trees");
});

describe("the result", () => {
  it.each([
    [true, 4, "4/4", "A fan linked all four without a card. Your turn."],
    [true, 3, "4/4", "A fan linked all four with one yellow card. Your turn."],
    [true, 1, "4/4", "A fan linked all four with three yellow cards. Your turn."],
    [false, 0, "X/4", "The board showed a fan the red card. Your turn."],
  ])("won: %j, score %i reads %s", (isWin, score, text, shared) => {
    expect(groupsText({ isWin, outOf: 4 })).toBe(text);
    expect(sharedSentence({ isWin, score, outOf: 4 })).toBe(shared);
  });

  it.each([
    [true, 4, "Match it: all four groups, no card"],
    [true, 3, "Beat it: all four groups, no card"],
    [true, 2, "Beat it: all four groups, one yellow card at most"],
    [true, 1, "Beat it: all four groups, two yellow cards at most"],
    [false, 0, "Beat it: link all four groups"],
  ])("won: %j, score %i asks a friend for more", (isWin, score, text) => {
    expect(beatText({ isWin, score, outOf: 4 })).toBe(text);
  });

  it("has none where the board was taken back", () => {
    expect(groupsText({ isWin: true, outOf: 0 })).toBe("Void");
    expect(sharedSentence({ isWin: true, score: 0, outOf: 0 })).toMatch(/taken back/);
    expect(beatText({ isWin: true, score: 0, outOf: 0 })).toBe("");
  });

  it("has a headline of its own for every number of cards and links", () => {
    const wins = [0, 1, 2, 3].map((cards) => headline(cards, 4));
    const losses = [0, 1, 2].map((links) => headline(4, links));
    expect(new Set([...wins, ...losses]).size).toBe(7);
  });
});

describe("the squares in words", () => {
  it("name the colours of each guess, most first", () => {
    expect(guessesInWords("🟨🟩🟨🟨\n🟩🟩🟩🟩\n🟪🟨🟦🟩")).toBe(
      "Guess 1: three yellow, one green.\nGuess 2: four green, a link.\nGuess 3: one yellow, one green, one blue, one purple.",
    );
  });

  it("are none for a board that was taken back", () => {
    expect(guessesInWords("")).toBe("");
  });
});
