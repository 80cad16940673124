import { describe, expect, it } from "vitest";
import { ordinal } from "~/play/rules/crowd-texts";
import { leadOf, leftOf, listOf, standingText } from "./league-words";

const row = (name: string, place: number, points: number) => ({
  ...{ name, place, points },
  isYou: name === "Me",
});

const four = [row("Ada", 1, 5), row("Ben", 2, 4), row("Cleo", 3, 3), row("Dan", 4, 2)];

describe("who leads", () => {
  it.each([
    [[row("Thandi", 1, 11), row("Me", 2, 10)], "Thandi leads by 1."],
    [[row("Me", 1, 2410), row("Zola", 2, 10)], "You lead by 2,400."],
    [[row("Zola", 1, 9), row("Thandi", 1, 9), row("Me", 3, 1)], "Zola and Thandi are level."],
    [[row("Me", 1, 9), row("Thandi", 1, 9)], "You and Thandi are level."],
    [[row("Zola", 1, 0), row("Me", 1, 0)], "Nobody has scored yet."],
    [[row("يوسف", 1, 5), row("Me", 2, 4)], "\u2068يوسف\u2069 leads by 1."],
    [[...four, row("Me", 5, 1)], "Ada leads by 1. You are 5th."],
    [[...four, row("Me", 5, 0)], "Ada leads by 1."],
    [[row("Me", 1, 9), ...four.slice(1)], "You lead by 5."],
    [[row("Me", 1, 9)], ""],
  ])("of %j: %s", (rows, text) => {
    expect(leadOf(rows)).toBe(text);
  });
});

it.each([
  [0, "Six days left."],
  [4, "Two days left."],
  [5, "One day left."],
  [6, "Last day."],
])("on day %i says %s", (today, text) => {
  expect(leftOf(today)).toBe(text);
});

it.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [21, "21st"],
  [113, "113th"],
])("place %i is %s", (place, text) => {
  expect(ordinal(place)).toBe(text);
});

it.each([
  [["Zola"], "Zola"],
  [["Zola", "Me"], "Zola and you"],
  [["A", "B", "C"], "A, B and C"],
  [["A", "B", "C", "D", "E"], "A, B and 3 others"],
])("lists %j", (names, text) => {
  expect(listOf(names.map((name) => ({ name, isYou: name === "Me" })))).toBe(text);
});

describe("where one stands", () => {
  it.each([
    [[row("Thandi", 1, 11), row("Me", 2, 10)], "you are 2nd · Thandi +1"],
    [[row("Me", 1, 22), row("Zola", 2, 10)], "you lead by 12"],
    [[row("Thandi", 1, 9), row("Me", 1, 9)], "level with Thandi"],
    [[row("Me", 1, 0), row("Zola", 1, 0)], "nobody has scored yet"],
    [[row("Me", 1, 5)], "waiting for your friends"],
  ])("of %j: %s", (rows, text) => {
    expect(standingText(rows)).toBe(text);
  });
});
