import { describe, expect, it } from "vitest";
import {
  choiceKeys,
  choiceLabels,
  choices,
  choicesFor,
  isAboutWriting,
  isSanction,
  outcomes,
  outcomeTexts,
} from "./outcomes";

const author = ["warn", "mute-1", "mute-7", "mute-30", "ban"];
const reported = { isThere: true, isHidden: false, hasAuthor: true, isAppealed: false };

describe("what a moderator can decide", () => {
  it.each([
    ["a post that was reported", {}, ["hide", ...author, "dismiss"]],
    ["one that reports have hidden", { isHidden: true }, ["hide", ...author, "restore"]],
    ["one that its author has taken back", { isThere: false }, [...author, "dismiss"]],
    ["a visitor's signature", { hasAuthor: false }, ["hide", "dismiss"]],
    ["nobody's, which is gone", { isThere: false, hasAuthor: false }, ["dismiss"]],
    ["an appeal", { isHidden: true, isAppealed: true }, ["restore", "dismiss"]],
    ["an appeal about what is gone", { isThere: false, isAppealed: true }, ["restore", "dismiss"]],
  ])("about %s", (_, change, expected) => {
    expect(choicesFor({ ...reported, ...change })).toEqual(expected);
  });
});

it("each choice has a key and a label of its own, none of those that move", () => {
  const keys = choices.map((choice) => choiceKeys[choice]);
  expect(new Set([...keys, "j", "k", "u"]).size).toBe(choices.length + 3);
  expect(new Set(Object.values(choiceLabels)).size).toBe(choices.length);
});

it.each(outcomes.map((outcome) => [outcome] as const))("%s is told in the log", (outcome) => {
  expect(outcomeTexts[outcome]).toMatch(/^(Hidden|Shown|Nothing|Closed)/);
  expect(isSanction(outcome)).toBe(!["restore", "dismiss", "hold", "gone"].includes(outcome));
  expect(isAboutWriting(outcome)).toBe(author.includes(outcome));
});
