import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";

const { schedule } = editions;

/**
 * Never edit a line of weeks that have come. When the schedule grows, append one with the new number of weeks; when a week
 * to come gets another edition, replace the last (docs/decisions/0035).
 */
const FROZEN = [
  [1, "1dce65ea3f8dbbf8a66022a8739128c8569e496588118123acc14db0953c2a03"],
  [13, "d05aadd25023ab1cbdd677b49d81a735e0e254b3c6a7bdcddd81995762e7fede"],
] as const;

const weeks = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ weeks: index });
  const careers = editions
    .at(number)
    ?.map(({ id, stations }) => `${id}: ${stations.map(({ club }) => club).join(", ")}`);
  return { weekday: date.dayOfWeek, text: `${date} ${careers?.join(" / ")}\n` };
});

describe("the schedule", () => {
  it.each(FROZEN)("has the careers of its first %i weeks as they were", (count, fingerprint) => {
    const past = weeks.slice(0, count).map(({ text }) => text);
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("changes on Fridays", () => {
    expect(new Set(weeks.map(({ weekday }) => weekday))).toEqual(new Set([5]));
  });

  it("has every week once, in their order", () => {
    expect(schedule.editions).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(editions.at(14)).toBeNull();
  });
});
