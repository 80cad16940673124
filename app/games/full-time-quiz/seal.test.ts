import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChoiceIndex, Solution } from "./question";
import { seal, unseal } from "./seal";

const text = fc.string({ unit: "grapheme" });
const solution: fc.Arbitrary<Solution> = fc.record({
  correctIndex: fc.constantFrom<ChoiceIndex[]>(0, 1, 2, 3),
  fact: text,
  source: text,
});
const solutions = fc.array(solution, { maxLength: 5 });

const opened = (sealed: string, salt: string): Solution[] | null => {
  try {
    return unseal(sealed, salt);
  } catch {
    return null;
  }
};

const given: Solution[] = [
  {
    correctIndex: 0,
    fact: "François Omam-Biyik's header ⚽ beat the holders.",
    source: "FIFA, 1990",
  },
];

describe("seal", () => {
  it("opens to the very same solutions with the same salt", () => {
    fc.assert(
      fc.property(solutions, text, (all, salt) => {
        expect(unseal(seal(all, salt), salt)).toEqual(all);
      }),
    );
  });

  it("does not open to the same solutions with another attempt's id", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (salt, other) => {
        fc.pre(salt !== other);
        expect(opened(seal(given, salt), other)).not.toEqual(given);
      }),
    );
  });

  it.each(["header", "FIFA", "correctIndex"])("does not show the word %s", (word) => {
    const sealed = seal(given, "attempt-1");
    expect(sealed + atob(sealed)).not.toContain(word);
  });

  it("looks different for each attempt", () => {
    expect(seal(given, "attempt-1")).not.toBe(seal(given, "attempt-2"));
  });

  it("makes text that fits into an attribute as it is", () => {
    expect(seal(given, "attempt-1")).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });
});
