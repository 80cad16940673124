import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CAREERS, type CareerAnswer, type HiddenCareer, MAX_STATIONS } from "./career";
import { MOVE, moveOf } from "./move";
import { readStations, readWrong } from "./packed";
import { careerPath, scoreOf } from "./rules";

const career = (place: number, stops: number): HiddenCareer => ({
  id: `player-${place}`,
  code: `who${place}`,
  name: `Player ${place}`,
  life: "A forward from Ghana, born in 1960.",
  hints: ["Look for somebody born in 1960.", "This one is listed as a forward."],
  stations: Array.from({ length: stops }, (_, stop) => ({
    club: `Club ${place}-${stop}`,
    from: 1980 + stop,
    to: 1981 + stop,
  })),
  story: `Story ${place}.`,
  source: `Book ${place}, page 1`,
});

const LENGTHS = [3, 8, 5, 4, 6, 7];
const codes = ["aaaa", "bbbb", "cccc", "dddd", "eeee", "ffff", "gggg", "hhhh"];
const names = new Map([
  ...codes.map((code) => [code, `Wrong ${code}`] as const),
  ...LENGTHS.map((_, place) => [`who${place}`, `Player ${place}`] as const),
]);
const answer: CareerAnswer = {
  careers: LENGTHS.map((stops, place) => career(place, stops)),
  names,
};
const puzzle = { careers: LENGTHS.length };

const stateAfter = (moves: readonly string[], told = answer) =>
  careerPath.play(
    puzzle,
    told,
    moves.map((move, index) => ({ move, at: index + 1 })),
    [],
  );
const next = (place: number, times = 1) => Array<string>(times).fill(moveOf(place + 1));
const name = (place: number) => moveOf(place + 1, `who${place}`);
const allNamed = LENGTHS.map((_, place) => name(place));
const voided = (...places: number[]): CareerAnswer => ({
  ...answer,
  careers: answer.careers.map((one, place) =>
    places.includes(place) ? { ...one, isVoid: true } : one,
  ),
});

describe("play", () => {
  it("starts with the first club of each career", () => {
    const { lines, elapsed } = stateAfter([]);
    expect(elapsed).toBe(0);
    expect(lines.map(({ stations }) => readStations(stations))).toEqual(
      LENGTHS.map((_, place) => [
        { club: `Club ${place}-0`, from: 1980, to: 1981, place: "", isLoan: false, pause: "" },
      ]),
    );
    expect(lines.map(({ stops }) => stops)).toEqual(LENGTHS);
    expect(lines.every(({ told, wrong }) => told === null && wrong.length === 0)).toBe(true);
  });

  it("shows one club more at 'Next stop', and at a wrong name", () => {
    const [, line] = stateAfter([...next(1), moveOf(2, "aaaa")]).lines;
    expect(line?.shown).toBe(3);
    expect(line?.wrong).toEqual(["2aaaaWrong aaaa|Look for somebody born in 1960."]);
    expect(line?.told).toBeNull();
  });

  it("brings a hint at the first and the second wrong name, and none at 'Next stop'", () => {
    const guesses = ["aaaa", "bbbb", "cccc"].map((code) => moveOf(2, code));
    const [, line] = stateAfter([...next(1), ...guesses]).lines;
    expect(line?.wrong.map((one) => readWrong(one).hint)).toEqual([
      "Look for somebody born in 1960.",
      "This one is listed as a forward.",
      "",
    ]);
    const [, told] = stateAfter([...guesses, name(1)]).lines;
    expect(told?.wrong.map((one) => readWrong(one).hint)).toEqual(["", "", ""]);
  });

  it("tells all of a career once it is named", () => {
    const [, line] = stateAfter([...next(1, 2), name(1)]).lines;
    expect(readStations(line?.stations ?? "")).toHaveLength(8);
    expect(line?.told).toEqual({
      ...{ id: "player-1", name: "Player 1", life: "A forward from Ghana, born in 1960." },
      ...{ story: "Story 1.", source: "Book 1, page 1", stop: 3 },
    });
  });

  it.each([
    ["a wrong name", moveOf(1, "aaaa")],
    ["giving up", moveOf(1)],
  ])("ends a career with %s at its last stop", (_how, move) => {
    expect(stateAfter(next(0, 2)).lines[0]?.told).toBeNull();
    expect(stateAfter([...next(0, 2), move]).lines[0]?.told).toMatchObject({ stop: null });
  });

  it("takes careers in any order, and leaves the others as they were", () => {
    const { lines } = stateAfter([name(5), ...next(2), name(0)]);
    expect(lines.map(({ shown }) => shown)).toEqual([3, 1, 2, 1, 1, 7]);
  });

  it("ignores what comes after the end of a career", () => {
    expect(stateAfter([name(0), moveOf(1), moveOf(1, "aaaa")]).lines).toEqual(
      stateAfter([name(0)]).lines,
    );
  });
});

describe("a refusal", () => {
  it("is for a career that is over, and a name tried there", () => {
    const state = stateAfter([name(0), moveOf(2, "aaaa")]);
    expect(careerPath.refuse(state, moveOf(1))).toMatch(/^This career is told\./);
    expect(careerPath.refuse(state, moveOf(2, "aaaa"))).toBe(
      "You have tried Wrong aaaa here. That cost you nothing.",
    );
  });

  it("is for nothing else", () => {
    const state = stateAfter([name(0), moveOf(2, "aaaa")]);
    for (const move of [moveOf(2), moveOf(2, "who1"), moveOf(3, "aaaa"), moveOf(2, "bbbb")]) {
      expect(careerPath.refuse(state, move)).toBeNull();
    }
  });
});

describe("the verdict", () => {
  const verdict = (moves: readonly string[], told = answer) =>
    careerPath.verdict(stateAfter(moves, told));
  const missAll = (...places: number[]) =>
    places.flatMap((place) => next(place, LENGTHS[place] ?? 0));

  it("comes when all six are over, and not before", () => {
    expect(verdict(allNamed.slice(1))).toBeNull();
    expect(verdict(allNamed)).toMatchObject({ isWin: true, score: 30, outOf: 30, elapsed: 6 });
  });

  it.each([
    [0, 5, "Scout"],
    [1, 4, "Agent"],
    [2, 3, "Pundit"],
    [3, 2, "Commentator"],
    [4, 1, "Groundhopper"],
    [6, 1, "Groundhopper"],
    [7, 1, "Still a fan"],
    [8, 0, "Missed"],
  ])("gives a career of eight named after %i stops more %i points: %s", (stops, points) => {
    const rest = missAll(0, 2, 3, 4, 5);
    const moves = stops === 8 ? next(1, 8) : [...next(1, stops), name(1)];
    expect(verdict([...moves, ...rest])?.score).toBe(points);
  });

  it("gives one point at the last stop of a short line, too", () => {
    expect(verdict([...next(0, 2), name(0), ...missAll(1, 2, 3, 4, 5)])?.score).toBe(1);
  });

  it("is a win from 12 points on", () => {
    const named = [name(1), name(2), ...missAll(0, 4, 5)];
    expect(verdict([...named, ...next(3, 2), ...next(3, 2)])).toMatchObject({
      score: 10,
      isWin: false,
    });
    expect(verdict([...named, ...next(3, 3), name(3)])).toMatchObject({ score: 11, isWin: false });
    const eleven = [name(1), ...next(2), name(2), ...missAll(0, 4, 5)];
    expect(verdict([...eleven, ...next(3, 2), name(3)])).toMatchObject({ score: 12, isWin: true });
  });

  it("leaves a voided career out, and does not wait for it", () => {
    expect(verdict(allNamed.slice(1), voided(0))).toMatchObject({ score: 25, outOf: 25 });
    expect(verdict(allNamed, voided(0))).toMatchObject({ score: 25, outOf: 25, isWin: true });
    expect(verdict([...missAll(0), ...allNamed.slice(1)], voided(0))?.score).toBe(25);
  });

  it("is a win of nothing once all careers are void", () => {
    const all = voided(0, 1, 2, 3, 4, 5);
    expect(verdict([], all)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(careerPath.squares(stateAfter([], all))).toBe("");
  });
});

describe("the squares", () => {
  it("have a colour for each rank, and nothing of a voided career", () => {
    const moves = [
      ...[...next(0, 2), name(0)],
      name(1),
      ...[...next(2), name(2)],
      ...[...next(3, 2), name(3)],
      ...[...next(4, 4), name(4)],
      ...next(5, 7),
    ];
    expect(careerPath.squares(stateAfter(moves))).toBe("🟧🟨🟩🟦🟫⬛");
    expect(careerPath.squares(stateAfter(moves, voided(1)))).toBe("🟧🟩🟦🟫⬛");
  });
});

describe("any log", () => {
  const anyCode = fc.constantFrom("", "", "zzzz", ...names.keys());
  const anyMove = fc
    .tuple(fc.integer({ min: 1, max: CAREERS }), anyCode)
    .map(([place, code]) => moveOf(place, code));
  /** As the engine plays: a refused move changes nothing, and none is taken after the end. */
  const accepted = (moves: readonly string[]) => {
    const log: string[] = [];
    for (const move of moves) {
      const state = stateAfter(log);
      if (careerPath.verdict(state)) break;
      if (careerPath.refuse(state, move) === null) log.push(move);
    }
    return log;
  };

  it("never throws and makes no impossible score, whatever is in it", () => {
    const hostile = fc.oneof(anyMove, fc.string(), fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(
        fc.array(hostile, { maxLength: 60 }),
        fc.subarray([0, 1, 2, 3, 4, 5]),
        (moves, out) => {
          const state = stateAfter(moves, voided(...out));
          const verdict = careerPath.verdict(state);
          for (const move of moves) careerPath.refuse(state, move);
          expect(careerPath.squares(state)).not.toMatch(/[\p{L}\p{N}]/u);
          if (!verdict) return;
          expect(verdict.outOf).toBe((CAREERS - out.length) * 5);
          expect(verdict.score).toBeGreaterThanOrEqual(0);
          expect(verdict.score).toBeLessThanOrEqual(verdict.outOf);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it("ends with the move that ends the last career, within the log's length", () => {
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 150, maxLength: 200 }), (moves) => {
        const log = accepted(moves);
        expect(log.length).toBeLessThanOrEqual(careerPath.maxMoves);
        expect(careerPath.maxMoves).toBe(CAREERS * MAX_STATIONS);
        for (let length = 0; length < log.length; length++) {
          expect(careerPath.verdict(stateAfter(log.slice(0, length)))).toBeNull();
        }
      }),
      { numRuns: 200 },
    );
  });

  it("shows no name and no later club of a career that is not over", () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (moves) => {
        stateAfter(accepted(moves)).lines.forEach((line, place) => {
          if (line.told) return;
          const shown = JSON.stringify(line);
          expect(shown).not.toContain(`Player ${place}`);
          expect(shown).not.toContain(`Story ${place}`);
          expect(shown).not.toContain(`Club ${place}-${line.shown}`);
        });
      }),
    );
  });
});

describe("a move", () => {
  it.each(["1", "6", "3k2f9", "10000"])("is %s", (move) => expect(move).toMatch(MOVE));
  it.each(["", "0", "7", "3k2f", "3k2f99", "3K2F9", "13", "3 k2f", "3k2f9\n"])(
    "is never %j",
    (move) => expect(move).not.toMatch(MOVE),
  );
});

describe("the points so far", () => {
  it.each([
    [[], { score: 0, outOf: 30, minWin: 12 }],
    [[0], { score: 5, outOf: 25, minWin: 10 }],
    [[0, 1], { score: 5, outOf: 20, minWin: 8 }],
  ])("leave out what was voided: %j", (places, expected) => {
    const moves = places.length > 0 ? [name(0), name(5)] : [];
    expect(scoreOf(stateAfter(moves, voided(...places)).lines)).toEqual(expected);
  });
});
