import { describe, expect, it } from "vitest";
import { isListed, type RouteHandle, scriptsOf } from "./route-handle";

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
  ])("of %j is %s (with a dialog: %j)", (handles, scripts, hasDialog = false) => {
    expect(scriptsOf(handles, hasDialog)).toBe(scripts);
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
