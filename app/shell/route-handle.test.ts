import { describe, expect, it } from "vitest";
import { type RouteHandle, scriptsOf } from "./route-handle";

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
