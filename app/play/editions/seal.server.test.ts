import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unseal } from "~/play/browser/unseal";
import { seal } from "./seal.server";

const text = fc.string({ unit: "grapheme" });
type Answer = { right: number; fact: string };
const answers = fc.array(fc.record({ right: fc.nat(3), fact: text }), { maxLength: 5 });

const given: Answer[] = [
  {
    right: 0,
    fact: "François Omam-Biyik's header ⚽ beat the holders.",
  },
];

describe("seal", () => {
  it("opens to the very same answer", () => {
    fc.assert(
      fc.property(answers, text, (all, salt) => {
        expect(unseal(seal(all, salt))).toEqual(all);
      }),
    );
  });

  it.each(["header", "holders", "right"])("does not show the word %s", (word) => {
    const sealed = seal(given, "attempt-1");
    expect(sealed).not.toContain(word);
  });

  it("looks different for each attempt", () => {
    expect(seal(given, "attempt-1")).not.toBe(seal(given, "attempt-2"));
  });

  it("makes text that a script's string and an attribute have as it is", () => {
    fc.assert(
      fc.property(answers, text, (all, salt) => {
        expect(seal(all, salt)).toMatch(/^[^"\\<\n]+$/);
      }),
    );
  });

  it("is as long as the answer and the order of its characters", () => {
    const json = JSON.stringify([{ right: 2, fact: "It was the keeper." }]);
    expect(seal(JSON.parse(json), "attempt-1")).toHaveLength(json.length + 95);
  });
});
