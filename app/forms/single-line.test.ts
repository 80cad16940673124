import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { singleLine } from "./single-line";

const MOST = 10;
const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("a", " ", "\n", "\u0000", "\ud83d", "\ude00", "\u202e", "⚽"),
  }),
);

describe("singleLine", () => {
  it.each([
    ["a name", "Thandi M", "Thandi M"],
    ["space around it", "  Thandi  M ", "Thandi M"],
    ["lines", "Thandi\r\nM", "Thandi M"],
    ["control characters", "Tha\u0000n\u007fdi", "Thandi"],
    ["what turns the text around", "\u202eThandi", "Thandi"],
    ["halves of characters", "Tha\ud83dndi\ude00", "Thandi"],
    ["halves with a control character between", "\ud83d\u0000\ude00 M", "M"],
    ["as much as fits", "abcdefghij", "abcdefghij"],
    ["more than fits", "abcdefghijk", "abcdefghij"],
    ["a character that only half fits", "abcdefghi⚽🙂", "abcdefghi⚽"],
    ["a pair at the cut", "abcdefghi🙂", "abcdefghi"],
    ["a space at the cut", "abcdefghi jk", "abcdefghi"],
    ["nothing", "", ""],
    ["nothing that can be seen", "\u200b\u200d \u0301", ""],
    ["a sign", "⚽", "⚽"],
  ])("makes one line of %s", (_, text, line) => {
    expect(singleLine(text, MOST)).toBe(line);
  });

  it("gives what fits, without half characters, and what it leaves as it is", () => {
    const property = fc.property(anything, (text) => {
      const line = singleLine(text, MOST);
      expect(line.length).toBeLessThanOrEqual(MOST);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(singleLine(line, MOST)).toBe(line);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
