import { describe, expect, it } from "vitest";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { checkLines, titleCheck } from "./check";

const VALUES = [100, 150, 90, 120, 160, 140, 105, 130, 110, 125, 115];

const items = VALUES.map((value, place) => ({
  id: `goals-${value}`,
  label: `Item ${value}`,
  value,
  read: "An almanac",
  ...(place < 3 && { note: "Rain." }),
}));
const category = {
  id: "goals",
  title: "Goals",
  counted: "Goals at a finals.",
  unit: "goals",
  asOf: "2026-11-22",
  source: { title: "Goals", kind: "book", where: "page 3" },
  items,
};
const edition = { number: 1, category: "goals", items: items.map(({ id }) => id) };

const check = (
  changes: { category?: object; edition?: object; item?: object; extra?: object[] } = {},
  data: OpenData | null = null,
) => {
  const own = items.map((one, place) => (place === 10 ? { ...one, ...changes.item } : one));
  const files = new Map<string, unknown>([
    ["b.json", { categories: [], editions: [{ ...edition, ...changes.edition }] }],
    [
      "a.json",
      {
        categories: [{ ...category, items: own, ...changes.category }, ...(changes.extra ?? [])],
        editions: [],
      },
    ],
  ]);
  return checkLines(files, { firstDate: "2026-11-22", period: "day", editions: [1] }, data);
};
const reasons = (...args: Parameters<typeof check>) =>
  check(...args).problems.map(({ file, record, reason }) => `${file}: ${record}: ${reason}`);

describe("the promises of Higher Line", () => {
  it("are kept by a line, whichever file its category is in", () => {
    expect(check()).toEqual({
      problems: [],
      records: 11,
      proof: { byData: 0, byReading: 11, unchecked: 0 },
    });
  });

  it.each([
    [
      "a file that the schema refuses",
      { item: { value: "many" } },
      "a.json: goals: items 11, value",
    ],
    ["a category that is there already", { extra: [category] }, "a.json: goals: Its id exists"],
    ["an item that is there already", { item: { id: "goals-100" } }, "a.json: goals-100: Its id"],
    [
      "a label that is there already",
      { item: { label: "item 100" } },
      "a.json: goals-115: Its label",
    ],
    [
      "a number out of turn",
      { edition: { number: 2 } },
      "b.json: edition 2: Its number has to be 1",
    ],
    [
      "an unknown category",
      { edition: { category: "cups" } },
      "b.json: edition 1: There is no category cups",
    ],
    [
      "an unknown item",
      { item: { id: "goals-x" } },
      "b.json: edition 1: goals has no item goals-115",
    ],
    ["an item that no line has", { item: { id: "goals-x" } }, "a.json: goals-x: No edition has it"],
    ["a tie", { item: { value: 150 } }, "b.json: edition 1: It has a number twice"],
    ["a note that ages", { item: { note: "The record." } }, "a.json: goals-115: 'record' goes"],
    [
      "a number that nobody looked up",
      { item: { read: undefined } },
      "a.json: goals-115: It names no data and no page",
    ],
    ["a category that ages", { category: { counted: "Goals so far." } }, "a.json: goals: 'so far'"],
  ])("are broken by %s", (_, changes, reason) => {
    expect(reasons(changes)).toContainEqual(expect.stringContaining(reason));
  });

  it("are checked against the data, where it is at hand", () => {
    const changes = {
      category: {
        check: [{ data: "a/goals.csv", where: { year: "$1" }, take: { lookup: "goals" } }],
      },
      item: { check: ["1998"] },
    };
    const rows = (goals: string): OpenData => ({ rowsOf: () => [{ year: "1998", goals }] });
    const withItems = { ...changes, category: { check: changes.category.check } };
    expect(check(withItems, rows("115"))).toEqual({
      problems: [],
      records: 11,
      proof: { byData: 1, byReading: 10, unchecked: 0 },
    });
    expect(reasons(withItems, rows("171"))).toEqual([
      "a.json: goals-115: The data counts 171, not 115.",
    ]);
    expect(check(withItems).proof).toEqual({ byData: 0, byReading: 11, unchecked: 0 });
  });
});

describe("the committed lines", () => {
  it("keep their promises", () => {
    expect(titleCheck().check(null).problems).toEqual([]);
    expect(titleCheck().numbers()).toHaveLength(120);
  });

  it("are shown with their numbers and notes", () => {
    const [heading, first] = titleCheck().preview(1) ?? [];
    expect(heading).toContain("Goals at one World Cup");
    expect(first).toMatch(/^ 0 +\d+ goals {2}\S/);
    expect(titleCheck().preview(0)).toBeNull();
  });
});
