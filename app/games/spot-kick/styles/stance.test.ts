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
  const poses = [...css.matchAll(/\[data-sign\^="([^"]+)"\](?:\[data-sign\$="([^"]+)"\])?/g)];
  for (const sign of signs) {
    const own = poses.filter(
      ([, begin = "", end = ""]) => sign.startsWith(begin) && sign.endsWith(end),
    );
    expect([sign, own.length]).toEqual([sign, straight.includes(sign) ? 0 : 1]);
  }
});
