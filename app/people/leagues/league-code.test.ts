import { expect, it } from "vitest";
import { CODE_LETTERS, readCode, spokenCode } from "./league-code";

it.each([
  ["BCDFGHJK", "BCDFGHJK"],
  ["bcdf-ghjk", "BCDFGHJK"],
  [" Bcdf Ghjk\n", "BCDFGHJK"],
  ["BCDFGHJ", null],
  ["BCDFGHJKK", null],
  ["BCDFGHJA", null],
  ["BCDFGHJ1", null],
  ["", null],
])("of %j reads %s", (text, code) => {
  expect(readCode(text)).toBe(code);
});

it("says a code in halves that are read back", () => {
  expect(spokenCode("BCDFGHJK")).toBe("BCDF-GHJK");
  expect(readCode(spokenCode("BCDFGHJK"))).toBe("BCDFGHJK");
});

it("has no vowel, and no letter that is taken for another one", () => {
  expect(CODE_LETTERS).not.toMatch(/[AEIOULNQSV]/);
  expect(new Set(CODE_LETTERS).size).toBe(16);
});
