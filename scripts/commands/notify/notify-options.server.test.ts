import { describe, expect, it } from "vitest";
import { readNotifyOrder } from "./notify-options.server";

const text = ["--title", " Kick-off ", "--body", "Five are waiting."];
const message = { kind: "new", title: "Kick-off", body: "Five are waiting." };

describe("what the operator asks for", () => {
  it.each([
    ["a message", text, { ...message, isDryRun: false }],
    ["a rehearsal", [...text, "--dry-run"], { ...message, isDryRun: true }],
    ["to go on", ["--resume"], { kind: "resume" }],
  ])("is %s", (_, words, order) => {
    expect(readNotifyOrder(words)).toEqual(order);
  });

  it.each([
    ["nothing", []],
    ["a title alone", ["--title", "Kick-off"]],
    ["a body alone", ["--body", "Now"]],
    ["an empty title", ["--title", " ", "--body", "Now"]],
    ["a text without its name", ["Kick-off"]],
    ["a word nobody knows", [...text, "--everybody"]],
    ["to go on with another text", ["--resume", ...text]],
    ["to rehearse going on", ["--resume", "--dry-run"]],
  ])("is explained where it is %s", (_, words) => {
    expect(() => readNotifyOrder(words)).toThrow("npm run notify -- --resume");
  });

  it.each([
    ["title", ["--title", "x".repeat(121), "--body", "Now"], "120 characters"],
    ["body", ["--title", "Kick-off", "--body", "x".repeat(601)], "600 characters"],
  ])("has no %s longer than a device shows", (_, words, sentence) => {
    expect(() => readNotifyOrder(words)).toThrow(sentence);
  });
});
