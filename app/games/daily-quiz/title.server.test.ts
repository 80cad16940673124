import { describe, expect, it } from "vitest";
import { scoreLine } from "./score-line";
import { serverGame } from "./title.server";

const { moveFromForm, moveSchema, points, facts, edition } = serverGame;

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("a move", () => {
  it.each([
    [{ choice: "2" }, 2],
    [{ substitution: "1" }, "sub"],
    [{}, null],
    [{ choice: "0x1" }, null],
    [{ choice: "sub" }, null],
  ])("of the form %j is %j", (fields, move) => {
    expect(moveFromForm(form(fields))).toBe(move);
  });

  it.each([0, 3, "sub"])("may be %j", (move) => {
    expect(moveSchema.safeParse(move).success).toBe(true);
  });

  it.each([4, -1, 0.5, "2", null, {}])("may not be %j", (move) => {
    expect(moveSchema.safeParse(move).success).toBe(false);
  });
});

it("has points for right answers alone, not for speed", () => {
  const result = { isWin: true, score: 8, outOf: 10, elapsed: 1 };
  expect(points(result)).toBe(800);
  expect(points({ ...result, elapsed: 1e9 })).toBe(800);
  expect(points({ ...result, score: 0, outOf: 0 })).toBe(0);
});

it("names the theme before the start", () => {
  const puzzle = edition(1)?.puzzle;
  expect(puzzle && facts(puzzle)).toEqual([
    { value: 10, label: "questions" },
    { value: 6, label: "right to win" },
    { value: "Goalkeepers", label: "theme" },
  ]);
});

describe("the line below the result", () => {
  it("is another for each score, and names the gold of a perfect day that counts", () => {
    const lines = Array.from({ length: 11 }, (_, correct) =>
      scoreLine({ correct, total: 10 }, false),
    );
    expect(new Set(lines).size).toBe(11);
    expect(lines[10]).toContain("gold");
    expect(scoreLine({ correct: 10, total: 10 }, true)).toBeNull();
    expect(scoreLine({ correct: 9, total: 9 }, false)).toBeNull();
  });
});
