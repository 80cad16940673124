import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";
import { lineFileSchema } from "./line-file.server";
import { itemById } from "./lines.server";
import voidedOn from "./voided.json";

/** The file of an operator: a category with eleven items, and an edition of them. */
function fileOf(id: string, change: object = {}, category: object = {}, item: object = {}) {
  const items = Array.from({ length: 11 }, (_, place) => ({
    id: `${id}-${place}`,
    label: `Item ${place}`,
    value: 100 + place * 20,
    ...(place === 0 && item),
  }));
  const record = {
    id,
    title: "Bells",
    counted: "Bells rung in a ground.",
    unit: "bells",
    asOf: "2026-11-22",
    source: { title: "Bells", kind: "book", where: "page 3" },
    items,
    ...category,
  };
  const edition = { number: 1, category: id, items: items.map((one) => one.id), ...change };
  return { categories: [record], editions: [edition] };
}

describe("the lines", () => {
  it.each(editions.schedule.editions)(
    "have eleven items in line %i, and nothing of how they are checked",
    (number) => {
      const line = editions.at(number);
      expect(line?.items).toHaveLength(11);
      expect(Object.keys(line?.category ?? {})).not.toContain("items");
      for (const { value, ...item } of line?.items ?? []) {
        expect(Object.keys(item).filter((key) => !["id", "label", "note"].includes(key))).toEqual(
          [],
        );
        expect(itemById(item.id)).toEqual({ item: { ...item, value }, category: line?.category });
      }
    },
  );

  it.each([0, -1, 1.5, Number.NaN, 4000])("have none with the number %d", (number) => {
    expect(editions.at(number)).toBeNull();
  });

  it("have no item that nobody knows, and void no such one", () => {
    expect(itemById("constructor")).toBeNull();
    expect(Object.keys(voidedOn).filter((id) => !itemById(id))).toEqual([]);
  });
});

describe("an operator's file", () => {
  it("is added with numbers of its own, and may use the release's items", () => {
    const first = editions.at(1);
    const own = fileOf("bells");
    const ids = first?.items.map(({ id }) => id);
    const lines = [...own.editions, { number: 2, category: first?.category.id, items: ids }];
    expect(editions.addEditions({ ...own, editions: lines }, 5001)).toEqual({ count: 2 });
    expect(editions.at(5001)?.items[10]).toEqual({ id: "bells-10", label: "Item 10", value: 300 });
    expect(editions.at(5002)?.items).toEqual(first?.items);
    expect(itemById("bells-3")?.category.title).toBe("Bells");
    expect(editions.at(1)).toEqual(first);
  });

  it.each([
    ["no file", null, "file", "It has to be an object"],
    ["a category that is there", fileOf("finals-goals"), "finals-goals", "id exists already"],
    [
      "an item that is there",
      fileOf("gongs", {}, {}, { id: editions.at(1)?.items[0]?.id }),
      editions.at(1)?.items[0]?.id ?? "",
      "id exists already",
    ],
    ["an item twice", fileOf("gongs", {}, {}, { id: "gongs-1" }), "gongs-1", "id exists already"],
    ["a number of its own", fileOf("gongs", { number: 7 }), "edition 7", "has to be 1"],
    [
      "an unknown item",
      fileOf("gongs", { items: Array(11).fill("gong") }),
      "edition 1",
      "gongs has no item gong",
    ],
    [
      "an unknown category",
      fileOf("gongs", { category: "drums" }),
      "edition 1",
      "drums has no item gongs-0",
    ],
    ["a number twice", fileOf("gongs", {}, {}, { value: 120 }), "edition 1", "a number twice"],
    ["ten items", fileOf("gongs", { items: Array(10).fill("gongs-1") }), "edition 1", "items"],
    ["a broken value", fileOf("gongs", {}, {}, { value: -1 }), "gongs", "items"],
  ])("is refused with %s, and adds nothing", (_, file, record, reason) => {
    expect(editions.addEditions(file, 6001)).toEqual({
      record,
      reason: expect.stringContaining(reason),
    });
    expect(editions.at(6001)).toBeNull();
    expect(itemById("gongs-2")).toBeNull();
  });
});

describe("the schema", () => {
  const reads = (file: unknown) => lineFileSchema.safeParse(file).success;
  const query = { data: "a/b.csv", where: { team: "$1" }, take: "count" };

  it("reads a file, with a check too", () => {
    expect(reads(fileOf("bells"))).toBe(true);
    expect(reads(fileOf("bells", {}, { check: [query] }, { check: ["Peru"] }))).toBe(true);
  });

  it.each([
    ["a title of 41 characters", { title: "x".repeat(41) }],
    ["no sentence on what is counted", { counted: " " }],
    ["half a source", { source: { title: "a" } }],
    ["a date that is none", { asOf: "2026-02-30" }],
    ["a baseline before the calendar", { from: 0 }],
    ["a field that there is not", { colour: "red" }],
    ["a query out of the folder", { check: [{ ...query, data: "../b.csv" }] }],
    ["a query from the root", { check: [{ ...query, data: "/a/b.csv" }] }],
    ["a query of another kind of file", { check: [{ ...query, data: "a/b.sh" }] }],
    ["a query that takes nothing known", { check: [{ ...query, take: "all" }] }],
  ])("refuses a category with %s", (_, change) => {
    expect(reads(fileOf("bells", {}, change))).toBe(false);
  });

  it.each([
    ["a label of 29 characters", { label: "x".repeat(29) }],
    ["a value of 0", { value: 0 }],
    ["a value between two", { value: 1.5 }],
    ["a note of 101 characters", { note: "x".repeat(101) }],
    ["an id with a space", { id: "a b" }],
    ["a check of nothing", { check: [] }],
  ])("refuses an item with %s", (_, change) => {
    expect(reads(fileOf("bells", {}, {}, change))).toBe(false);
  });

  it("refuses everything else without failing", () => {
    fc.assert(fc.property(fc.jsonValue(), (file) => !reads(file)));
    fc.assert(fc.property(fc.jsonValue(), (file) => "reason" in editions.addEditions(file, 6001)));
  });
});
