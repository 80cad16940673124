import { expect, it } from "vitest";
import { chanceOf, chooseSet, ownPlaces, placesFor, shuffled } from "./draft";

const DATES = Array.from({ length: 28 }, (_, day) => `2027-02-${`${day + 1}`.padStart(2, "0")}`);

it("shuffles a list by the date, each date in a way of its own", () => {
  const list = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
  const orders = DATES.map((date) => shuffled(list, chanceOf(date)));
  for (const order of orders) expect([...order].sort()).toEqual(list);
  expect(new Set(orders.map(String)).size).toBe(DATES.length);
  expect(shuffled(list, chanceOf("2027-02-01"))).toEqual(orders[0]);
});

it.each([5, 9, 11])(
  "spreads the places of %i right answers, never one three times running",
  (count) => {
    const orders = DATES.map((date) => placesFor(count, chanceOf(date)));
    for (const order of orders) {
      const counts = [0, 1, 2, 3].map((place) => order.filter((one) => one === place).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      expect(String(order)).not.toMatch(/(\d),\1,\1/);
    }
    const first = [0, 1, 2, 3].map((place) => orders.filter(([one]) => one === place).length);
    expect(Math.min(...first)).toBeGreaterThan(2);
  },
);

it("chooses records that keep promises together, none twice, the first ones first", () => {
  const list = Array.from({ length: 100 }, (_, place) => place);
  const isEven = (set: readonly number[]) => set.every((one) => one % 2 === 0);
  const set = chooseSet([list, list], isEven, chanceOf("2027-02-01")) ?? [];
  expect(new Set(set).size).toBe(2);
  expect(isEven(set)).toBe(true);
  expect(Math.max(...set)).toBeLessThan(10);
  expect(chooseSet([list, list], () => false, chanceOf("2027-02-01"))).toBeNull();
  expect(chooseSet([[1], [1]], () => true, chanceOf("2027-02-01"))).toBeNull();
  expect(chooseSet([list, []], () => true, chanceOf("2027-02-01"))).toBeNull();
});

it("leaves an editor places of its own by the date, all where there are no more", () => {
  expect(ownPlaces(5, 0, chanceOf("2027-02-01")).size).toBe(0);
  expect(ownPlaces(5, 2, chanceOf("2027-02-01")).size).toBe(2);
  expect(ownPlaces(5, 99, chanceOf("2027-02-01")).size).toBe(5);
});
