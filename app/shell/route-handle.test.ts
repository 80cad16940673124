import { describe, expect, it } from "vitest";
import { type RouteHandle, scriptsOf } from "./route-handle";

describe("scriptsOf", () => {
  it.each<[RouteHandle[], string]>([
    [[], "idle"],
    [[undefined, undefined], "idle"],
    [[{}, {}], "idle"],
    [[{ scripts: "none" }], "none"],
    [[{ scripts: "none" }, { scripts: "now" }], "now"],
    [[{ scripts: "now" }, { scripts: "none" }], "none"],
    [[undefined, { scripts: "now" }, undefined], "now"],
    [[{ scripts: "now" }, {}], "now"],
  ])("of %j is %s", (handles, scripts) => {
    expect(scriptsOf(handles)).toBe(scripts);
  });
});
