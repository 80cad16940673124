import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { editionNumberOn } from "~/play/schedule.server";
import { schedule } from "./schedule.server";

const numbersOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    editionNumberOn(schedule, daysBefore(schedule.firstDate, -index)),
  );

/** Never edit a line: add one, with its number of days, when the schedule grows. */
const FROZEN = [[400, "49c53ab68a58d221c257e94988a96bbcc1c30dea75fca9e989c462191d80784a"]] as const;

describe("the schedule", () => {
  it.each(FROZEN)("has the editions of its first %i days as they were", (count, fingerprint) => {
    const days = numbersOf(count).join(" ");
    expect(createHash("sha256").update(days).digest("hex")).toBe(fingerprint);
  });

  it("goes round as the release before the engine had it: two days of the first round, then the revised", () => {
    const before = Array.from({ length: 1000 }, (_, day) => (day % 14) + (day < 2 ? 1 : 15));
    expect(numbersOf(1000)).toEqual(before);
  });
});
