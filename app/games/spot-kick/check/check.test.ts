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

describe("the promises of Spot Kick", () => {
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
