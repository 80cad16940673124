import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Result } from "~/play/rules/results";
import { serverGame } from "./title.server";

const formWith = (...names: string[]) => {
  const form = new FormData();
  for (const name of names) form.set(name, "on");
  return form;
};

describe("a move", () => {
  it("is the same from a form and from a script, in whatever order", () => {
    const form = formWith("tile-12", "intent", "tile-3", "tile-0", "tile-7");
    expect(serverGame.moveFromForm(form)).toEqual([0, 3, 7, 12]);
    expect(serverGame.moveSchema.parse([12, 3, 0, 7, 3])).toEqual([0, 3, 7, 12]);
  });

  it("is an empty choice where a form has none, so that the rules say what is missing", () => {
    expect(serverGame.moveFromForm(formWith("tile-16", "tile--1", "tile-x"))).toEqual([]);
  });

  it.each([[null], [5], ["0,1"], [[16]], [[-1]], [[1.5]], [["0"]], [Array(17).fill(0)]])(
    "is never %j",
    (value) => {
      expect(serverGame.moveSchema.safeParse(value).success).toBe(false);
    },
  );

  it("is always refused or judged", () => {
    const edition = serverGame.edition(1);
    if (!edition) throw new Error("There is no edition 1.");
    const { rules, moveSchema } = serverGame;
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.integer({ min: 0, max: 15 }))), (posted) => {
        const move = moveSchema.safeParse(posted).data;
        if (!move) return;
        const start = rules.play(edition.puzzle, edition.answer, [], []);
        expect(rules.refuse(start, move) === null).toBe(move.length === 4);
      }),
    );
  });
});

describe("points", () => {
  const points = (isWin: boolean, score: number, outOf = 4) =>
    serverGame.points({ isWin, score, outOf, elapsed: 1000 } as Result);

  it("are all for a board without a card, fewer with each, and none for a red one", () => {
    expect([4, 3, 2, 1].map((score) => points(true, score))).toEqual([1000, 850, 700, 550]);
    expect(points(false, 0)).toBe(0);
    expect(points(true, 0, 0)).toBe(0);
  });
});

describe("statistics", () => {
  it("have a bar for each number of yellow cards, and one for a red card", () => {
    const { bars } = serverGame.statistics.distribution;
    expect(bars.map(({ label }) => label)).toEqual(["0", "1", "2", "3", "X"]);
    expect(bars.map(({ score }) => score)).toEqual([4, 3, 2, 1, 0]);
  });
});

describe("a void", () => {
  const graded = (...voided: string[]) => {
    const edition = serverGame.edition(1, voided);
    if (!edition) throw new Error("There is no edition 1.");
    const rows = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((place) => 4 * row + place));
    const moves = rows.map((move, at) => ({ move, at }));
    const { rules } = serverGame;
    const state = rules.play(edition.puzzle, edition.answer, moves, []);
    return { hasVoid: edition.hasVoid ?? false, verdict: rules.verdict(state) };
  };

  it("of a board, or of a category of one of its groups, takes the board back", () => {
    const { id, groups } = serverGame.edition(1)?.answer ?? { id: "", groups: [] };
    expect(groups).toHaveLength(4);
    for (const voided of [id, ...groups.map((group) => group.id)]) {
      expect(graded(voided)).toMatchObject({ hasVoid: true, verdict: { isWin: true, outOf: 0 } });
    }
  });

  it("of anything else does not", () => {
    const other = serverGame.edition(2)?.answer.id ?? "";
    expect(graded(other, "nothing")).toMatchObject({ hasVoid: false, verdict: { isWin: false } });
  });
});

describe("a report", () => {
  it("names the board, and knows no other", () => {
    const id = serverGame.edition(2)?.answer.id ?? "";
    expect(serverGame.reported(id)).toEqual({ title: "Link-Up Play", summary: "No. 2" });
    expect(serverGame.reported("nothing")).toBeNull();
  });
});
