import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedText } from "./fitted-text";

const room = { width: 580, maxSize: 100, em: 0.52 };

describe("fittedText", () => {
  it.each<[string, number]>([
    ["JO", 1],
    ["SUNDAY STRIKER", 1],
    ["LINDIWE MOKOENA-VAN DER MERWE!", 2],
    ["W".repeat(30), 2],
    ["王".repeat(12), 2],
  ])("writes %s in %i lines", (text, count) => {
    const { lines } = fittedText(text, room);
    expect(lines).toHaveLength(count);
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  });

  it("is as large as it may be where there is room", () => {
    expect(fittedText("JO", room).size).toBe(100);
  });

  it("finds a size and at most two lines for any name", () => {
    const names = fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" });
    fc.assert(
      fc.property(names, (text) => {
        const { lines, size } = fittedText(text, room);
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThanOrEqual(100);
        expect(lines.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("splits between words, or between graphemes", () => {
    expect(fittedText("LINDIWE MOKOENA-VAN DER MERWE!", room).lines).toEqual([
      "LINDIWE MOKOENA-VAN",
      "DER MERWE!",
    ]);
    const family = "👨‍👩‍👧‍👦";
    expect(fittedText(family.repeat(20), room).lines[0]).toBe(family.repeat(10));
  });
});
