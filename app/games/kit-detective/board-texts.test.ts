import { describe, expect, it } from "vitest";
import { costText, foundText, leaveText, openText, talk } from "./board-texts";
import type { KitState } from "./case";
import { nameMove, readingMove } from "./moves";
import { nearMiss } from "./near-miss";
import { backText } from "./waiting-texts";

/** Nine shirts: those named have so many stars, the others are in the dark. */
const stateOf = (last: number, ...named: number[]): KitState => ({
  shirts: Array.from({ length: 9 }, (_, place) => {
    const stars = named[place];
    return stars === undefined
      ? { stars: 3, struck: [], notes: [] }
      : { stars, told: { suspect: 0, worn: "Home shirt, 1990" } };
  }),
  last: nameMove(last, 0),
  elapsed: 0,
});
const logOf = (...moves: number[]) => moves.map((move) => ({ move }));
const name = (shirt: number) => nameMove(shirt, 0);

describe("what is said of a shirt that was named", () => {
  it.each([
    ["on sight", stateOf(0, 3), logOf(name(0)), "Named on sight."],
    ["twice on sight", stateOf(1, 3, 3), logOf(name(0), name(1)), "Two in a row on sight!"],
    [
      "on sight, after another file was opened",
      stateOf(1, 3, 3),
      logOf(name(0), readingMove(2, 1), name(1)),
      "Named on sight.",
    ],
    [
      "with the star that wins",
      stateOf(4, 3, 3, 3, 3, 2),
      logOf(...[0, 1, 2, 3].map(name), readingMove(4, 1), name(4)),
      "Named. Good detective work.\nCase won!",
    ],
    [
      "for the next rank",
      stateOf(6, 3, 3, 3, 3, 3, 3, 3),
      logOf(...[0, 1, 2, 3, 4, 5, 6].map(name)),
      "Seven in a row on sight!\nYou make Inspector!",
    ],
  ])("%s", (_how, state, moves, text) => {
    expect(foundText(state, moves.length > 0 ? (state.last ?? 0) / 10 : 0, moves)).toBe(text);
  });

  it("is without a row where another was named since", () => {
    expect(foundText(stateOf(1, 3, 3), 0, logOf(name(0), name(1)))).toBe("Named on sight.");
  });
});

it.each([
  ["Three stars short of 14.", [3, 3, 3, 2, 0, 0, 0, 0, 0]],
  ["One star short of 14.", [3, 3, 3, 3, 1, 0, 0, 0, 0]],
  ["", [3, 3, 3, 1, 0, 0, 0, 0, 0]],
  ["", [3, 3, 3, 3, 2, 0, 0, 0, 0]],
])("what a case lacked that was nearly won: %s", (text, stars) => {
  expect(nearMiss(stateOf(8, ...stars))).toBe(text);
});

describe("the button of the file", () => {
  it.each([
    [0, 1, 3, "Open 1 note", "3 stars now, 2 after"],
    [0, 3, 1, "Open 3 notes", "Free now"],
    [3, 6, 2, "Read 3 more", "2 stars now, 1 after"],
  ])("with %i of %i notes read, at %i stars", (read, next, stars, open, cost) => {
    expect([openText(read, next), costText(stars)]).toEqual([open, cost]);
  });
});

it.each([
  [3, "3 notes, 2 stars"],
  [2, "3 notes, 1 star"],
  [1, "3 notes, 1 star"],
])("a shirt of %i stars that is put aside has on Sunday: %s", (stars, text) => {
  expect(leaveText(stars)).toBe(text);
});

it.each([
  [0, 0, 1, [3], "8 shirts wait. Each file has a new note tomorrow."],
  [0, 0, 2, [3], "8 shirts wait. Each file has a new note on Sunday."],
  [1, 0, 1, [3, 3], "7 shirts wait. A new note in each file since Friday, another tomorrow."],
  [1, 0, 2, [3, 3], "7 shirts wait. Each file has a new note tomorrow."],
  [2, 0, 2, [3], "8 shirts wait. A new note in each file since Friday."],
  [2, 2, 1, [3], "8 shirts wait. Each file has 3 notes now."],
  [3, 1, 2, [3, 3], "7 shirts wait. 2 new notes in each file since Saturday."],
  [6, 5, 1, [3, 3, 3, 3, 3, 3, 3, 0], "1 shirt waits. Each file has 6 notes now."],
])(
  "who comes back after %i days to what was begun after %i, with %i notes at first, reads what waits",
  (daysIn, startedIn, opening, named, text) => {
    const puzzle = { shirts: [], opening };
    expect(backText(stateOf(0, ...named), puzzle, daysIn, startedIn)).toBe(text);
  },
);

it.each([
  ["unread", [], "Not Peru. One star left, and the file is free."],
  ["open", ["Its sea is cold."], "Not Peru. One star left."],
])("after a wrong nation says of a file that is %s what it costs", (_file, notes, text) => {
  const state = { ...stateOf(0), shirts: [{ stars: 1, struck: [0], notes }] };
  expect(talk(state, 0, ["Peru"])).toBe(text);
});
