import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { candidates, fits, openings, splits } from "./solver";

const group = (id: string, words: string, also?: string) => ({
  id,
  members: words.split(" "),
  also: also?.split(" "),
});
const bank = [
  group("pitch", "Spot Flag Arc Post"),
  group("golf", "Tee Green Iron Club Flag"),
  group("music", "Bar Note Key Rest"),
  group("trees", "Ash Elm Oak Pine"),
];
const words = "Spot Flag Arc Post Tee Green Iron Club Bar Note Key Rest Ash Elm Oak Pine".split(
  " ",
);

describe("the ways to split sixteen words", () => {
  it("are one where a word that fits two groups is needed in one of them", () => {
    expect(splits(words, bank)).toEqual([
      ["Spot Flag Arc Post", "Tee Green Iron Club", "Bar Note Key Rest", "Ash Elm Oak Pine"].map(
        (four) => four.split(" "),
      ),
    ]);
  });

  it("are two where two words may change places", () => {
    const open = [
      ...bank,
      group("also-pitch", "Spot Arc Post Tee"),
      group("flags", "x", "Flag Green Iron Club"),
    ];
    expect(splits(words, open)).toHaveLength(2);
  });

  it("are found through words that only the solver knows", () => {
    const open = [...bank.slice(0, 3), group("leaves", "Pine", "ash elm oak")];
    expect(splits(words, open)).toHaveLength(1);
  });

  it("are none where a group is missing", () => {
    expect(splits(words, bank.slice(1))).toEqual([]);
  });

  it("are none where one category would have to name two groups", () => {
    const wide = [bank[0], bank[1], group("rest", "Bar Note Key Rest Ash Elm Oak Pine")];
    expect(
      splits(
        words,
        wide.flatMap((one) => one ?? []),
      ),
    ).toEqual([]);
  });

  it("are the same four under two names once", () => {
    expect(splits(words, [...bank, group("other-trees", "Ash Elm Oak Pine Palm")])).toHaveLength(1);
  });

  it("are in no need of an order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (order) => {
        expect(splits(order, bank)).toHaveLength(1);
      }),
    );
  });
});

it("names every category that has four of the words", () => {
  expect(candidates(words, bank).map(({ id, places }) => [id, places.length])).toEqual([
    ["pitch", 4],
    ["golf", 5],
    ["music", 4],
    ["trees", 4],
  ]);
});

describe("what fits a category", () => {
  const nets = { members: ["Planet"], also: ["Fishing net"], letters: "net$" };

  it.each([
    ["a member in any case", "planet", true],
    ["a word that the solver knows", "Fishing net", true],
    ["a word with its letters", "Mag-net", true],
    ["a word with them elsewhere", "Netball", false],
  ])("is %s", (_, word, isFit) => {
    expect(fits(word, nets)).toBe(isFit);
  });
});

it("names the words that would open a second split, by the category that one of them would have to fit", () => {
  expect(openings(words, bank)).toEqual([
    { id: "pitch", words: ["Tee", "Green", "Iron", "Club"] },
    { id: "golf", words: [] },
    { id: "music", words: [] },
    { id: "trees", words: [] },
  ]);
});
