import { expect, it } from "vitest";
import { lineByNumber } from "./lines.server";

it("has eleven items a line", () => {
  for (const number of [1, 2, 3]) expect(lineByNumber(number)?.items).toHaveLength(11);
  expect(lineByNumber(0)).toBeNull();
});
