import { expect, it } from "vitest";
import type { Before } from "./decision";
import { reporterNews, verdict } from "./outcome-words";

const appealed = { isAppealed: true } as Before;

it.each([
  ["hold", null, "Hidden until a moderator has looked: three fans have reported it."],
  ["hide", null, "Hidden by the rule ‘No spoilers’."],
  ["warn", null, "Hidden by the rule ‘No spoilers’. This is a warning."],
  ["mute-1", null, "Hidden by the rule ‘No spoilers’. You can write again after a day."],
  ["mute-7", null, "Hidden by the rule ‘No spoilers’. You can write again after seven days."],
  ["mute-30", null, "Hidden by the rule ‘No spoilers’. You can write again after thirty days."],
  ["ban", null, "Hidden by the rule ‘No spoilers’. You can’t write here any more."],
  ["restore", null, "Shown again: a moderator has looked."],
  [
    "restore",
    appealed,
    "Shown again: another look says that you were right. Nothing is held against you.",
  ],
  ["dismiss", appealed, "A moderator has looked once more. It stays as it was decided."],
] as const)("of %s (%j) an author is told", (outcome, before, text) => {
  expect(verdict({ outcome, rule: "spoilers", before })).toBe(text);
});

it.each([
  ["reply", "hide", "Thank you for reporting a reply. A moderator has looked and hidden it."],
  [
    "league",
    "ban",
    "Thank you for reporting a league’s name. A moderator has looked and hidden it.",
  ],
  [
    "name",
    "dismiss",
    "Thank you for reporting a name. A moderator has looked, and it is within the rules.",
  ],
  [
    "signature",
    "restore",
    "Thank you for reporting a name on a challenge. A moderator has looked, and it is within the rules.",
  ],
] as const)("of a %s: %s a reporter is told", (kind, outcome, text) => {
  expect(reporterNews({ kind, outcome })).toBe(text);
});
