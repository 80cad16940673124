import { describe, expect, it } from "vitest";
import { hasOwnDay, isListed, type RouteHandle, scriptsOf } from "./route-handle";

describe("scriptsOf", () => {
  it.each<[RouteHandle[], string, boolean?]>([
    [[], "idle"],
    [[undefined, undefined], "idle"],
    [[{}, {}], "idle"],
    [[{ scripts: "none" }], "none"],
    [[{ scripts: "none" }, { scripts: "now" }], "now"],
    [[{ scripts: "now" }, { scripts: "none" }], "none"],
    [[undefined, { scripts: "now" }, undefined], "now"],
    [[{ scripts: "now" }, {}], "now"],
    [[{ scripts: "none" }], "idle", true],
    [[{ scripts: "now" }], "now", true],
  ])("of %j is %s (when they are needed: %j)", (handles, scripts, needsScripts = false) => {
    expect(scriptsOf(handles, needsScripts)).toBe(scripts);
  });
});

describe("isListed", () => {
  it.each<[RouteHandle[], boolean, boolean]>([
    [[], false, true],
    [[undefined, { scripts: "none" }], false, true],
    [[undefined, { isPrivate: true }], false, false],
    [[{ isPrivate: true }, undefined], false, false],
    [[undefined, {}], true, false],
    [[{ isPrivate: true }], true, false],
  ])("of %j with a dialog open (%j) is %j", (handles, hasDialog, listed) => {
    expect(isListed(handles, hasDialog)).toBe(listed);
  });
});

describe("hasOwnDay", () => {
  it.each<[RouteHandle[], boolean]>([
    [[], false],
    [[undefined, { variesBy: [] }], false],
    [[undefined, { variesBy: ["player", "time-zone"] }], false],
    [[undefined, { variesBy: ["player", "date"] }], true],
    [[undefined, { variesBy: ["player"], startsPlay: true }], true],
  ])("of %j is %j", (handles, expected) => {
    expect(hasOwnDay(handles)).toBe(expected);
  });
});
