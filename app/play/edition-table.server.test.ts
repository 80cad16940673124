import { expect, it } from "vitest";
import { editionTable } from "./edition-table.server";

it("numbers the built-in records from 1 on, and added ones from their first number", () => {
  const table = editionTable([{ id: "a" }, { id: "b" }]);
  table.add([{ id: "c" }, { id: "d" }], 11);
  expect(["a", "b", "c", "d", "e"].map(table.numberOf)).toEqual([1, 2, 11, 12, 0]);
  expect([0, 1, 2, 3, 11, 12, 13].map((number) => table.at(number)?.id ?? null)).toEqual([
    null,
    "a",
    "b",
    null,
    "c",
    "d",
    null,
  ]);
  expect(["a", "d", "e"].map(table.has)).toEqual([true, true, false]);
});
