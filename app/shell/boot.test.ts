import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { bootScript } from "./boot";

describe("the boot script", () => {
  it("is under 1 KB", () => {
    expect(Buffer.byteLength(bootScript)).toBeLessThan(1024);
  });

  it("is a script that compiles", () => {
    expect(() => new Script(bootScript)).not.toThrow();
  });

  it("does not end the element it stands in", () => {
    expect(bootScript).not.toMatch(/<\/?script|<!--/i);
  });
});
