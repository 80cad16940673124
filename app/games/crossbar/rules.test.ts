import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playProblems } from "~/play/screen/play-texts";
import { formProblem } from "./form-problem";
import { EMPTY, placesOf, slotsOf, wordIn } from "./grid";
import { lattices } from "./lattices";
import { crossbar, MAX_CHECKS, SHOW, UNTIMED, type WordRecord } from "./rules";
import { lettersOf } from "./typed-words";

const lattice = lattices.goal;
const slots = slotsOf(lattice);
const size = placesOf(lattice).length;
const clues = slots.map(({ name }) => `The clue of ${name}`);
const letters = lettersOf(lattice, ["debut", "india", "leeds", "drill", "badge", "teams"]);
const records: WordRecord[] = slots.map(({ at }) => ({ id: `crossbar-001-${at}` }));

const stateAfter = (moves: readonly string[], { words = records, options = [] as string[] } = {}) =>
  crossbar.play(
    { lattice, clues },
    { letters, words },
    moves.map((move, index) => ({ move, at: (index + 1) * 1000 })),
    options,
  );

/** A check of some words, by their places. */
const typed = (words: Readonly<Record<string, string>>) =>
  lettersOf(
    lattice,
    slots.map(({ at }) => words[at] ?? ""),
  );

const marksAfter = (moves: readonly string[]) =>
  stateAfter(moves).ending?.words.map(({ mark }) => mark);

describe("a check", () => {
  it("keeps the right letters, remembers the wrong ones and leaves empty squares alone", () => {
    const state = stateAfter([typed({ "1a": "dabot", "2d": "b.d.e" })]);
    expect(state).toMatchObject({ checks: 1, lastWrong: 2, ending: null });
    expect(state.right).toBe("d.b.t.....d.......e..");
    expect(state.wrong.map((tried, cell) => tried && `${cell}${tried}`).filter(Boolean)).toEqual([
      "1a",
      "3o",
    ]);
    expect(crossbar.verdict(state)).toBeNull();
  });

  it("never takes a right letter back", () => {
    const state = stateAfter([typed({ "1a": "debut" }), typed({ "1a": "zebut" })]);
    expect(state.right.startsWith("debut")).toBe(true);
    expect(state.lastWrong).toBe(0);
  });

  it("ends the game when all is right", () => {
    const state = stateAfter([typed({ "1a": "debut" }), letters, typed({ "1a": "zzzzz" })]);
    expect(state).toMatchObject({ checks: 2, elapsed: 2000, right: letters });
    expect(crossbar.verdict(state)).toMatchObject({ isWin: true, score: 6, outOf: 6 });
  });

  it("ends the game at the tenth, with what is missing shown", () => {
    const wrong = Array.from("bcdfghjkmn", (letter) => typed({ "1a": letter.repeat(5) }));
    expect(stateAfter(wrong.slice(0, 9)).ending).toBeNull();
    const state = stateAfter(wrong);
    expect(state.checks).toBe(MAX_CHECKS);
    expect(crossbar.verdict(state)).toMatchObject({ isWin: false, score: 0, outOf: 6 });
    expect(state.ending?.letters).toBe(letters);
  });
});

const NOTHING_NEW = "Nothing new to check, so no cost.";

describe("a refusal", () => {
  it.each([
    ["no letter", [], EMPTY.repeat(size)],
    ["right letters again", [typed({ "1a": "debut" })], typed({ "1a": "debut" })],
    ["wrong letters again", [typed({ "1a": "dabut" })], typed({ "1a": "dabut" })],
    ["those before", [typed({ "1a": "da" }), typed({ "1a": "di" })], typed({ "1a": "da" })],
  ])("meets a check of %s", (_, moves, move) => {
    expect(crossbar.refuse(stateAfter(moves), move)).toBe(NOTHING_NEW);
  });

  it("never meets a new letter, all letters or the wish to be shown them", () => {
    const state = stateAfter([typed({ "1a": "dabut" })]);
    for (const move of [typed({ "1a": "dabut", "4a": "i" }), letters, SHOW]) {
      expect(crossbar.refuse(state, move)).toBeNull();
    }
  });
});

describe("letters of a form", () => {
  const { right } = stateAfter([typed({ "1d": "drill" })]);

  it("are refused where two words clash", () => {
    expect(formProblem(lattice, right, typed({ "1a": "debut", "3d": "beams" }))).toBe(
      "1 across and 3 down don't agree on the letter where they cross.",
    );
  });

  it("are refused in the place of a right one", () => {
    expect(formProblem(lattice, right, typed({ "4a": "anger" }))).toBe(
      "The I in 4 across is right, so it stays.",
    );
  });

  it("are refused where they are of another lattice", () => {
    expect(formProblem(lattice, right, EMPTY.repeat(size + 1))).toBe(playProblems.unknownForm);
  });

  it("are checked otherwise", () => {
    for (const move of [typed({ "4a": "inger" }), typed({ "5a": "l" }), SHOW]) {
      expect(formProblem(lattice, right, move)).toBeNull();
    }
  });
});

describe("the score", () => {
  it("is of the words that no wrong letter was checked in", () => {
    const moves = [typed({ "1a": "dabut" }), letters];
    expect(marksAfter(moves)).toEqual(["checked", "clean", "clean", "clean", "clean", "clean"]);
    expect(crossbar.squares(stateAfter(moves))).toBe("🟨🟩🟩\n🟩🟩🟩");
    expect(crossbar.verdict(stateAfter(moves))).toMatchObject({ isWin: true, score: 5, outOf: 6 });
  });

  it("counts a wrong letter against both of its words", () => {
    expect(marksAfter([typed({ "1a": "z" }), letters])).toEqual([
      "checked",
      "clean",
      "clean",
      "checked",
      "clean",
      "clean",
    ]);
  });

  it("keeps the words found before the rest was shown, and is no win then", () => {
    const state = stateAfter([
      typed({ "1a": "debut", "1d": "drall" }),
      typed({ "1d": "drill" }),
      SHOW,
    ]);
    expect(state.ending?.words.map(({ mark, word }) => [word, mark])).toEqual([
      ["debut", "clean"],
      ["india", "shown"],
      ["leeds", "shown"],
      ["drill", "checked"],
      ["badge", "shown"],
      ["teams", "shown"],
    ]);
    expect(crossbar.squares(state)).toBe("🟩⬛⬛\n🟨⬛⬛");
    expect(crossbar.verdict(state)).toMatchObject({ isWin: false, score: 1, outOf: 6 });
  });

  it("is nothing for a grid that is shown at once", () => {
    expect(crossbar.verdict(stateAfter([SHOW]))).toMatchObject({ isWin: false, score: 0 });
  });
});

describe.each(Object.entries(lattices))("a grid in the lattice %s", (_, other) => {
  const own = slotsOf(other);
  const all = placesOf(other)
    .map((__, cell) => String.fromCharCode(97 + cell))
    .join("");
  const endOf = (...moves: string[]) =>
    crossbar.play(
      { lattice: other, clues },
      { letters: all, words: records },
      moves.map((move, index) => ({ move, at: index + 1 })),
      [],
    );
  const marks = (...moves: string[]) => endOf(...moves).ending?.words.map(({ mark }) => mark);

  it("shows its words in the order of their clues", () => {
    expect(endOf(SHOW).ending?.words.map(({ word }) => word)).toEqual(
      own.map((slot) => wordIn(all, slot)),
    );
  });

  it("counts a wrong letter against the words that it is in, and no other", () => {
    for (const cell of placesOf(other).keys()) {
      const wrong = `${all.slice(0, cell)}z${all.slice(cell + 1)}`;
      expect(marks(wrong, all)).toEqual(
        own.map(({ cells }) => (cells.includes(cell) ? "checked" : "clean")),
      );
    }
  });

  it("is won at the last right letter, in two rows of three", () => {
    const [first] = own;
    const begun = placesOf(other).map((__, cell) =>
      first?.cells.includes(cell) ? all[cell] : ".",
    );
    const state = endOf(begun.join(""), all);
    expect(crossbar.verdict(state)).toMatchObject({ isWin: true, score: 6, outOf: 6 });
    expect(crossbar.squares(state)).toBe("🟩🟩🟩\n🟩🟩🟩");
    expect(endOf(begun.join("")).right).toBe(begun.join(""));
  });
});

it("a puzzle that a device kept from before has the first lattice", () => {
  const state = crossbar.play({ clues }, { letters, words: records }, [], []);
  expect(state).toEqual(stateAfter([]));
  expect(state.lattice).toBe(lattices.goal);
});

describe("the time", () => {
  it("is that of the last move", () => {
    expect(crossbar.verdict(stateAfter([typed({ "1a": "debut" }), letters]))?.elapsed).toBe(2000);
  });

  it("is in no result where it is kept to oneself", () => {
    const state = stateAfter([letters], { options: [UNTIMED] });
    expect(state.isTimed).toBe(false);
    expect(crossbar.verdict(state)?.elapsed).toBe(0);
  });
});

describe("a void word", () => {
  const words = records.map((record, index) =>
    index === 1 ? { ...record, isVoid: true as const } : record,
  );

  it("counts for nobody, found or not", () => {
    const found = stateAfter([letters], { words });
    expect(crossbar.verdict(found)).toMatchObject({ isWin: true, score: 5, outOf: 5 });
    expect(crossbar.squares(found)).toBe("🟩🟩\n🟩🟩🟩");
    const others = typed({
      "1a": "debut",
      "5a": "leeds",
      "1d": "drill",
      "2d": "badge",
      "3d": "teams",
    });
    const shown = stateAfter([others, SHOW], { words });
    expect(crossbar.verdict(shown)).toMatchObject({ isWin: true, score: 5, outOf: 5 });
  });

  it("changes neither the log nor its end", () => {
    const others = typed({
      "1a": "debut",
      "5a": "leeds",
      "1d": "drill",
      "2d": "badge",
      "3d": "teams",
    });
    expect(stateAfter([others], { words }).ending).toBeNull();
  });

  it("leaves a win of nothing where all are", () => {
    const all = records.map((record) => ({ ...record, isVoid: true as const }));
    const verdict = crossbar.verdict(stateAfter([SHOW], { words: all }));
    expect(verdict).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(crossbar.squares(stateAfter([SHOW], { words: all }))).toBe("");
  });
});

describe("any log", () => {
  const letter = fc.constantFrom(...".abdeilrstuz");
  const check = fc.array(letter, { minLength: size, maxLength: size });
  const move = fc.oneof(
    { arbitrary: check.map((all) => all.join("")), weight: 8 },
    fc.constant(SHOW),
    fc.constant(letters),
    fc.string(),
  );

  it("is played without an error, and shows no letter that nobody typed before its end", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: MAX_CHECKS }), (moves) => {
        const state = stateAfter(moves);
        if (crossbar.verdict(state)) return;
        for (const [cell, known] of Array.from(state.right).entries()) {
          if (known !== ".") expect(moves.some((one) => one[cell] === known)).toBe(true);
        }
        expect(JSON.stringify(state)).not.toContain(letters);
      }),
    );
  });

  it("ends by ten accepted moves, with a score of no more than its words", () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 10, maxLength: 10 }), (moves) => {
        const played: string[] = [];
        for (const one of moves) {
          if (/^(?:show|[a-z.*]{21})$/.test(one) && !crossbar.refuse(stateAfter(played), one)) {
            played.push(one);
          }
        }
        const verdict = crossbar.verdict(stateAfter(played));
        expect(verdict !== null).toBe(
          played.length === MAX_CHECKS || played.includes(SHOW) || played.includes(letters),
        );
        if (verdict) expect(verdict.score).toBeLessThanOrEqual(verdict.outOf);
      }),
    );
  });
});
