import { expect, it } from "vitest";
import { addedNumber } from "~/play/editions/schedule.server";
import { restedIds } from "./rested";

const schedule = {
  firstDate: "2026-11-22",
  period: "day",
  editions: Array.from({ length: 28 }, (_, place) => place + 1),
} as const;
const DATE = "2027-06-20";

/** The ids for a date; each edition has one record, named by its number, unless it is said otherwise. */
function idsOn(date: string, records: Record<number, string[]> = {}, voided = {}) {
  const numbers = [...new Set([...schedule.editions, ...Object.keys(records).map(Number)])];
  const verified = (number: number) =>
    (records[number] ?? [`${number}`]).map((id) => ({ id, asOf: "2026-11-22" }));
  return restedIds({ schedule, numbers: () => numbers, verified }, date, voided);
}

const sorted = (ids: readonly string[]) =>
  ids.toSorted((one, other) => Number(one) - Number(other));

it("are those of editions over 200 days before", () => {
  expect(sorted(idsOn(DATE))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
  expect(idsOn("2027-06-10")).toEqual([]);
});

it("are neither void, nor in an edition since or in an operator's", () => {
  expect(idsOn(DATE, { 20: ["3"] }, { 5: "2027-01-01" })).not.toContain("3");
  expect(idsOn(DATE, {}, { 5: "2027-01-01" })).not.toContain("5");
  const near = addedNumber(schedule, "2027-06-01");
  expect(idsOn(DATE, { [near]: ["4", "own"] }).filter((id) => ["4", "own"].includes(id))).toEqual(
    [],
  );
  expect(idsOn("2028-06-20", { [near]: ["4", "own"] })).toContain("4");
});

it("begin with what the repeats show longest before or after the date", () => {
  // On these days they show editions 15 and 22, and the others in their order, again and again.
  expect(idsOn(DATE)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
  const ids = idsOn("2027-06-27");
  expect([ids[0], ids.at(-1)]).toEqual(["8", "17"]);
});
