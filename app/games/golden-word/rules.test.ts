import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GoldenState, goldenWord, HARD } from "./rules";

const answer = { id: "golden-word-000", word: "catch", line: "Held with both hands." };
const timed = (words: readonly string[]) =>
  words.map((move, index) => ({ move, at: (index + 1) * 1000 }));
const stateAfter = (words: readonly string[], options: readonly string[] = []): GoldenState =>
  goldenWord.play({ length: 5 }, answer, timed(words), options);

const lost = ["touch", "coach", "crowd", "shirt", "flank", "bench"];

describe("play", () => {
  it("starts with an empty board and reveals nothing", () => {
    expect(stateAfter([])).toEqual({
      length: 5,
      isHard: false,
      rows: [],
      elapsed: 0,
      ending: null,
    });
  });

  it("has a row for each try, and the time of the last", () => {
    const state = stateAfter(["touch", "coach"]);
    expect(state.rows.map(({ word }) => word)).toEqual(["touch", "coach"]);
    expect(state.rows[0]?.marks).toEqual(["chalk", "bench", "bench", "gold", "gold"]);
    expect(state.elapsed).toBe(2000);
    expect(state.ending).toBeNull();
  });

  it("ends with the word and its line when it is found", () => {
    expect(stateAfter(["touch", "catch"]).ending).toEqual({ ...answer, isWin: true });
  });

  it("ends with the word and its line after six tries", () => {
    expect(stateAfter(lost).ending).toEqual({ ...answer, isWin: false });
  });

  it("is won with the sixth try too", () => {
    expect(stateAfter([...lost.slice(0, 5), "catch"]).ending?.isWin).toBe(true);
  });

  it("doesn't look at moves after the end", () => {
    expect(stateAfter(["catch", "touch"])).toEqual(stateAfter(["catch"]));
    expect(stateAfter([...lost, "catch"])).toEqual(stateAfter(lost));
  });

  it("never has the word or its line in the state before the end", () => {
    const guess = fc
      .array(fc.constantFrom(..."cathx"), { minLength: 5, maxLength: 5 })
      .map((letters) => letters.join(""))
      .filter((word) => word !== answer.word);
    fc.assert(
      fc.property(fc.array(guess, { maxLength: 5 }), (words) => {
        const text = JSON.stringify(stateAfter(words));
        expect(text).not.toContain(answer.word);
        expect(text).not.toContain(answer.line);
      }),
    );
  });
});

describe("refuse", () => {
  it.each([
    ["", "Type a word of five letters."],
    ["p1tch", "Letters only, please: A to Z."],
    ["two w", "Letters only, please: A to Z."],
    ["пасът", "Letters only, please: A to Z."],
    ["goal", "This word has five letters, yours has four."],
    ["striker", "This word has five letters, yours has seven."],
    ["goalkeepers", "This word has five letters, yours has 11."],
    ["touch", "You have tried TOUCH already."],
    ["coach", null],
    // In no list, which only the server can check.
    ["zzzzz", null],
  ])("says of %j: %s", (word, sentence) => {
    expect(goldenWord.refuse(stateAfter(["touch"]), word)).toBe(sentence);
  });

  it.each([[["catch"]], [lost]])("takes no word after the end of %j", (words) => {
    expect(goldenWord.refuse(stateAfter(words), "pitch")).toBe(
      "The whistle has gone: this word is over.",
    );
  });

  it("says a sentence or nothing to whatever is posted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (word) => {
        const sentence = goldenWord.refuse(stateAfter(["touch"]), word);
        expect(sentence === null).toBe(/^[a-z]{5}$/.test(word) && word !== "touch");
      }),
    );
  });
});

describe("hard mode", () => {
  it.each([
    ["pitch", null],
    ["tenth", "Hard mode: the fourth letter stays C."],
    ["beach", "Hard mode: your word needs the letter T."],
  ])("says of %s after touch: %s", (word, sentence) => {
    expect(goldenWord.refuse(stateAfter(["touch"], [HARD]), word)).toBe(sentence);
    expect(goldenWord.refuse(stateAfter(["touch"]), word)).toBeNull();
  });

  it("requires a letter as often as it was revealed", () => {
    // Both Cs are chalk.
    expect(goldenWord.refuse(stateAfter(["occur"], [HARD]), "cloud")).toBe(
      "Hard mode: your word needs the letter C two times.",
    );
  });

  it("remembers all rows, not the last one only", () => {
    expect(goldenWord.refuse(stateAfter(["touch", "pitch"], [HARD]), "patch")).toBeNull();
    expect(goldenWord.refuse(stateAfter(["cabin", "patch"], [HARD]), "match")).toBe(
      "Hard mode: the first letter stays C.",
    );
  });

  it("never refuses the answer", () => {
    const letters = fc.array(fc.constantFrom(..."cathx"), { minLength: 5, maxLength: 5 });
    const guesses = fc.array(
      letters.map((all) => all.join("")).filter((word) => word !== answer.word),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(guesses, (words) => {
        expect(goldenWord.refuse(stateAfter(words, [HARD]), answer.word)).toBeNull();
      }),
    );
  });
});

describe("verdict", () => {
  it("waits for the end", () => {
    expect(goldenWord.verdict(stateAfter(["touch"]))).toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6])("counts %i tries and has a headline of its own", (tries) => {
    const verdict = goldenWord.verdict(stateAfter([...lost.slice(0, tries - 1), "catch"]));
    expect(verdict).toMatchObject({
      isWin: true,
      score: 7 - tries,
      outOf: 6,
      elapsed: tries * 1000,
    });
    expect(verdict?.headline).toMatch(/^Found /);
  });

  it("scores nothing for a word that got away", () => {
    expect(goldenWord.verdict(stateAfter(lost))).toEqual({
      isWin: false,
      score: 0,
      outOf: 6,
      elapsed: 6000,
      headline: "Full time, and the word got away.",
    });
  });
});

it("grades nothing when the word was voided, found or not", () => {
  for (const words of [lost, ["catch"]]) {
    const state = goldenWord.play({ length: 5 }, { ...answer, isVoid: true }, timed(words), []);
    expect(goldenWord.verdict(state)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(goldenWord.squares(state)).toBe("");
  }
});

describe("squares", () => {
  it("shows the rows in colours", () => {
    expect(goldenWord.squares(stateAfter(["touch", "coach", "catch"]))).toBe(
      "⬜⬛⬛🟨🟨\n🟨⬛⬜🟨🟨\n🟨🟨🟨🟨🟨",
    );
  });

  it("has no letter in it", () => {
    expect(goldenWord.squares(stateAfter(lost))).not.toMatch(/\p{L}|\p{N}/u);
  });
});
