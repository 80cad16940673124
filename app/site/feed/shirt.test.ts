import fc from "fast-check";
import { expect, it } from "vitest";
import { SHIRT_COUNT, shirtOf } from "./shirt";

it("gives everybody one of the shirts there are, and always the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (author) => {
      const shirt = shirtOf(author);
      expect(Number.isInteger(shirt) && shirt >= 0 && shirt < SHIRT_COUNT).toBe(true);
      expect(shirtOf(author)).toBe(shirt);
    }),
  );
});
