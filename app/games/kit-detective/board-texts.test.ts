import { describe, expect, it } from "vitest";
import { costText, foundText, openText, talk, tomorrowText } from "./board-texts";
import type { KitState } from "./case";
import { nameMove, readingMove } from "./moves";
import { nearMiss } from "./near-miss";
import { backText, isAtRest, outlookText, restText, starsRow } from "./waiting-texts";

/** A shirt in the dark among those that are named. */
const DARK = null;

/** Nine shirts: those named have so many stars, the others are in the dark. */
const stateOf = (last: number, ...named: (number | null)[]): KitState => ({
  shirts: Array.from({ length: 9 }, (_, place) => {
    const stars = named[place];
    return stars === undefined || stars === DARK
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

it("says of the notes that tomorrow adds how many they are", () => {
  expect([1, 4].map(tomorrowText)).toEqual([
    "Tomorrow brings one more note.",
    "Tomorrow brings four more notes.",
  ]);
});

it.each([
  ["on Friday", 0, [3, DARK, 3], "2 shirts wait."],
  ["at the end of Friday", 0, [3, 3, 2, 0], "Done today. Tomorrow: plain red."],
  ["on Saturday", 1, [3, 3, 2, 0], "Today's shirt hangs."],
  ["on Saturday with one of Friday", 1, [3, DARK, 2, 0], "2 shirts wait, today's among them."],
  ["on Saturday after its shirt", 1, [DARK, 3, 2, 0, 3], "1 shirt waits."],
  ["on Tuesday at its end", 4, [3, 3, 3, 3, 3, 3, 3, 3], "Done today. Tomorrow: plain red."],
  ["on Wednesday", 5, [3, 3, 3, 3, 3, 3, 3], "2 shirts wait, today's among them."],
  ["on Thursday", 6, [3, 3, 3, 3, 3, 3, 3, 3], "Last day: 1 shirt waits."],
])("who comes back %s reads what waits", (_when, daysIn, named, text) => {
  expect(backText(stateOf(0, ...named), daysIn, "plain red")).toBe(text);
  expect(isAtRest(stateOf(0, ...named), daysIn)).toBe(text.startsWith("Done"));
});

it("says by the former rules of a Friday that all wait", () => {
  expect(backText({ ...stateOf(0, 3), isWhole: true }, 0)).toBe("8 shirts wait.");
});

it.each([
  [
    [3, 3, 3, 1],
    "4 named, 10 stars",
    "Four more stars win the case, 10 more make you Inspector.",
    "⭐⭐⭐ ⭐⭐⭐ ⭐⭐⭐ ⭐",
  ],
  [
    [3, 3, 3, 3, 1],
    "5 named, 13 stars",
    "One more star wins the case, seven more make you Inspector.",
    "⭐⭐⭐ ⭐⭐⭐ ⭐⭐⭐ ⭐⭐⭐ ⭐",
  ],
  [
    [3, 3, 3, 3, 3],
    "5 named, 15 stars",
    "Five more stars make you Inspector.",
    "⭐⭐⭐ ⭐⭐⭐ ⭐⭐⭐ ⭐⭐⭐ ⭐⭐⭐",
  ],
  [[3, 3, 0, 0, 0], "5 named, 6 stars", "Eight more stars win the case.", "⭐⭐⭐ ⭐⭐⭐ ⬜ ⬜ ⬜"],
  [[0, 0, 0, 0, 0, 0, 0, 1], "8 named, 1 star", "", "⬜ ⬜ ⬜ ⬜ ⬜ ⬜ ⬜ ⭐"],
])(
  "a case at rest with %j says what it has, what can be won, and tells friends its stars",
  (stars, done, text, row) => {
    const state = stateOf(0, ...stars);
    expect(restText(state)).toBe(`Done for today: ${done}.`);
    expect(outlookText(state)).toBe(text);
    expect(starsRow(state)).toBe(row);
  },
);

it.each([
  ["unread", [], "Not Peru. One star left, and the file is free."],
  ["open", ["Its sea is cold."], "Not Peru. One star left."],
])("after a wrong nation says of a file that is %s what it costs", (_file, notes, text) => {
  const state = { ...stateOf(0), shirts: [{ stars: 1, struck: [0], notes }] };
  expect(talk(state, 0, ["Peru"])).toBe(text);
});
