import { describe, expect, it } from "vitest";
import { type Case, emptyCase, likelyRule, settled, shouldHold, withReport } from "./case";

const empty = emptyCase("reply", "a.b");
const report: Parameters<typeof withReport>[1] = {
  ...{ said: "Words", userId: "zola", reason: "hateful" as const, reporter: "h1" },
  ...{ isOfStanding: true, id: "r1", now: 5 },
};

describe("a case", () => {
  it("has what all its reports come to, and waits since the first", () => {
    const first = withReport(empty, report);
    const second = withReport(first, {
      ...report,
      ...{
        said: "Other words",
        reason: "spam" as const,
        reporter: null,
        isOfStanding: false,
        id: "r2",
        now: 9,
      },
    });
    expect(second).toEqual({
      ...empty,
      ...{ userId: "zola", said: "Other words", waitingSince: 5, reports: 2, ofStanding: 1 },
      ...{ reasons: { hateful: 1, spam: 1 }, reporters: ["h1"], reportIds: ["r1", "r2"] },
    });
  });

  it("keeps fifty reports and reporters, and counts on", () => {
    let known: Case = empty;
    for (let count = 0; count < 60; count += 1) {
      known = withReport(known, { ...report, id: `r${count}`, reporter: `h${count}` });
    }
    expect([known.reports, known.reportIds.length, known.reporters.length]).toEqual([60, 50, 50]);
    expect(known.reportIds.at(-1)).toBe("r49");
  });

  it("waits no more once it is decided, and remembers by what", () => {
    const waiting = { ...withReport(empty, report), isHeld: true, isAppealed: true };
    expect(settled(waiting, { id: "d1", cleared: "Words" })).toEqual({
      ...empty,
      ...{ userId: "zola", said: "Words", cleared: "Words", decision: "d1", revision: 1 },
    });
  });
});

it.each([
  ["two of standing", { ofStanding: 2 }, false],
  ["three of standing", { ofStanding: 3 }, true],
  ["three about a name", { ofStanding: 3, kind: "name" as const }, false],
  ["three about what was cleared", { ofStanding: 3, cleared: "Words" }, false],
  ["three about what was changed since", { ofStanding: 3, cleared: "Before" }, true],
])("a reply with %s is hidden: %j", (_, change, expected) => {
  expect(shouldHold({ ...empty, said: "Words", ...change })).toBe(expected);
});

it.each([
  [{}, "respect"],
  [{ spoiler: 1 }, "spoilers"],
  [{ spoiler: 1, hateful: 1 }, "respect"],
  [{ spoiler: 3, hateful: 2 }, "spoilers"],
  [{ other: 4 }, "respect"],
])("by %j the rule is likely %s", (reasons, rule) => {
  expect(likelyRule({ reasons })).toBe(rule);
});
