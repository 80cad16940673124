import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seal, unseal } from "./seal";

const text = fc.string({ unit: "grapheme" });
type Answer = { right: number; fact: string };
const answers = fc.array(fc.record({ right: fc.nat(3), fact: text }), { maxLength: 5 });

const opened = (sealed: string, salt: string): Answer[] | null => {
  try {
    return unseal(sealed, salt);
  } catch {
    return null;
  }
};

const given: Answer[] = [
  {
    right: 0,
    fact: "François Omam-Biyik's header ⚽ beat the holders.",
  },
];

describe("seal", () => {
  it("opens to the very same answer with the same salt", () => {
    fc.assert(
      fc.property(answers, text, (all, salt) => {
        expect(unseal(seal(all, salt), salt)).toEqual(all);
      }),
    );
  });

  it("does not open to the same answer with another attempt's id", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (salt, other) => {
        fc.pre(salt !== other);
        expect(opened(seal(given, salt), other)).not.toEqual(given);
      }),
    );
  });

  it.each(["header", "holders", "right"])("does not show the word %s", (word) => {
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
