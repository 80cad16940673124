import { describe, expect, it } from "vitest";
import { type KeeperRecord, keepers } from "../editions.server";
import { shootOutOf } from "../generator.server";
import { keeperProblems, titleCheck } from "./check";

const reasonsOf = (list: readonly KeeperRecord[]) =>
  keeperProblems(list).map(({ reason }) => reason);
const [one, two] = keepers as [KeeperRecord, KeeperRecord];

/** A keeper with the same habit by side as the first. */
const alike = keepers.find(
  ({ name, seed }, place) =>
    place > 0 &&
    shootOutOf(name, seed).puzzle.keeper.side === shootOutOf(one.name, one.seed).puzzle.keeper.side,
);

/** Solvers and simulated players take seconds of an idle machine. */
const SOLVERS_MS = 120_000;

describe("the promises of Spot Kick", () => {
  it("are kept: reading keeper and run-up wins three in four, pressing anything about one in three", {
    timeout: SOLVERS_MS,
  }, () => {
    const { problems, figures } = titleCheck().check(null);
    expect(problems).toEqual([]);
    const shown = figures?.join("\n");
    expect(shown).toMatch(/attentive player: wins 7\d %/);
    expect(shown).toMatch(/naive player: wins 3\d %/);
    expect(shown).toMatch(/stubborn player: wins (\d|1[0-5]) %/);
  });

  it.each([
    ["an id twice", [one, { ...two, id: one.id }], /id exists/],
    ["a name twice", [one, { ...two, name: one.name }], /name exists/],
    ["a seed twice", [one, { ...two, seed: one.seed }], /seed exists/],
    ["the same habit two days on", [one, two, alike ?? one], /habit by side/],
  ])("are broken by %s", (_, list, reason) => {
    expect(reasonsOf(list).join("\n")).toMatch(reason);
  });

  it("shows a keeper by the number", () => {
    expect(titleCheck().preview(1)?.join("\n")).toContain(one.name);
    expect(titleCheck().preview(0)).toBeNull();
  });
});
