import { expect, it } from "vitest";
import { bandBars } from "./title-statistics";

it("puts many scores into bands, the highest first", () => {
  expect(bandBars(24, 10)).toEqual([
    { score: 20, upTo: 24, label: "20–24" },
    { score: 10, upTo: 19, label: "10–19" },
    { score: 0, upTo: 9, label: "0–9" },
  ]);
});
