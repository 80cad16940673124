import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { boards } from "./editions.server";
import { schedule } from "./schedule.server";

/** Never edit a line. When the schedule grows, append one with the new number of days. */
const FROZEN = [[60, "a173211bd6218df84cf5a3321ffdafd2fadad52fa553735332395d7ff05fa656"]] as const;

const days = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index }).toString();
  const words = boards[number - 1]?.groups.map((group) => group.words.join(", "));
  return `${date} ${words?.join(" / ")}\n`;
});

describe("the schedule", () => {
  it.each(FROZEN)("has the boards of its first %i days as they were", (count, fingerprint) => {
    const past = days.slice(0, count);
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("has every board once, in their order", () => {
    expect(schedule.editions).toEqual(boards.map((_, index) => index + 1));
  });
});
