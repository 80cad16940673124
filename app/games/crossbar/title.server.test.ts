import { describe, expect, it } from "vitest";
import { grids } from "./editions.server";
import { slotsOf, wordIn } from "./grid";
import { latticeNamed, lattices } from "./lattices";
import { SHOW } from "./rules";
import { serverGame } from "./title.server";

const { edition, moveFromForm, moveSchema, refuse, reported, rules } = serverGame;
const [first] = grids;

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe("an edition", () => {
  it("has its clues apart from its letters", () => {
    const found = edition(1, []);
    expect(found?.puzzle.clues).toEqual(first?.words.map(({ clue }) => clue));
    const { letters = "" } = found?.answer ?? {};
    expect(slotsOf(lattices.goal).map((slot) => wordIn(letters, slot))).toEqual(
      first?.words.map(({ word }) => word),
    );
    expect(found?.puzzle.lattice).toBeUndefined();
    expect(edition(0)).toBeNull();
    expect(edition(grids.length + 1)).toBeNull();
  });

  it("gives a void word away, because others need its letters", () => {
    const { id = "", word = "" } = first?.words[1] ?? {};
    const found = edition(1, [id]);
    expect(found).toMatchObject({ hasVoid: true });
    expect(found?.puzzle.clues[1]).toBe(
      `Taken back, so it counts for nobody: write ${word.toUpperCase()}`,
    );
    expect(found?.answer.words.map(({ isVoid }) => isVoid ?? false)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

it("takes the words of every grid as its answer, by a form, and a move of no other length", () => {
  for (const { number, lattice, words } of grids) {
    const found = edition(number, []);
    const picture = latticeNamed(lattice);
    const fields = Object.fromEntries(words.map(({ at, word }) => [at, word]));
    const move = moveFromForm(form({ ...fields, lattice: picture })) ?? "";
    expect(move).toBe(found?.answer.letters);
    expect(moveSchema.safeParse(move).success).toBe(true);
    if (!found) continue;
    const state = rules.play(found.puzzle, found.answer, [], []);
    expect(state.lattice).toBe(picture);
    expect(refuse?.(found, state, move, 0)).toBeNull();
    for (const other of Object.values(lattices)) {
      const stray = moveFromForm(form({ ...fields, lattice: other })) ?? "";
      const isOwn = other === picture;
      expect(refuse?.(found, state, stray, 0) === null).toBe(isOwn);
    }
  }
});

it("says what a report is about, without the word", () => {
  const { id = "", clue, word = "" } = first?.words[4] ?? {};
  expect(reported(id)).toEqual({ title: "Crossbar", summary: `No. 1, 2 down: ${clue}` });
  expect(JSON.stringify(reported(id))).not.toContain(word);
  expect(reported("__proto__")).toBeNull();
});

describe("a form", () => {
  it("is a check of the words in its fields", () => {
    expect(moveFromForm(form({ "1a": "Début", "1d": "dr l" }))).toBe("debutr.......l.......");
    expect(moveFromForm(form({ "1a": "", "3d": "" }))).toBe(".".repeat(21));
  });

  it("marks the square where two words differ", () => {
    expect(moveFromForm(form({ "1a": "pitch", "1d": "bench" }))?.[0]).toBe("*");
  });

  it("is read by the lattice that it names", () => {
    const fields = { "1a": "début", "2d": ".xyz", lattice: lattices.stairs };
    expect(moveFromForm(form(fields))).toBe("debutx..y....z........");
  });

  it("shows the answers where that was pressed, and is nothing without a field", () => {
    expect(moveFromForm(form({ "1a": "debut", show: "1" }))).toBe(SHOW);
    expect(moveFromForm(form({ word: "debut" }))).toBeNull();
  });
});

it.each([
  "",
  "show!",
  "debut",
  "DEBUTraeindialgmleeds",
  "x".repeat(20),
  "x".repeat(24),
  7,
  null,
  ["show"],
])("%j is no move", (move) => {
  expect(moveSchema.safeParse(move).success).toBe(false);
});
