import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Result } from "~/play/rules/results";
import { goldenWord } from "./rules";
import { serverGame } from "./title.server";
import { isKnownWord } from "./words.server";

const edition = serverGame.edition(2);
if (!edition) throw new Error("There is no edition 2.");
const start = goldenWord.play(edition.puzzle, edition.answer, [], []);

const formWith = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe("a move", () => {
  it.each([
    [" Pitch ", "pitch"],
    ["VOLÉE", "volee"],
    ["", ""],
  ])("is the same from a form and from a script: %j", (typed, word) => {
    expect(serverGame.moveFromForm(formWith({ word: typed }))).toBe(word);
    expect(serverGame.moveSchema.parse(typed)).toBe(word);
  });

  it("is not in a form without the field, or with a file in it", () => {
    expect(serverGame.moveFromForm(formWith({ intent: "move" }))).toBeNull();
    const form = new FormData();
    form.set("word", new Blob(["pitch"]));
    expect(serverGame.moveFromForm(form)).toBeNull();
  });

  it.each([[null], [5], [["pitch"]], [{ word: "pitch" }], ["x".repeat(201)]])(
    "is never %j",
    (value) => {
      expect(serverGame.moveSchema.safeParse(value).success).toBe(false);
    },
  );
});

describe("what only the server refuses", () => {
  it.each(["crows", "touch", edition.answer.word])("takes %s", (word) => {
    expect(serverGame.refuse?.(edition, start, word, 0)).toBeNull();
  });

  it("takes the answer even where no list has it", () => {
    const unlisted = { ...edition, answer: { ...edition.answer, word: "qwert", line: "" } };
    expect(serverGame.refuse?.(unlisted, start, "qwert", 0)).toBeNull();
  });

  it("leaves a word that is in no list out of the dressing room", () => {
    expect(serverGame.refuse?.(edition, start, "zzzzz", 0)).toBe(
      "Not in our word list. That cost you nothing.",
    );
  });

  it("takes no garbage", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const word = serverGame.moveSchema.parse(typed);
        const sentence = goldenWord.refuse(start, word);
        const isTaken = sentence === null && !serverGame.refuse?.(edition, start, word, 0);
        expect(isTaken).toBe(isKnownWord(word) && word.length === start.length);
      }),
    );
  });
});

describe("points", () => {
  it.each([
    [1, 1000],
    [2, 850],
    [3, 700],
    [4, 550],
    [5, 400],
    [6, 250],
  ])("are, for %i tries, %i", (tries, points) => {
    const verdict = { isWin: true, score: 7 - tries, outOf: 6, elapsed: 0, headline: "" };
    expect(serverGame.points(verdict)).toBe(points);
  });

  it("are none for a word that got away", () => {
    const verdict = { isWin: false, score: 0, outOf: 6, elapsed: 0, headline: "" };
    expect(serverGame.points(verdict)).toBe(0);
  });
});

describe("the phrase book", () => {
  const played = (edition: number, isWin: boolean): Result => ({
    date: `2026-11-${20 + edition}`,
    edition,
    isWin,
    score: isWin ? 3 : 0,
    outOf: 6,
    points: 0,
    elapsed: null,
    isLate: false,
  });
  const collect = (...results: Result[]) => serverGame.statistics.collectibles?.(results);

  it("has the words that were found, with their lines, and each once", () => {
    const phrases = collect(played(1, true), played(2, true), played(1, true));
    expect(phrases?.map(({ name }) => name)).toEqual(["striker", "cross"]);
    expect(phrases?.[0]?.line).toMatch(/^Unseen for eighty-nine minutes/);
  });

  it("has no word that was missed, and none of an edition that isn't there", () => {
    expect(collect(played(1, false), played(9999, true))).toEqual([]);
    expect(collect()).toEqual([]);
  });
});

it("has a bar for each number of tries, and one for a loss", () => {
  const { distribution } = serverGame.statistics;
  const bars = distribution.bars.map(({ score, label }) => `${score}: ${label}`);
  expect(bars).toEqual(["6: 1", "5: 2", "4: 3", "3: 4", "2: 5", "1: 6", "0: X"]);
});

describe("every edition", () => {
  it("can be found, and reveals nothing of its answer before", () => {
    for (const number of serverGame.schedule.editions) {
      const each = serverGame.edition(number);
      if (!each) throw new Error(`The schedule names edition ${number}, which isn't there.`);
      const { puzzle, answer } = each;
      const state = goldenWord.play(puzzle, answer, [], []);
      expect(goldenWord.refuse(state, answer.word)).toBeNull();
      expect(serverGame.refuse?.(each, state, answer.word, 0)).toBeNull();
      expect(JSON.stringify([puzzle, state])).not.toContain(answer.word);
    }
  });
});
