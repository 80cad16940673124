import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions, keepers } from "./editions.server";
import { formerRulings } from "./former-rules.server";
import { oddsOf, type SpotMove, type SpotState, spotKick } from "./rules";
import { styles, type Zone, zones } from "./shot";
import { goalsOf } from "./standing";
import { browserTitle } from "./testing/browser";
import { serverGame } from "./title.server";

const edition = (number: number) => {
  const found = editions.edition(number);
  if (!found) throw new Error("There is no such keeper.");
  return found;
};

function played(
  number: number,
  moves: readonly SpotMove[],
  isVoid = false,
  options: readonly string[] = [],
): SpotState {
  const { puzzle, answer } = edition(number);
  const timed = moves.map((move, at) => ({ move, at }));
  return spotKick.play(puzzle, isVoid ? { ...answer, isVoid } : answer, timed, options);
}

/** Ten goals each, of the second keeper. */
const bestAttempt = browserTitle.best.moves as readonly SpotMove[];

const zone = fc.constantFrom<Zone>(...zones);
const kick = fc.record({ zone, style: fc.constantFrom(...styles) });
const dive = fc.record({ dive: zone });
const pairs = fc.array(fc.tuple(kick, dive), { minLength: 10, maxLength: 10 });
const number = fc.integer({ min: 1, max: keepers.length });

/** Kicks and dives up to the end. */
function toTheEnd(of: number, moves: readonly SpotMove[]): SpotMove[] {
  const length = moves.findIndex((_, place) => played(of, moves.slice(0, place + 1)).end !== null);
  return moves.slice(0, length + 1);
}

describe("a shoot-out", () => {
  it("has kicks and dives in turns, and tells what comes next", () => {
    expect(played(1, [])).toMatchObject({ turn: "kick", runUp: null, remembered: null });
    const kicked = played(1, [{ zone: 0, style: "placed" }]);
    expect(kicked).toMatchObject({ turn: "dive", runUp: { style: "placed" } });
    expect(spotKick.refuse(kicked, { zone: 0, style: "placed" })).toMatch(/in goal/);
    expect(spotKick.refuse(kicked, { dive: 0 })).toBeNull();
    expect(spotKick.refuse(played(1, []), { dive: 0 })).toMatch(/your kick/);
  });

  it("remembers a side that was kicked to twice", () => {
    const left: SpotMove[] = [
      { zone: 0, style: "placed" },
      { dive: 1 },
      { zone: 3, style: "driven" },
      { dive: 1 },
    ];
    const state = played(1, left);
    expect(state.remembered).toBe(0);
    const third = played(1, [...left, { zone: 3, style: "placed" }]);
    expect((third.mine[2]?.dive ?? 1) % 3).toBe(0);
  });

  it("has tired keepers in sudden death: ten less a pair, in what is shown", () => {
    const { puzzle } = edition(1);
    const all = fc.sample(pairs, 300).map((moves) => toTheEnd(1, moves.flat()));
    const long = all.find(({ length }) => length > 12);
    if (!long) throw new Error("No shoot-out got that far.");
    const reachAt = (moves: number) => played(1, long.slice(0, moves)).odds?.placed.reach[4] ?? 0;
    expect(reachAt(8)).toBe(puzzle.reach.placed[4]);
    expect(reachAt(10)).toBe((puzzle.reach.placed[4] ?? 0) - 10);
    expect(reachAt(12)).toBe((puzzle.reach.placed[4] ?? 0) - 20);
  });

  it("leaves a dive of sudden death a fifth of the saves, or all where there were fewer", () => {
    for (const [index] of keepers.entries()) {
      const { puzzle } = edition(index + 1);
      for (const turn of ["kick", "dive"] as const) {
        const [first, last] = [oddsOf(puzzle, turn, 0), oddsOf(puzzle, turn, 9)];
        for (const style of styles) {
          const least = first[style].reach.map((one) => Math.min(one, 20));
          for (const zone of zones)
            expect(last[style].reach[zone]).toBeGreaterThanOrEqual(least[zone] ?? 0);
        }
      }
    }
  });

  it("reads a record of the first days by their rules, which left hardly a save at the tenth pair", () => {
    const [second, first] = formerRulings.map(({ rules }) => rules as typeof spotKick);
    expect(serverGame.former).toBe(formerRulings);
    expect([first?.version, second?.version, spotKick.version]).toEqual([1, 2, 3]);
    const { puzzle, answer } = edition(2);
    const log = bestAttempt.slice(0, 19).map((move, at) => ({ move, at }));
    const savesOf = (rules = spotKick) => rules.play(puzzle, answer, log, []).odds?.driven.reach;
    expect(savesOf(first)).toEqual([0, 0, 0, 0, 6, 0]);
    for (const rules of [second, spotKick])
      expect(savesOf(rules)).toEqual([20, 20, 20, 20, 20, 20]);
  });

  it("is on target as it was struck: inside the window, whatever the dice say, and not outside", () => {
    const aims = zones.flatMap((zone) => styles.map((style) => ({ zone, style })));
    for (const kick of aims) {
      const window = edition(1).puzzle.windows?.[kick.style][kick.zone] ?? 0;
      const outcomeOf = (off: number) => played(1, [{ ...kick, off }]).mine[0]?.outcome;
      expect(window).toBeGreaterThan(50);
      for (const off of [0, window, -window]) expect(outcomeOf(off)).not.toBe("off");
      for (const off of [window + 1, -window - 1, 700]) expect(outcomeOf(off)).toBe("off");
    }
  });

  it("goes past a keeper on the other side whenever it was struck in time", () => {
    fc.assert(
      fc.property(number, kick, fc.integer({ min: -60, max: 60 }), (of, kicked, off) => {
        const [shot] = played(of, [{ ...kicked, off }]).mine;
        return shot?.outcome === "goal" || (shot?.dive ?? 0) % 3 === kicked.zone % 3;
      }),
    );
  });

  it("has no timing under the rules of before: its milliseconds decide nothing", () => {
    for (const { rules, edition: editionOf } of formerRulings) {
      const { puzzle, answer } = editionOf(1) ?? {};
      const stateOf = (off?: number) =>
        rules.play(puzzle, answer, [{ move: { zone: 0, style: "placed", off }, at: 1 }], []);
      const shots = [undefined, 0, 700].map((off) => (stateOf(off) as SpotState).mine[0]?.outcome);
      expect(new Set(shots).size).toBe(1);
      expect((rules.play(puzzle, answer, [], []) as SpotState).odds?.placed.windows).toBe(
        undefined,
      );
    }
  });

  it("shows hindsight, story and verdict at the end alone, and has an end whatever is played", () => {
    fc.assert(
      fc.property(number, pairs, (of, all) => {
        const moves = toTheEnd(of, all.flat());
        const before = played(of, moves.slice(0, -1));
        expect(before).toMatchObject({ end: null, story: null });
        expect(spotKick.verdict(before)).toBeNull();
        const state = played(of, moves);
        expect(state.turn).toBeNull();
        expect(state.story).not.toBeNull();
        expect(spotKick.verdict(state)).toMatchObject({
          isWin: state.end !== "lost",
          score: goalsOf(state.mine),
          outOf: state.mine.length,
          elapsed: moves.length - 1,
        });
      }),
    );
  });

  it("is yours when ten each are level", () => {
    fc.assert(
      fc.property(number, pairs, (of, all) => {
        const state = played(of, toTheEnd(of, all.flat()));
        const lead = goalsOf(state.mine) - goalsOf(state.theirs);
        expect(state.end).toBe(lead > 0 ? "won" : lead < 0 ? "lost" : "level");
        if (lead === 0) expect([state.mine.length, state.theirs.length]).toEqual([10, 10]);
      }),
    );
  });

  it("has the same takers whatever was played: their dice depend on the date alone", () => {
    fc.assert(
      fc.property(number, pairs, pairs, (of, one, other) => {
        const [first, second] = [one, other].map((all) => played(of, all.flat()).theirs);
        const both = Math.min(first?.length ?? 0, second?.length ?? 0);
        const kicked = (shots = first) =>
          shots?.slice(0, both).map((shot) => [shot.zone, shot.style]);
        expect(kicked()).toEqual(kicked(second));
      }),
    );
  });

  it("has other takers in a Friendly, with the same odds, and the same ones each time it is read", () => {
    const [first] = edition(1).answer.pairs;
    const kicked: SpotMove = { zone: 3, style: "driven" };
    const spins = Array.from({ length: 900 }, (_, place) => [String(100 + place)]);
    const all = spins.map((spin) => played(1, [kicked], false, spin));
    const on = all.filter(({ mine }) => mine[0]?.outcome !== "off").length;
    expect(on / 900).toBeCloseTo((edition(1).puzzle.aim.driven[3] ?? 0) / 100);
    expect(all.filter(({ runUp }) => runUp === first?.runUp)).toEqual([]);
    expect(new Set(all.map(({ mine }) => mine[0]?.outcome)).size).toBe(3);
    expect(played(1, [kicked], false, spins[40])).toEqual(all[40]);
  });

  it("rolls for a Friendly what its rules can read", () => {
    for (let count = 0; count < 100; count++) {
      expect(serverGame.replayOptions?.()).toEqual([expect.stringMatching(/^[1-9]\d\d$/)]);
    }
  });

  it("is nobody's miss when it was taken back", () => {
    const moves = toTheEnd(1, fc.sample(pairs, { numRuns: 1, seed: 1 })[0]?.flat() ?? []);
    const state = played(1, moves, true);
    expect(spotKick.verdict(state)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(spotKick.squares(state)).toBe("");
  });
});

describe("ten thousand random and hostile logs", () => {
  const junk = fc.oneof(
    kick,
    fc.record({ zone, style: fc.constantFrom(...styles), off: fc.integer() }),
    fc.record({ zone, style: fc.constantFrom(...styles), off: fc.anything() }),
    dive,
    kick,
    dive,
    fc.record({ zone: fc.anything(), style: fc.anything() }),
    fc.record({ dive: fc.anything() }),
    fc.record({ zone, style: fc.constant("curled") }),
    fc.record({ zone, style: fc.constant("placed"), dive: zone }),
    fc.anything(),
  );

  it("give no error and no impossible score", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(number, fc.array(junk, { maxLength: 40 }), (of, made) => {
        const { puzzle, answer } = edition(of);
        const log: { move: SpotMove; at: number }[] = [];
        let state = spotKick.play(puzzle, answer, log, []);
        for (const one of made) {
          const { data } = serverGame.moveSchema.safeParse(one);
          if (!data || state.end || spotKick.refuse(state, data) !== null) continue;
          log.push({ move: data, at: log.length });
          state = spotKick.play(puzzle, answer, log, []);
        }
        const [mine, theirs] = [state.mine.length, state.theirs.length];
        const squares = spotKick.squares(state);
        return (
          mine + theirs === log.length &&
          log.length <= spotKick.maxMoves &&
          (mine === theirs || mine === theirs + 1) &&
          goalsOf(state.mine) <= mine &&
          goalsOf(state.theirs) <= theirs &&
          /^[🟩🟥]*\n[🟩🟥]*$/u.test(squares) &&
          (spotKick.verdict(state) === null) === (state.end === null)
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it("are refused at the door: milliseconds that no run-up has, and those of a dive", () => {
    const isMove = (off: unknown) =>
      serverGame.moveSchema.safeParse({ zone: 3, style: "placed", off }).success;
    for (const off of [0, -700, 700, undefined]) expect(isMove(off)).toBe(true);
    for (const off of [701, -701, 0.5, "12", null, Number.NaN]) expect(isMove(off)).toBe(false);
    expect(serverGame.moveSchema.safeParse({ dive: 3, off: 0 }).success).toBe(false);
  });

  it("are refused at the door: a form without a zone, with two digits, or with a style of its own", () => {
    const form = (fields: Record<string, string>) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.set(name, value);
      return serverGame.moveFromForm(data);
    };
    expect(form({ zone: "3", style: "driven" })).toEqual({ zone: 3, style: "driven" });
    expect(form({ zone: "3", style: "driven", off: "0" })).toEqual({ zone: 3, style: "driven" });
    expect(form({ dive: "5", style: "driven" })).toEqual({ dive: 5 });
    for (const fields of [
      {},
      { zone: "3" },
      { zone: "6", style: "placed" },
      { zone: "33", style: "placed" },
      { zone: "-1", style: "placed" },
      { zone: "", style: "placed" },
      { zone: "3", style: "curled" },
      { dive: "6" },
      { dive: "0x1" },
    ]) {
      expect(form(fields as Record<string, string>)).toBeNull();
    }
  });
});
