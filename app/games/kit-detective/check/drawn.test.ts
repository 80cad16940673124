import { describe, expect, it } from "vitest";
import type { PatternKind } from "../shirt";
import { usualShirt } from "./distance";
import { undrawnPattern } from "./drawn";

const drawn = (kind: PatternKind) => usualShirt(kind === "plain" ? "white" : `white ${kind}:red`);

describe("a pattern that a note names", () => {
  it.each([
    ["The zigzag is a mountain.", "chevron", "zigzag"],
    ["Scales of a fish, some said.", "chevron", "Scales"],
    ["Feathers on the body.", "chevron", "Feathers"],
    ["The stripes had to wait.", "plain", "stripes"],
    ["A chessboard in the dark.", "stripes", "chessboard"],
    ["The sash had not changed a bit.", "band", "sash"],
    ["A V of several reds.", "plain", "V"],
    ["Halves of green and white.", "plain", "Halves"],
  ] as const)("is missed in the drawing: %s", (note, kind, word) => {
    expect(undrawnPattern({ note, shirt: drawn(kind) })).toBe(word);
  });

  it.each([
    ["The zigzag is a mountain.", "zigzag"],
    ["Red stripes that wave like a flag.", "waves"],
    ["A chevron made of little squares.", "chevron"],
    ["One half red, the other in pinstripes.", "halves"],
    ["It came half an hour before the end.", "plain"],
    ["He saved one in the first half.", "plain"],
  ] as const)("is drawn, or is none: %s", (note, kind) => {
    expect(undrawnPattern({ note, shirt: drawn(kind) })).toBeUndefined();
  });
});
