import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { championsOf, daysWon, leadOn, type MemberWeek, tableOf } from "./league-table";

const member = (seat: string, ...days: (number | null)[]): MemberWeek => ({ seat, days });

describe("a week's table", () => {
  it("has the most points first, and says who went up since yesterday", () => {
    const table = tableOf([member("a", 500, 100), member("b", 400, 300), member("c", 0, null)], 1);
    expect(table.map(({ seat, points, place, climbed }) => [seat, points, place, climbed])).toEqual(
      [
        ["b", 700, 1, 1],
        ["a", 600, 2, -1],
        ["c", 0, 3, 0],
      ],
    );
  });

  it("gives equal points one place, and has no arrows on Monday", () => {
    const table = tableOf([member("a", 10), member("b", 30), member("c", 30), member("d", 5)], 0);
    expect(table.map(({ seat, place, climbed }) => [seat, place, climbed])).toEqual([
      ["b", 1, 0],
      ["c", 1, 0],
      ["a", 3, 0],
      ["d", 4, 0],
    ]);
  });

  it("keeps everybody, sorted, with places that count who is ahead", () => {
    const days = fc.array(fc.option(fc.nat(50)), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(days, { maxLength: 50 }), fc.nat(6), (all, today) => {
        const members = all.map((own, index) => member(String(index), ...own));
        const table = tableOf(members, today);
        expect(table).toHaveLength(members.length);
        for (const { place, points } of table) {
          expect(place).toBe(1 + table.filter((other) => other.points > points).length);
        }
        expect(table.map(({ points }) => points)).toEqual(
          table.map(({ points }) => points).sort((one, other) => other - one),
        );
      }),
    );
  });
});

it("a week has one champion, several who are level, or none", () => {
  const championsIn = (...points: number[]) =>
    championsOf(
      tableOf(
        points.map((one, seat) => member(String(seat), one)),
        0,
      ),
    ).map(({ seat }) => seat);
  expect(championsIn(3, 5, 4)).toEqual(["1"]);
  expect(championsIn(5, 5, 4)).toEqual(["0", "1"]);
  expect(championsIn(0, 0)).toEqual([]);
  expect(championsIn()).toEqual([]);
});

it("of two each wins the days on which they had more, once they are over", () => {
  const [one, other] = [member("a", 5, 0, null, 7), member("b", 4, 3, null, 7)];
  expect(daysWon(one, other, 4)).toEqual([1, 1]);
  expect(daysWon(one, other, 1)).toEqual([1, 0]);
  expect(daysWon(one, other, 0)).toEqual([0, 0]);
});

it.each([
  [0, "leads"],
  [1, "trails"],
  [2, null],
  [3, "level"],
  [4, null],
])("of two on day %i the first one: %s", (day, lead) => {
  expect(leadOn(member("a", 5, 0, null, 7), member("b", 4, 3, null, 7), day)).toBe(lead);
});
