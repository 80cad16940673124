import { describe, expect, it } from "vitest";
import { storedTitle } from "~/play/rules/title-rules.server";
import { playedAttempt } from "../../../tests/fixtures/rules-play";
import type { KitState } from "./case";
import { nameMove, readingMove } from "./moves";
import { serverGame } from "./title.server";

const edition = serverGame.edition(1);
if (!edition) throw new Error("There is no edition 1.");
const { rules, schedule } = serverGame;
const start = rules.play(edition.puzzle, edition.answer, [], []);

const refusal = (notes: number, daysIn: number, state = start) =>
  serverGame.refuse?.(edition, state, readingMove(0, notes), daysIn) ?? null;
/** The state after the file was read up to so many notes. */
const afterReading = (notes: number, shirt = 0) =>
  rules.play(edition.puzzle, edition.answer, [{ move: readingMove(shirt, notes), at: 1000 }], []);

describe("the file", () => {
  it.each([0, 1, 2, 3, 4, 5, 6])("after %i days has as many notes as days, and one", (daysIn) => {
    for (const notes of [4, 5, 6]) {
      expect(refusal(notes, daysIn, afterReading(3)) === null).toBe(notes <= daysIn + 1);
    }
  });

  it.each([0, 1, 2, 3, 4, 5, 6])("after %i days shows three notes at most at first", (daysIn) => {
    for (const notes of [1, 2, 3, 4, 5, 6]) {
      expect(refusal(notes, daysIn) === null).toBe(notes <= Math.min(3, daysIn + 1));
    }
  });

  it.each([
    ["opens with one note in the first cases", 2, 1],
    ["opens with two from the third on, which leave two nations", 3, 2],
  ])("%s, and has one more on each day after its shirt's own", (_, number, opening) => {
    const later = serverGame.edition(number);
    if (!later) throw new Error("The edition is not there.");
    const begun = rules.play(later.puzzle, later.answer, [], []);
    for (const [shirt, day] of [
      [3, 0],
      [4, 1],
      [7, 4],
    ] as const) {
      const refusedAfter = (days: number) =>
        [1, 2, 3].filter((notes) =>
          serverGame.refuse?.(later, begun, readingMove(shirt, notes), day + days),
        );
      expect(refusedAfter(0)).toEqual([1, 2, 3].slice(opening));
      expect(refusedAfter(1)).toEqual([1, 2, 3].slice(opening + 1));
    }
  });

  it("is whole on Thursday, for the last shirt too", () => {
    const state = afterReading(3, 8);
    expect(serverGame.refuse?.(edition, state, readingMove(8, 6), 5)).toMatch(/^That note is not/);
    expect(serverGame.refuse?.(edition, state, readingMove(8, 6), 6)).toBeNull();
  });

  it("is no matter of a name", () => {
    expect(serverGame.refuse?.(edition, start, nameMove(0, 1), 0)).toBeNull();
  });
});

describe("the rail", () => {
  const DAYS = ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

  it("has four shirts on Friday, and one more each day to Wednesday", () => {
    for (const [daysIn, hanging] of [4, 5, 6, 7, 8, 9, 9].entries()) {
      const { shirts } = serverGame.puzzleOn?.(edition.puzzle, start, daysIn) ?? {};
      expect(shirts).toEqual(
        edition.puzzle.shirts.map((one, place) => (place < hanging ? one : "")),
      );
      for (const shirt of [4, 5, 6, 7, 8]) {
        const text = shirt < hanging ? null : `That shirt comes on ${DAYS[shirt - 4]}.`;
        for (const move of [nameMove(shirt, 0), readingMove(shirt, 1)])
          expect(serverGame.refuse?.(edition, start, move, daysIn)).toBe(text);
      }
    }
  });

  it("rests as long as all that hang have their names, tells how tomorrow's shirt looks, and never rests in a case of former rules", () => {
    const named = [0, 1, 2, 3].map((shirt) => ({
      move: nameMove(shirt, edition.answer.shirts[shirt]?.told.suspect ?? 0),
      at: 1000,
    }));
    const stateOf = (log: typeof named) => rules.play(edition.puzzle, edition.answer, log, []);
    const rests = (state: KitState, daysIn: number) => serverGame.restsToday?.(state, daysIn);
    expect(rests(stateOf(named.slice(1)), 0)).toBe(false);
    expect(rests(stateOf(named), 0)).toBe(true);
    expect(rests(stateOf(named), 1)).toBe(false);
    const tomorrowOn = (daysIn: number, log = named) =>
      serverGame.puzzleOn?.(edition.puzzle, stateOf(log), daysIn).tomorrow;
    expect(tomorrowOn(0)).toBe("plain blue");
    expect(tomorrowOn(0, named.slice(1))).toBeUndefined();
    expect(tomorrowOn(1)).toBeUndefined();
    expect(serverGame.underWay?.(edition.puzzle, stateOf(named), 0)).toBe(
      "Done today. Tomorrow: plain blue.",
    );
    for (const { rules: former } of serverGame.former ?? []) {
      const state = former.play(edition.puzzle, edition.answer, named, []) as KitState;
      expect(rests(state, 0)).toBe(false);
      expect(serverGame.refuse?.(edition, state, nameMove(8, 0), 0)).toBeNull();
      expect(serverGame.refuse?.(edition, state, readingMove(8, 1), 0)).toBeNull();
      expect(serverGame.puzzleOn?.(edition.puzzle, state, 0)).toEqual(edition.puzzle);
    }
  });
});

describe("a case that was begun under former rules", () => {
  const rightOf = (shirt: number) => edition.answer.shirts[shirt]?.told.suspect ?? 0;
  /** The file of the first shirt is opened and a wrong nation named; the others are named on sight. */
  const log = [
    readingMove(0, 1),
    nameMove(0, (rightOf(0) + 1) % 4),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((shirt) => nameMove(shirt, rightOf(shirt))),
  ];
  const begun = (rules: number, count: number) => ({
    ...playedAttempt(0, { rules }),
    moves: log.slice(0, count).map((move, index) => ({ move, at: 1000 * (index + 1) })),
  });
  const { resultOf } = storedTitle(serverGame);

  it("goes on by the first ones, and ends as it did before", () => {
    expect(resultOf(begun(1, 9))).toBeNull();
    expect(resultOf(begun(1, 10))).toMatchObject({ isWin: true, score: 24, outOf: 27 });
    expect(storedTitle(serverGame).squaresOf(begun(1, 10))).toBe(
      Array(3).fill("⬜🟨🟨🟨🟨🟨🟨🟨🟨").join("\n"),
    );
    for (const later of [2, 3]) expect(resultOf(begun(later, 10))).toBeNull();
  });

  it("stands as it ended under the second rules, all nine shirts on one day", () => {
    const shirts = Array.from({ length: 9 }, (_, shirt) => shirt);
    const moves = shirts.map((shirt) => ({ move: nameMove(shirt, rightOf(shirt)), at: 1000 }));
    for (const version of [2, 3]) {
      const attempt = { ...playedAttempt(0, { rules: version }), moves };
      expect(resultOf(attempt)).toMatchObject({ isWin: true, score: 27, outOf: 27 });
    }
  });

  it("tells their prices", () => {
    const ruling = serverGame.former?.find((former) => former.rules.version === 1);
    const lines = [rules, ruling?.rules].map(
      (each) =>
        (each?.play(edition.puzzle, edition.answer, [], []) as KitState | undefined)?.rulesLine,
    );
    expect(lines).toEqual([
      undefined,
      "Three stars on sight. The file costs one, a wrong nation two.",
    ]);
  });
});

describe("the picture of a result", () => {
  const squares = `${"🟨".repeat(7)}⬜⬜\n${"🟨".repeat(8)}⬜\n${"🟨".repeat(8)}⬜`;
  const drawn = (squares: string, number = 1) =>
    serverGame.resultPicture?.({ edition: number, squares }) ?? null;

  it("has each shirt of the rail with its stars, and nothing of the answer", () => {
    const svg = drawn(squares) ?? "";
    expect(svg.match(/href="#kit-body"/g)).toHaveLength(9);
    const fills = Array.from(svg.matchAll(/116\)" fill="(#\w+)"/g), ([, fill]) => fill);
    expect(fills).toHaveLength(27);
    expect(fills.filter((fill) => fill === "#ffd84d")).toHaveLength(23);
    expect(fills.slice(-3)).not.toContain("#ffd84d");
    expect(svg.replace(/<style>.*<\/style>|<[^>]+>/gs, "")).toBe("");
    expect(svg).not.toMatch(/aria-label|<title/);
  });

  it("is none with a voided shirt, of a voided case, and of an edition that is not there", () => {
    expect(drawn(squares.replace(/^.|(?<=\n)./gmu, ""))).toBeNull();
    expect(drawn("")).toBeNull();
    expect(drawn(squares, 99_999)).toBeNull();
  });
});

it.each([
  ["Friday", 0, 4],
  ["Wednesday", 5, 9],
])(
  "draws for the start on %s what hangs, the others under covers, and no word",
  (_day, daysIn, hanging) => {
    const svg = serverGame.offerPicture?.(edition.puzzle, daysIn) ?? "";
    expect(svg.match(/href="#kit-body"/g)).toHaveLength(hanging);
    expect(svg.match(/class="kit-cover"/g) ?? []).toHaveLength(9 - hanging);
    expect(svg.replace(/<style>.*<\/style>|<[^>]+>/gs, "")).toBe("");
  },
);

describe("every edition", () => {
  it("names a suspect of each shirt, and has nothing of its file in the puzzle", () => {
    for (const number of schedule.editions) {
      const { puzzle, answer } = serverGame.edition(number) ?? {};
      expect(answer?.shirts).toHaveLength(9);
      for (const { told, story, notes } of answer?.shirts ?? []) {
        expect([0, 1, 2, 3]).toContain(told.suspect);
        for (const text of [story.text, ...notes])
          expect(JSON.stringify(puzzle)).not.toContain(text);
      }
    }
  });
});

describe("a move", () => {
  it.each(["90", "-1", "1.5", "x", ""])("is never %j", (kit) => {
    const form = new FormData();
    form.set("kit", kit);
    for (const move of [serverGame.moveFromForm(form), Number(kit || "x")]) {
      expect(serverGame.moveSchema.safeParse(move).success).toBe(false);
    }
  });
});
