import { describe, expect, it } from "vitest";
import { boards, categories } from "../editions.server";
import type { Board, Category } from "../editions-file.server";
import { linkUpProblems, type Refused, titleCheck } from "./check";
import { openings } from "./solver";

const categoryOf = (id: string, level: Category["level"], members: string): Category => ({
  id,
  name: `Name of ${id}`,
  members: members.split(" "),
  line: `A line on ${id}.`,
  level,
  tags: ["pitch"],
  source: { title: "A book of words", kind: "dictionary", where: id },
  asOf: "2026-11-22",
});

const pitch = categoryOf("pitch", 1, "Spot Flag Arc Post Net Goal Iron");
const golf = categoryOf("golf", 2, "Tee Green Iron Club Flag Arc Bunker");
const music = categoryOf("music", 3, "Bar Note Key Rest Chord Clef Tie");
const trees = categoryOf("trees", 4, "Ash Elm Oak Pine Fir Palm Beech");
const bank = [pitch, golf, music, trees];

const board: Board = {
  id: "first",
  groups: [
    { category: "pitch", words: ["Spot", "Flag", "Arc", "Post"] },
    { category: "golf", words: ["Tee", "Green", "Club", "Bunker"] },
    { category: "music", words: ["Bar", "Note", "Key", "Rest"] },
    { category: "trees", words: ["Ash", "Elm", "Oak", "Pine"] },
  ],
  order: "Spot Tee Bar Ash Green Flag Elm Note Key Oak Arc Club Pine Rest Bunker Post".split(" "),
};

/** What an editor says who has read everything and found nothing. */
function refusedOf(categories: readonly Category[], list: readonly Board[]): Refused {
  return Object.fromEntries(
    list.map(({ id, groups, order }) => {
      const own = groups.flatMap((one) => categories.find(({ id }) => id === one.category) ?? []);
      return [id, Object.fromEntries(openings(order, own).map((one) => [one.id, one.words]))];
    }),
  );
}

const reasonsWith = (categories: readonly Category[], ...list: Board[]) =>
  linkUpProblems(categories, list, refusedOf(categories, list)).map(
    ({ record, reason }) => `${record}: ${reason}`,
  );
const withCategory = (change: Partial<Category>) =>
  reasonsWith([...bank, { ...categoryOf("more", 4, "Swift Kite Owl Wren Rook Crow"), ...change }]);

describe("the promises of a category", () => {
  it("are kept by one more", () => {
    expect(withCategory({})).toEqual([]);
  });

  it.each([
    ["an id that is there", { id: "golf" }, "golf: Its id exists already."],
    ["a name that is there", { name: golf.name }, "more: Its name exists already."],
    ["a line that is there", { line: golf.line }, "more: Its line exists already."],
    ["a word twice", { also: ["swift"] }, "more: One of its words is there twice."],
    [
      "a member without its letters",
      { letters: "ow|ren|if|oo" },
      "more: 'Kite' does not have its letters.",
    ],
    ["a denied word", { line: "What a bastard." }, "more: A denylist has 'bastard'."],
    [
      "a line that ages",
      { line: "The most there have ever been." },
      "more: 'ever' in its line goes out of date: leave it out.",
    ],
    [
      "no proof",
      { source: undefined },
      "more: It has no source, and no letters prove it: name a dictionary or a page.",
    ],
    ["its name for a line", { line: "Name of more" }, "more: Its line repeats its name."],
  ])("are broken by %s", (_, change, problem) => {
    expect(withCategory(change)).toEqual([problem]);
  });
});

describe("the promises of a board", () => {
  it("are kept where one split is possible and two words tempt", () => {
    expect(reasonsWith(bank, board)).toEqual([]);
  });

  it("are broken by two ways to split it", () => {
    const open = { ...golf, members: [...golf.members, "Spot"] };
    const pitchAlso = { ...pitch, also: ["Tee"] };
    expect(reasonsWith([pitchAlso, open, music, trees], board)).toEqual([
      "first: There are two ways to split it: change a word that fits two groups.",
    ]);
  });

  it("are broken by a second split that other categories of the bank make", () => {
    const first = { ...categoryOf("first-half", 1, "Spot Flag Ash Elm Robin Wren") };
    const second = { ...categoryOf("second-half", 4, "Arc Post Oak Pine Robin Wren") };
    expect(reasonsWith([...bank, first, second], board)).toContain(
      "first: There are two ways to split it: change a word that fits two groups.",
    );
  });

  it("are broken by two ways that letters open, though no list has the words", () => {
    const withEr = { ...golf, letters: "^p" };
    const pitchAlso = { ...pitch, also: ["Tee"] };
    expect(reasonsWith([pitchAlso, withEr, music, trees], board)).toContain(
      "first: There are two ways to split it: change a word that fits two groups.",
    );
  });

  it("are broken by words that would open a second way, until somebody has read them", () => {
    const reasons = (refused: Refused) =>
      linkUpProblems(bank, [board], refused).map(({ reason }) => reason);
    expect(reasons({ first: { pitch: ["Tee", "Green"] } })).toEqual([
      expect.stringMatching(/^Which of these fit 'pitch'\? .*: Club, Bunker\. Those/),
    ]);
    expect(reasons({ first: { pitch: ["Tee", "Green", "Club", "Bunker"] } })).toEqual([]);
  });

  it("are not asked of a board that has been taken back", () => {
    const open = { ...golf, members: [...golf.members, "Spot"] };
    const pitchAlso = { ...pitch, also: ["Tee"] };
    expect(linkUpProblems([pitchAlso, open, music, trees], [board], {}, ["first"])).toEqual([]);
  });

  it.each([
    [
      "four words of a category that is none of its groups",
      [...bank, { ...categoryOf("short", 2, "Tee Bar Ash Key Owl Rook") }],
      board,
      "Four words fit 'short', which is none of its groups.",
    ],
    [
      "words that tempt nobody",
      [pitch, { ...golf, members: golf.members.filter((one) => one !== "Arc") }, music, trees],
      board,
      "1 of its words fit two groups: it has to be two, so that they tempt. Name one in a category's members or 'also'.",
    ],
    [
      "two groups of people",
      bank.map((one) => ({ ...one, tags: ["people"] })),
      board,
      "Two groups are names of people: change one.",
    ],
    [
      "three words of a group in a row",
      bank,
      {
        ...board,
        order: [
          "Spot",
          "Flag",
          "Arc",
          ...board.order.filter((one) => !["Spot", "Flag", "Arc"].includes(one)),
        ],
      },
      "Three words of a group are in one line of its order: mix them.",
    ],
    [
      "levels that fall",
      bank,
      { ...board, groups: [...board.groups].reverse() },
      "Its groups have to stand from the gentlest to the hardest.",
    ],
    [
      "a word that is no member",
      bank,
      {
        ...board,
        groups: board.groups.map((one) => ({ ...one, words: board.groups[0]?.words ?? [] })),
      },
      "'Spot' is no member of 'golf'.",
    ],
    [
      "a word twice",
      bank,
      { ...board, order: board.order.map((one) => (one === "Tee" ? "Spot" : one)) },
      "A word is there twice.",
    ],
  ])("are broken by %s", (_, categories, one, reason) => {
    expect(reasonsWith(categories, one)).toEqual([`first: ${reason}`]);
  });
});

describe("the promises of a board's own lines", () => {
  const saying = (line: string): Board => ({
    ...board,
    groups: board.groups.map((one, place) => (place === 1 ? { ...one, line } : one)),
  });

  it("are kept by one that is new", () => {
    expect(reasonsWith(bank, saying("Mind the flag."))).toEqual([]);
  });

  it.each([
    ["one that ages", "The best there are today.", "One of its lines ages."],
    ["a denied word", "What a bastard.", "A denylist has a word of its lines."],
  ])("are broken by %s", (_, line, reason) => {
    expect(reasonsWith(bank, saying(line))).toEqual([`first: ${reason}`]);
  });

  it("are broken by one that a board before has", () => {
    const told = saying("Mind the flag.");
    expect(reasonsWith(bank, told, { ...told, id: "next" })).toContain(
      "next: One of its lines exists already.",
    );
  });
});

describe("the promises of the calendar", () => {
  const next = { ...board, id: "next" };

  it("are broken by a category that comes back too soon", () => {
    expect(reasonsWith(bank, board, next)).toContain(
      "next: 'pitch' comes back within 14 days: take another.",
    );
  });

  const played = (days: number, one: Board) => {
    const between = Array.from({ length: days - 1 }, (_, index) => ({
      ...board,
      id: `b${index}`,
      groups: [],
    }));
    return reasonsWith(bank, board, ...between, one).filter((found) => found.startsWith("next"));
  };

  it("are broken by two categories that come back together, in sixty days", () => {
    const together = "next: 'golf' and 'music' come back together within 60 days: take another.";
    expect(played(59, next)).toContain(together);
    expect(played(60, next)).not.toContain(together);
  });

  it("are broken by three words of a group at any time, and by an id that is there", () => {
    const other = [
      ["Spot", "Flag", "Net", "Goal"],
      ["Tee", "Green", "Iron", "Arc"],
      ["Bar", "Note", "Chord", "Clef"],
      ["Ash", "Elm", "Fir", "Palm"],
    ];
    const changed = (words: readonly string[][]) => ({
      ...next,
      groups: board.groups.map((one, place) => ({ ...one, words: words[place] ?? [] })),
    });
    const showable = (one: Board) => ({ ...one, order: one.groups.flatMap(({ words }) => words) });
    const served = (found: readonly string[]) => found.filter((one) => one.includes("before"));
    expect(served(played(60, showable(changed(other))))).toEqual([]);
    expect(
      served(played(60, showable(changed(other.with(3, ["Ash", "Elm", "Oak", "Palm"]))))),
    ).toEqual([
      "next: Ash, Elm, Oak were in one group before: 2 of them at most, so take another word.",
    ]);
    expect(reasonsWith(bank, board, board)).toContain("first: Its id exists already.");
  });
});

describe("the check of Link-Up Play", () => {
  it("finds no problem in its boards, and counts what was looked up", () => {
    const { problems, records, proof } = titleCheck().check(null);
    expect(problems).toEqual([]);
    expect(records).toBe(categories.length);
    expect(proof.byData + proof.byReading + proof.unchecked).toBe(records);
    expect(titleCheck().numbers()).toEqual(boards.map((_, index) => index + 1));
  });

  it("shows a board with its answers", () => {
    expect(titleCheck().preview(1)).toHaveLength(4);
    expect(titleCheck().preview(1)?.[0]).toBe("On every pitch: Spot, Flag, Arc, Post");
    expect(titleCheck().preview(boards.length + 1)).toBeNull();
  });
});
