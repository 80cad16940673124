import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectionPage, collectionSet } from "./collection";

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

describe("a set of a collection by edition", () => {
  const setOf = (number: number, isPlayed = true) => ({
    ...{ name: `No. ${number}`, text: "", isWhole: false, size: 9 },
    items: isPlayed ? named(`shirt ${number}`) : [],
  });
  const sets = [setOf(3), setOf(2, false), setOf(1)];

  it("is the latest that was played, and has the list of all with their pages", () => {
    const page = collectionSet(sets, 1);
    expect(page.items).toEqual(named("shirt 3"));
    expect(page).toMatchObject({ count: 18, outOf: 27, page: 1, pages: 2 });
    expect(page.sets?.map((set) => set.page)).toEqual([1, null, 2]);
  });

  it("is another where its page is asked for, and the latest for no such page", () => {
    expect(collectionSet(sets, 2).items).toEqual(named("shirt 1"));
    expect(collectionSet(sets, 3).items).toEqual(named("shirt 3"));
    expect(collectionSet([], 1)).toMatchObject({ items: [], count: 0, page: 1, pages: 1 });
  });

  it("lists ten sets at most", () => {
    const many = Array.from({ length: 30 }, (_, index) => setOf(30 - index));
    expect(collectionSet(many, 30)).toMatchObject({ items: named("shirt 1"), pages: 30 });
    expect(collectionSet(many, 30).sets).toHaveLength(10);
  });
});
