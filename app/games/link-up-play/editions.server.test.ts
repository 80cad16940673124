import { describe, expect, it } from "vitest";
import { boards, categories, editions } from "./editions.server";
import { editionsFileSchema } from "./editions-file.server";
import voidedOn from "./voided.json";

const board = boards[0];
if (!board) throw new Error("There is no board.");
const category = categories.find(({ id }) => id === board.groups[0]?.category);
if (!category) throw new Error("There is no category.");

describe("the boards", () => {
  it("are one for each day of the schedule, of two hundred categories at least", () => {
    expect(boards).toHaveLength(editions.schedule.editions.length);
    expect(categories.length).toBeGreaterThanOrEqual(200);
  });

  it("are found by number, the answer apart from the words", () => {
    const edition = editions.edition(1);
    expect(edition?.puzzle).toEqual({ words: board.order });
    expect(edition?.answer.id).toBe(board.id);
    expect(edition?.answer.groups.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    expect(edition?.answer.groups[0]).toMatchObject({ name: category.name, line: category.line });
    expect(editions.numberOf(board.id)).toBe(1);
    expect(editions.numberOf("nowhere")).toBe(0);
    for (const number of [0, boards.length + 1, -1, 1.5, Number.NaN])
      expect(editions.edition(number)).toBeNull();
  });

  it("say the category's line of a group that has none of its own", () => {
    const place = boards.findIndex(({ groups }) => groups.some(({ line }) => line));
    const { groups = [] } = boards[place] ?? {};
    const lines = groups.map(
      ({ category, line }) => line ?? categories.find(({ id }) => id === category)?.line,
    );
    expect(groups.some(({ line }) => !line)).toBe(true);
    expect(editions.edition(place + 1)?.answer.groups.map(({ line }) => line)).toEqual(lines);
  });

  it("mark the letters that link words, and in other groups nothing", () => {
    const groups = boards.flatMap((_, place) => editions.edition(place + 1)?.answer.groups ?? []);
    const marked = groups.map(({ words, marks }) =>
      words.map((word, index) => word.slice(...(marks?.[index] ?? [0, 0])).toLowerCase()),
    );
    expect(marked[3]).toEqual(["net", "net", "net", "net"]);
    expect(marked[0]).toEqual(["", "", "", ""]);
    const pattern = ({ id }: { id: string }) => categories.find((one) => one.id === id)?.letters;
    for (const [index, group] of groups.entries()) {
      expect(marked[index]?.every((letters) => letters !== "")).toBe(pattern(group) !== undefined);
    }
    expect(marked).toContainEqual(["boar", "crow", "eel", "ape"]);
  });

  it("tell what words that were changed were made of", () => {
    const { groups = [] } = editions.edition(6)?.answer ?? {};
    expect(groups.map(({ from }) => from)).toEqual([
      ...[undefined, undefined, undefined],
      ["Chip", "Block", "Train", "Sprint"],
    ]);
  });

  it("say that they were taken back", () => {
    expect(editions.edition(1, [])).not.toHaveProperty("hasVoid");
    expect(editions.edition(1, [board.id])).toMatchObject({
      hasVoid: true,
      answer: { isVoid: true },
    });
  });

  it("are voided by ids that there are", () => {
    expect(Object.keys(voidedOn).filter((id) => editions.numberOf(id) === 0)).toEqual([]);
  });

  it("name the source of what was looked up", () => {
    const sourced = boards.flatMap((_, place) => editions.edition(place + 1)?.answer.groups ?? []);
    expect(sourced.find(({ id }) => id === "world-cup-hosts")?.source).toMatch(/\S, \S/);
    expect(sourced.find(({ id }) => id === "hats")).not.toHaveProperty("source");
  });
});

describe("the schema", () => {
  const withCategory = (change: object) => ({
    categories: [{ ...category, ...change }],
    boards: [],
  });
  const withBoard = (change: object) => ({ categories: [], boards: [{ ...board, ...change }] });

  it("takes a category and a board", () => {
    expect(editionsFileSchema.safeParse({ categories: [category], boards: [board] }).success).toBe(
      true,
    );
  });

  it.each([
    ["five members", withCategory({ members: ["a", "b", "c", "d", "e"] })],
    ["thirteen members", withCategory({ members: Array(13).fill("a") })],
    [
      "a word that no tile holds",
      withCategory({ members: [...category.members.slice(1), "x".repeat(12)] }),
    ],
    ["a long name", withCategory({ name: "x".repeat(37) })],
    ["no line", withCategory({ line: " " })],
    ["a fifth level", withCategory({ level: 5 })],
    ["a date that is none", withCategory({ asOf: "2026-02-30" })],
    ["half a source", withCategory({ source: { title: "The Laws" } })],
    ["a field that is unknown", withCategory({ hint: "green" })],
    ["three groups", withBoard({ groups: board.groups.slice(1) })],
    ["fifteen words", withBoard({ order: board.order.slice(1) })],
    ["no id", withBoard({ id: "" })],
    [
      "a board's own line that is long",
      withBoard({ groups: board.groups.map((one) => ({ ...one, line: "x".repeat(141) })) }),
    ],
  ])("refuses %s", (_, file) => {
    expect(editionsFileSchema.safeParse(file).success).toBe(false);
  });
});

describe("an operator's file", () => {
  const added = { ...board, id: "added-board" };
  const file = (change: object, rest: object = {}) => ({
    categories: [],
    boards: [{ ...added, ...change }],
    ...rest,
  });
  const [first, ...others] = board.groups;

  it.each([
    ["nothing", null, "file", "It has to be an object"],
    ["a list", [], "file", "It has to be an object"],
    ["no boards", { categories: [] }, "boards", "It is missing"],
    [
      "__proto__ for its boards",
      JSON.parse('{"categories":[],"__proto__":{"boards":[]}}'),
      "boards",
      "It is missing",
    ],
    ["a broken board", file({ order: [] }), "added-board", "order has 0 entries"],
    ["a board that is there", file({ id: board.id }), board.id, "Its id exists already"],
    [
      "a category that is there",
      file({}, { categories: [category] }),
      category.id,
      "Its id exists already",
    ],
    [
      "a board twice",
      { categories: [], boards: [added, added] },
      "added-board",
      "Its id exists already",
    ],
    [
      "a category that is nowhere",
      file({ groups: [{ ...first, category: "nowhere" }, ...others] }),
      "added-board",
      "There is no category 'nowhere'",
    ],
    [
      "a word that is no member",
      file({ groups: [{ ...first, words: others[0]?.words }, ...others] }),
      "added-board",
      "is no member of",
    ],
    [
      "a word twice",
      file({ order: [board.order[1], ...board.order.slice(1)] }),
      "added-board",
      "A word is there twice",
    ],
    [
      "an order with another word",
      file({ order: ["Stranger", ...board.order.slice(1)] }),
      "added-board",
      "Its order has to have the words of its groups",
    ],
  ])("is refused with %s, and nothing of it is kept", (_, content, record, reason) => {
    const result = editions.addEditions(content, 5001);
    expect(result).toMatchObject({ record, reason: expect.stringContaining(reason) });
    expect(editions.edition(5001)).toBeNull();
  });

  it("adds boards of its own categories and of those that are there", () => {
    const own = { ...category, id: "added-category", name: "Of our own" };
    const groups = [{ ...first, category: own.id }, ...others];
    expect(
      editions.addEditions({ categories: [own], boards: [{ ...added, groups }] }, 5001),
    ).toEqual({
      count: 1,
    });
    expect(editions.edition(5001)).toMatchObject({
      number: 5001,
      puzzle: { words: board.order },
      answer: { id: "added-board", groups: [{ name: "Of our own" }, {}, {}, {}] },
    });
    expect(editions.numberOf("added-board")).toBe(5001);
    expect(editions.addEditions({ categories: [], boards: [added] }, 5002)).toMatchObject({
      reason: "Its id exists already",
    });
  });
});
