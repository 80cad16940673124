import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shootOutOf } from "../generator.server";

const css = readFileSync(new URL("stance.css", import.meta.url), "utf8");

/** The signs of a taker who stands straight. */
const straight = ["Hips square to you", "Standing foot points ahead", "Looks at neither corner"];

it("has each sign of a run-up in the taker's body", () => {
  const signs = new Set(
    Array.from({ length: 40 }, (_, seed) => shootOutOf("Ada", seed).pairs).flatMap((pairs) =>
      pairs.flatMap(({ runUp }) => runUp.signs.map(([seen]) => seen)),
    ),
  );
  expect(signs.size).toBe(13);
  for (const sign of signs) {
    expect([sign, css.includes(`[data-sign="${sign}"]`)]).toEqual([sign, !straight.includes(sign)]);
  }
});
