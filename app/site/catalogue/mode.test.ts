import { describe, expect, it } from "vitest";
import { OPEN } from "~/games/title-state";
import { moveToFront } from "./mode";

const mode = (id: string) => ({
  id,
  title: id,
  description: id,
  icon: "",
  hero: "",
  state: OPEN,
});
const modes = ["quiz", "kits", "words"].map(mode);

describe("moveToFront", () => {
  it.each([
    [null, ["quiz", "kits", "words"], false],
    ["quiz", ["quiz", "kits", "words"], false],
    ["words", ["words", "quiz", "kits"], false],
    ["chess", ["quiz", "kits", "words"], true],
    ["__proto__", ["quiz", "kits", "words"], true],
  ])("asked for %j has %j", (wanted, ids, isUnknown) => {
    const line = moveToFront(modes, wanted);
    expect(line.modes.map(({ id }) => id)).toEqual(ids);
    expect(line.isUnknown).toBe(isUnknown);
  });
});
