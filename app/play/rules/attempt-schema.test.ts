import { describe, expect, it } from "vitest";
import * as z from "zod";
import { playedAttempt } from "../../../tests/fixtures/rules-play";
import { attemptSchemaFor } from "./attempt-schema";

const schema = attemptSchemaFor(2, z.number().max(3), 3);
const played = (rules: number, moves: readonly unknown[]) => ({
  ...playedAttempt(0),
  rules,
  moves: moves.map((move) => ({ move, at: 0 })),
});

describe("attemptSchemaFor", () => {
  it.each([
    ["its own moves", played(2, [1, 3]), true],
    ["moves that its rules don't have", played(2, [4]), false],
    ["more moves than its rules allow", played(2, [1, 1, 1, 1]), false],
    ["whatever moves other rules had", played(1, ["left", "right", 9, 9]), true],
    ["no moves at all", { ...played(2, []), moves: null }, false],
    ["rules of no number", { ...played(2, []), rules: "2" }, false],
    ["a negative arrival", { ...played(2, []), moves: [{ move: 1, at: 5, seen: -1 }] }, false],
    ["half an outcome", { ...played(2, []), recorded: { isWin: true } }, false],
    ["nothing", null, false],
  ])("for %s", (_, stored, isRead) => {
    expect(schema.safeParse(stored).success).toBe(isRead);
  });

  it("reads an attempt from before rules had versions as of the first", () => {
    const { rules: _, ...before } = playedAttempt(2);
    expect(schema.parse(before)).toEqual({ ...before, rules: 1 });
  });
});
