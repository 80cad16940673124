import { expect, it } from "vitest";
import { prefetchFor } from "./prefetch";

it.each([
  ["a browser that does not tell", undefined, "intent"],
  ["a good line", { saveData: false, effectiveType: "4g" }, "intent"],
  ["a line of 400 kbit/s", { effectiveType: "3g" }, "intent"],
  ["a line of 50 kbit/s", { effectiveType: "2g" }, "none"],
  ["a line that hardly is one", { effectiveType: "slow-2g" }, "none"],
  ["somebody who saves data", { saveData: true, effectiveType: "4g" }, "none"],
])("on intent for %s: %j is %s", (_, line, prefetch) => {
  expect(prefetchFor({ canHover: true, line })).toBe(prefetch);
});

it("never for a finger, which presses at once", () => {
  expect(prefetchFor({ canHover: false })).toBe("none");
});
