import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { boards } from "./editions.server";
import { schedule } from "./schedule.server";

/** Never edit a line. When the schedule grows, append one with the new number of days. */
const FROZEN = [[60, "1c3e8d37116c27740c33d8d8084ad8c6df69bfb3a4580758e30245ce9223f873"]] as const;

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
