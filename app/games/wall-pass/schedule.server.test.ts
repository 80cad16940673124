import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { expect, it } from "vitest";
import { editions } from "./editions.server";
import { serverGame } from "./title.server";

const { schedule } = editions;

/** Never edit a line. When the schedule grows, append one with the new number of days. */
const FROZEN = [[210, "3627a8c4b7e93a5bbd51611157e28559a9aca683dcab04028b5f1ce59b683a6c"]] as const;

it.each(FROZEN)("has the streets of its first %i days as they were", (count, fingerprint) => {
  const past = schedule.editions.slice(0, count).map((number, index) => {
    const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index });
    return `${date} ${JSON.stringify(editions.edition(number, []))}\n`;
  });
  expect(past).toHaveLength(count);
  expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
});

it("is open to an operator from the day after its first end", () => {
  const [[days]] = FROZEN;
  const next = Temporal.PlainDate.from(schedule.firstDate).add({ days });
  expect(serverGame.openFrom).toBe(next.toString());
});
