import { describe, expect, it } from "vitest";
import type { KitState } from "./case";
import { nameMove, readingMove } from "./moves";
import { costText, foundText, headline, moreNotes, openText, sharedSentence } from "./texts";

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
      "Named. Good detective work. That wins the case!",
    ],
    [
      "for the next rank",
      stateOf(6, 3, 3, 3, 3, 3, 3, 3),
      logOf(...[0, 1, 2, 3, 4, 5, 6].map(name)),
      "Seven in a row on sight! You make Inspector!",
    ],
  ])("%s", (_how, state, moves, text) => {
    expect(foundText(state, moves.length > 0 ? (state.last ?? 0) / 10 : 0, moves)).toBe(text);
  });

  it("is without a row where another was named since", () => {
    expect(foundText(stateOf(1, 3, 3), 0, logOf(name(0), name(1)))).toBe("Named on sight.");
  });
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
  ["Friday", 1, 3, "From Sunday the same star opens 3 notes. You can come back."],
  ["Saturday", 2, 3, "From Sunday the same star opens 3 notes. You can come back."],
  ["Saturday", 2, 2, "A new note each day to Wednesday."],
  ["Sunday", 3, 3, "A new note each day to Wednesday."],
  ["Monday", 4, 1, "A new note each day to Wednesday."],
  ["Tuesday", 5, 3, "The last note comes on Wednesday."],
])("on %s a file with %i notes tells at %i stars what comes", (_day, available, stars, text) => {
  expect(moreNotes(available, stars)).toBe(text);
});

describe("the sentence on a result", () => {
  it.each([
    [27, 27, "Every shirt on sight. The kit room is yours."],
    [26, 27, "Case closed, and not a thread loose."],
    [25, 27, "Case closed, and not a thread loose."],
    [24, 27, "Case closed, with hardly a thread loose."],
    [20, 27, "Case closed, with hardly a thread loose."],
    [19, 27, "Case closed. A few threads hang loose."],
    [14, 27, "Case closed. A few threads hang loose."],
    [13, 27, "Close. The wardrobe keeps this one."],
    [8, 27, "The wardrobe wins this week. Friday brings nine more."],
    [23, 24, "Case closed, and not a thread loose."],
    [22, 24, "Case closed, with hardly a thread loose."],
    [0, 0, "No result: the week counts, and nobody lost."],
  ])("for %i of %i stars", (score, outOf, text) => {
    expect(headline(score, outOf)).toBe(text);
  });
});

it.each([
  [27, "A fan named every shirt on sight. Your turn."],
  [25, "A fan made Chief with 25 of 27 stars. Your turn."],
  [20, "A fan made Inspector with 20 of 27 stars. Your turn."],
  [14, "A fan made Detective with 14 of 27 stars. Your turn."],
  [13, "A fan left the case open with 13 of 27 stars. Your turn."],
])("names the rank of %i stars to a friend", (score, text) => {
  expect(sharedSentence({ score, outOf: 27 })).toBe(text);
});
