import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Kick, styles, type Zone, zones } from "../shot";
import { goalsOf, standingOf } from "../standing";
import { duelOdds } from "./odds";
import { type Plan, playDuel, type Side } from "./rules";

/** On target, and out of reach of any hands. */
const SURE = 0;
const GOAL = () => SURE;
/** Dice in turns: on target, then beyond every reach. */
const scoring = () => {
  let rolled = 0;
  return () => (rolled++ % 2 === 0 ? 0 : 99);
};

const planOf = (kick: Kick, dive: Zone): Plan => ({
  kicks: Array(5).fill(kick),
  dives: Array(5).fill(dive),
});
const left = planOf({ zone: 3, style: "placed" }, 3);
const right = planOf({ zone: 5, style: "placed" }, 5);

const kickArbitrary = fc.record({
  zone: fc.constantFrom(...zones),
  style: fc.constantFrom(...styles),
});
const planArbitrary = fc.record({
  kicks: fc.array(kickArbitrary, { minLength: 5, maxLength: 5 }),
  dives: fc.array(fc.constantFrom(...zones), { minLength: 5, maxLength: 5 }),
});

describe("a duel", () => {
  it("meets the kick of a round with the other side's dive of that round", () => {
    const challenger: Plan = {
      kicks: zones.slice(0, 5).map((zone) => ({ zone, style: "driven" })),
      dives: [5, 4, 3, 2, 1],
    };
    const friend: Plan = {
      kicks: zones.slice(1).map((zone) => ({ zone, style: "placed" })),
      dives: [1, 1, 2, 2, 3],
    };
    const { shots } = playDuel({ challenger, friend }, scoring());
    expect(shots.challenger.slice(0, 5).map(({ zone, dive }) => [zone, dive])).toEqual([
      [0, 1],
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
    ]);
    expect(shots.friend.slice(0, 5).map(({ zone, dive }) => [zone, dive])).toEqual([
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 2],
      [5, 1],
    ]);
  });

  it("takes the same kicks and dives again in sudden death, and is a draw after ten each", () => {
    const { shots, winner } = playDuel({ challenger: left, friend: right }, scoring());
    expect(winner).toBeNull();
    expect(shots.challenger).toHaveLength(10);
    expect(shots.friend).toHaveLength(10);
    const { kicks } = left;
    expect(shots.challenger.map(({ zone }) => zone)).toEqual(
      [...kicks, ...kicks].map(({ zone }) => zone),
    );
  });

  it("ends as soon as one side can't be caught", () => {
    const { shots, winner } = playDuel(
      { challenger: left, friend: planOf({ zone: 3, style: "placed" }, 5) },
      GOAL,
    );
    expect(winner).toBe("challenger");
    expect([shots.challenger.length, shots.friend.length]).toEqual([3, 3]);
  });

  it("has goalkeepers tire in sudden death", () => {
    const same = planOf({ zone: 3, style: "placed" }, 3);
    const reach = duelOdds.placed.reach[3] ?? 0;
    let rolled = 0;
    // On target, and saved while the reach is whole: every reach die is one below it.
    const die = () => (rolled++ % 2 === 0 ? 0 : reach - 1);
    const { shots } = playDuel({ challenger: same, friend: same }, die);
    expect(shots.challenger.slice(0, 5).map(({ outcome }) => outcome)).toEqual(
      Array(5).fill("saved"),
    );
    expect(shots.challenger[5]?.outcome).toBe("goal");
  });

  it("ends in its rules for any plans and dice, the same each time", () => {
    fc.assert(
      fc.property(
        planArbitrary,
        planArbitrary,
        fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 40, maxLength: 40 }),
        (challenger, friend, dice) => {
          const plans = { challenger, friend };
          const roll = () => {
            let next = 0;
            return () => dice[next++] as number;
          };
          const duel = playDuel(plans, roll());
          expect(playDuel(plans, roll())).toEqual(duel);
          const { shots, winner } = duel;
          const lead = goalsOf(shots.challenger) - goalsOf(shots.friend);
          const leader: Side | null = lead > 0 ? "challenger" : lead < 0 ? "friend" : null;
          expect(winner).toBe(leader);
          const end = standingOf(shots.challenger, shots.friend);
          expect(end).toBe(winner ? { challenger: "won", friend: "lost" }[winner] : "level");
          expect(shots.challenger.length - shots.friend.length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
