import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectionPage } from "./collection";

const named = (...names: string[]) => names.map((name) => ({ name, line: `About ${name}.` }));
const many = named(
  ..."abcdefghij".split("").flatMap((letter) => [0, 1, 2, 3].map((n) => `${letter}${n}`)),
);

describe("a page of a collection", () => {
  it("is sorted, and all there is of a small one", () => {
    const page = collectionPage(named("volley", "catch", "chant"), 1);
    expect(page.items.map(({ name }) => name)).toEqual(["catch", "chant", "volley"]);
    expect(page).toMatchObject({ count: 3, page: 1, pages: 1 });
    expect(page.letters).toEqual([
      { letter: "C", page: 1 },
      { letter: "V", page: 1 },
    ]);
  });

  it("says of each letter where it begins", () => {
    const { letters, pages } = collectionPage(many, 1);
    expect(pages).toBe(4);
    expect(letters.map(({ letter, page }) => letter + page).join(" ")).toBe(
      "A1 B1 C1 D2 E2 F2 G3 H3 I3 J4",
    );
  });

  it("is the first where there is no such page", () => {
    for (const wanted of [0, -1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(collectionPage(many, wanted).page).toBe(1);
    }
    expect(collectionPage([], 1)).toMatchObject({ items: [], count: 0, page: 1, pages: 1 });
  });

  it("is small, and all of them together are the collection", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 80 }), (names) => {
        const { pages } = collectionPage(named(...names), 1);
        const read = Array.from({ length: pages }, (_, index) => {
          const { items } = collectionPage(named(...names), index + 1);
          expect(items.length).toBeLessThanOrEqual(12);
          return items.map(({ name }) => name);
        }).flat();
        expect(read.sort()).toEqual([...names].sort());
      }),
    );
  });
});
