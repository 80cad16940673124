import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LinkUpAnswer, LinkUpGroup } from "./boards";
import { linkUpPlay, mistakesIn } from "./rules";
import type { LinkState } from "./state";
import { normaliseTiles } from "./words";

const group = (level: LinkUpGroup["level"], words: string[], source?: string): LinkUpGroup => ({
  id: `category-${level}`,
  name: `Name ${level}`,
  words,
  line: `Line ${level}.`,
  level,
  ...(source && { source }),
});

const answer: LinkUpAnswer = {
  id: "link-up-play-000",
  groups: [
    group(1, ["Spot", "Flag", "Arc", "Post"]),
    group(2, ["Boots", "Socks", "Gloves", "Towel"]),
    group(3, ["Hook", "Bell", "Canvas", "Round"], "A book, page 1"),
    group(4, ["Cabinet", "Planet", "Hornet", "Bonnet"]),
  ],
};
/** As they are shown: one word of each group in every row. */
const words = [0, 1, 2, 3].flatMap((place) => answer.groups.map((one) => one.words[place] ?? ""));
const puzzle = { words };

const tilesOf = (...chosen: string[]) => normaliseTiles(chosen.map((word) => words.indexOf(word)));
const links = answer.groups.map((one) => tilesOf(...one.words));
const [first = [], second = [], third = [], fourth = []] = links;
const close = tilesOf("Spot", "Flag", "Arc", "Boots");
const twoAndTwo = tilesOf("Spot", "Flag", "Socks", "Boots");
const wrongs = [close, twoAndTwo, [0, 1, 2, 3], [4, 5, 6, 7]];

const timed = (moves: readonly (readonly number[])[]) =>
  moves.map((move, index) => ({ move, at: (index + 1) * 1000 }));
const stateAfter = (moves: readonly (readonly number[])[], told = answer): LinkState =>
  linkUpPlay.play(puzzle, told, timed(moves), []);

describe("play", () => {
  it("starts with nothing found and reveals nothing", () => {
    expect(stateAfter([])).toEqual({ guesses: [], found: [], elapsed: 0, ending: null });
  });

  it("lifts a group out with its name and level, and its line only at the end", () => {
    const state = stateAfter([second]);
    expect(state.found).toEqual([{ name: "Name 2", level: 2, tiles: [1, 5, 9, 13] }]);
    expect(state.elapsed).toBe(1000);
    expect(state.ending).toBeNull();
  });

  it.each([
    ["close", "three of them belong together", close],
    ["wrong", "two and two belong together", twoAndTwo],
    ["wrong", "they are of four groups", [0, 1, 2, 3]],
    ["linked", "all four belong together", third],
  ])("judges four as %s where %s", (outcome, _why, tiles) => {
    expect(stateAfter([tiles]).guesses).toEqual([{ tiles, outcome }]);
  });

  it("says that three belong together in a later guess, too", () => {
    const [, last] = stateAfter([first, tilesOf("Hook", "Bell", "Round", "Planet")]).guesses;
    expect(last?.outcome).toBe("close");
  });

  it("ends with the fourth group, and has all of them with their lines", () => {
    const { ending } = stateAfter([fourth, third, close, second, first]);
    expect(ending).toMatchObject({ id: answer.id, isWin: true, isVoid: false });
    expect(ending?.groups.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    expect(ending?.groups[2]).toEqual({
      name: "Name 3",
      level: 3,
      tiles: [2, 6, 10, 14],
      line: "Line 3.",
      source: "A book, page 1",
    });
  });

  it("goes on after three groups: the last four are a move as well", () => {
    expect(stateAfter([first, second, third]).ending).toBeNull();
  });

  it("ends with the fourth mistake, however many groups were found", () => {
    const [a = [], b = []] = [tilesOf("Hook", "Planet", "Bell", "Hornet"), [2, 3, 10, 11]];
    const lost = stateAfter([first, second, a, b, [2, 3, 14, 15], [6, 7, 10, 11]]);
    expect(lost.ending?.isWin).toBe(false);
    expect(lost.found).toHaveLength(2);
    expect(stateAfter(wrongs).ending?.isWin).toBe(false);
  });

  it("doesn't look at moves after the end", () => {
    expect(stateAfter([...wrongs, first])).toEqual(stateAfter(wrongs));
    expect(stateAfter([...links, close])).toEqual(stateAfter(links));
  });
});

describe("refuse", () => {
  it.each([
    ["nothing chosen", [], [], "Choose four words."],
    ["too few", [], [3, 7], "Choose four words. You have two."],
    ["too many", [], [0, 1, 2, 3, 4], "Choose four words. You have five."],
    ["a linked word", [first], close, "One of those words is linked already."],
    ["the same four", [close], close, "You have tried those four. That cost you nothing."],
    ["a move after the end", wrongs, first, "The whistle has gone: this board is over."],
  ])("refuses %s", (_name, moves, tiles, refusal) => {
    expect(linkUpPlay.refuse(stateAfter(moves), tiles)).toBe(refusal);
  });

  it("takes any other four", () => {
    for (const tiles of [...links, ...wrongs]) {
      expect(linkUpPlay.refuse(stateAfter([]), tiles)).toBeNull();
    }
    expect(linkUpPlay.refuse(stateAfter([close]), twoAndTwo)).toBeNull();
    expect(linkUpPlay.refuse(stateAfter([first, second, third]), fourth)).toBeNull();
  });
});

describe("verdict", () => {
  it.each([
    [0, 4],
    [1, 3],
    [2, 2],
    [3, 1],
  ])("is a win with %i cards, for %i of 4", (cards, score) => {
    const state = stateAfter([...wrongs.slice(0, cards), ...links]);
    const elapsed = (4 + cards) * 1000;
    expect(linkUpPlay.verdict(state)).toMatchObject({ isWin: true, score, outOf: 4, elapsed });
  });

  it("is a loss for nothing with a red card", () => {
    expect(linkUpPlay.verdict(stateAfter(wrongs))).toMatchObject({ isWin: false, score: 0 });
  });

  it("is a win of nothing where the board was taken back, whatever was played", () => {
    for (const moves of [wrongs, links]) {
      const state = stateAfter(moves, { ...answer, isVoid: true });
      expect(linkUpPlay.verdict(state)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
      expect(linkUpPlay.squares(state)).toBe("");
    }
  });
});

describe("squares", () => {
  it("have a row of four for each guess, in the colours of the words' groups", () => {
    const state = stateAfter([close, second, fourth, first, third]);
    expect(linkUpPlay.squares(state)).toBe("🟨🟩🟨🟨\n🟩🟩🟩🟩\n🟪🟪🟪🟪\n🟨🟨🟨🟨\n🟦🟦🟦🟦");
  });

  it("are none before the end", () => {
    expect(linkUpPlay.squares(stateAfter([close, first]))).toBe("");
  });
});

describe("any log of accepted moves", () => {
  const tiles = fc.integer({ min: 0, max: 15 });
  const chosen = fc.oneof(
    fc.array(tiles, { maxLength: 6 }).map(normaliseTiles),
    fc.uniqueArray(tiles, { minLength: 4, maxLength: 4 }).map(normaliseTiles),
    fc.constantFrom(...links, ...wrongs),
  );

  it("never throws, ends once, and shows no line before that", () => {
    fc.assert(
      fc.property(fc.array(chosen, { maxLength: 30 }), (tried) => {
        const moves: number[][] = [];
        for (const move of tried) {
          const state = stateAfter(moves);
          const isOver = linkUpPlay.verdict(state) !== null;
          expect(isOver).toBe(state.found.length === 4 || mistakesIn(state) === 4);
          if (!isOver) expect(JSON.stringify(state)).not.toMatch(/Line|category|link-up/);
          if (linkUpPlay.refuse(state, move) === null) moves.push(move);
        }
        expect(moves.length).toBeLessThanOrEqual(linkUpPlay.maxMoves);
      }),
    );
  });

  it("shows no name of a group that was not found", () => {
    fc.assert(
      fc.property(fc.subarray(wrongs, { maxLength: 3 }), fc.subarray(links), (missed, hit) => {
        const state = stateAfter([...missed, ...hit]);
        if (state.ending) return;
        for (const { name } of answer.groups) {
          const isFound = state.found.some((one) => one.name === name);
          expect(JSON.stringify(state).includes(name)).toBe(isFound);
        }
      }),
    );
  });
});
