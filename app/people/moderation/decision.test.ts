import { expect, it } from "vitest";
import { canAppeal, canUndo, type Decision } from "./decision";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const decision: Decision = {
  ...{ id: "d1", at: 0, kind: "reply", targetId: "a.b", userId: "zola", outcome: "hide" },
  ...{ rule: "respect", by: "mod", state: "stands", appeal: null, before: null },
};
const appeal = { text: "Please", at: 1, decision: null };

it.each([
  ["its moderator at once", {}, "mod", 0, true],
  ["its moderator after ten minutes", {}, "mod", 10 * MINUTE_MS, false],
  ["another one", {}, "other", 0, false],
  ["its moderator twice", { state: "undone" }, "mod", 0, false],
  ["anybody, what reports have hidden", { by: null }, "mod", 0, false],
] as const)("is undone by %s: %j", (_, change, moderator, now, expected) => {
  expect(canUndo({ ...decision, ...change }, moderator, now)).toBe(expected);
});

it.each([
  ["its author", {}, "zola", 0, true],
  ["its author on the thirtieth day", {}, "zola", 30 * DAY_MS - 1, true],
  ["its author later", {}, "zola", 30 * DAY_MS, false],
  ["anybody else", {}, "thabo", 0, false],
  ["its author twice", { appeal }, "zola", 0, false],
  ["its author, once overturned", { state: "overturned" }, "zola", 0, false],
  ["its author, where reports have hidden it", { outcome: "hold" }, "zola", 0, false],
  ["its author, where nothing was found", { outcome: "dismiss" }, "zola", 0, false],
  ["its author, against a ban", { outcome: "ban" }, "zola", 0, true],
] as const)("is appealed against by %s: %j", (_, change, userId, now, expected) => {
  expect(canAppeal({ ...decision, ...change }, userId, now)).toBe(expected);
});
