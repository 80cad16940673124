import { expect, it } from "vitest";
import { unbroken } from "./unbroken";

it.each([
  ["It ended 4-1 at full-time.", "It ended 4-\u20601 at full-\u2060time."],
  ["No hyphen, 1930–1950", "No hyphen, 1930–1950"],
])("keeps the words of %j together", (text, expected) => {
  expect(unbroken(text)).toBe(expected);
});
