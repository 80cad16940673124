import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meet } from "~/play/rules/meeting";
import type { ServerGame } from "~/play/rules/server-game.server";
import type { SharedResult } from "~/play/rules/shared-result";
import { sideOf } from "~/play/share/shared-result.server";
import { setVariables } from "../../../../tests/fixtures/rules-environment";
import { type Shot, styles, type Zone, zones } from "../shot";
import { serverGame } from "../title.server";
import { answerTo, planContent, planIn, planOfShootOut, shotsOf } from "./duel.server";
import type { Plan } from "./rules";

setVariables();

const game = serverGame as unknown as ServerGame;
const DAY = "2026-11-23";

const zone = fc.constantFrom(...zones);
const plan: fc.Arbitrary<Plan> = fc.record({
  kicks: fc.array(fc.record({ zone, style: fc.constantFrom(...styles) }), {
    minLength: 5,
    maxLength: 5,
  }),
  dives: fc.array(zone, { minLength: 5, maxLength: 5 }),
});

describe("an answered duel", () => {
  it("is two results that meet as any others do, and its kicks are known from what is stored", () => {
    fc.assert(
      fc.property(plan, plan, fc.nat(), (challenger, friend, seed) => {
        const { to, more, ...own } = answerTo(challenger, friend, DAY, seed);
        expect(planIn(planContent(challenger))).toEqual(challenger);
        const duel = shotsOf(challenger, { more });
        const winner = duel?.winner ?? null;
        const side = (result: SharedResult) => sideOf(game, result);
        const { ahead } = meet(side(own), side(to), false);
        expect(ahead).toBe(winner === null ? 0 : winner === "friend" ? 1 : -1);
        expect([own.isWin, to.isWin]).toEqual([winner === "friend", winner === "challenger"]);
        expect(own.outOf).toBe(duel?.shots.friend.length);
        expect(side(own).text.split("-").reverse().join("-")).toBe(side(to).text);
        expect(own.squares.split("\n").reverse().join("\n")).toBe(to.squares);
      }),
    );
  });

  it.each([{}, { seed: 1 }, { kicks: [], dives: [], seed: 1 }, undefined])(
    "has no kicks where they are not stored: %j",
    (more) => {
      const [one] = fc.sample(plan, 1) as [Plan];
      expect(shotsOf(one, more === undefined ? {} : { more })).toBeNull();
    },
  );
});

describe("the plan of a shoot-out", () => {
  const shot = (place: Zone, dive: Zone): Shot => ({
    ...{ zone: place, style: "driven", dive, outcome: "goal" },
  });

  it("has its first five kicks and dives", () => {
    const mine = ([0, 1, 2, 3, 4, 5] as const).map((place) => shot(place, 0));
    const theirs = ([5, 4, 3, 2, 1, 0] as const).map((dive) => shot(0, dive));
    const made = planOfShootOut(mine, theirs);
    expect(made?.kicks.map((kick) => kick.zone)).toEqual([0, 1, 2, 3, 4]);
    expect(made?.dives).toEqual([5, 4, 3, 2, 1]);
    expect(planIn(made && planContent(made))).not.toBeNull();
  });

  it("begins again where it was over before five, and is none without a kick", () => {
    const made = planOfShootOut([shot(0, 0), shot(1, 0), shot(2, 0)], [shot(0, 3), shot(0, 4)]);
    expect(made?.kicks.map((kick) => kick.zone)).toEqual([0, 1, 2, 0, 1]);
    expect(made?.dives).toEqual([3, 4, 3, 4, 3]);
    expect(planOfShootOut([], [])).toBeNull();
  });
});
