import type { Drawing } from "./drawing";

/** The width of the body, from side seam to side seam, in the picture's units. */
const WIDTH = 60;

/** A path with a width is a line, one without it an area. */
type Line = { path: string; colour: string; width?: number; dashes?: string; offset?: number };

/**
 * The lines of a pattern: each is a thick path, and stripes, hoops and checks are its dashes. They go beyond the body,
 * which clips them.
 */
export function linesOf({ kind, colours }: Drawing["pattern"]): Line[] {
  const count = colours.length;
  const place = (index: number) => (count - 1) / 2 - index;
  /** So many pieces of the next colour each. */
  const inTurn = (pieces: number, path: (at: number) => string, rest: Partial<Line>): Line[] =>
    colours.map((colour, index) => ({
      path: Array.from({ length: pieces }, (_, at) => (at % count === index ? path(at) : "")).join(
        "",
      ),
      colour,
      ...rest,
    }));
  switch (kind) {
    case "plain":
      return [];
    case "stripes":
      return repeated(colours, "M30 64H92", 110, WIDTH / 7);
    case "hoops":
      return repeated(colours, "M60 13V115", 74, 11.5);
    case "pinstripes":
      return colours.map((colour, index) => ({
        path: "M30 64H92",
        colour,
        width: 110,
        dashes: `1.5 ${6 * count - 1.5}`,
        offset: -(2.2 + 6 * index),
      }));
    case "waves":
      return inTurn(5, (at) => `M${34 + at * 12} 8${"q5 9 0 18-5 9 0 18".repeat(3)}`, { width: 6 });
    case "halves":
      return colours.map((colour) => ({ path: "M75 0V120", colour, width: 30 }));
    case "diamonds":
      return inTurn(8, (at) => `M${25 + at * 10} 36l5 11-5 11-5-11z`, {});
    case "scales":
      return inTurn(
        14 * count,
        (at) => {
          const row = Math.floor(at / count);
          return `M${(row % 2) * 6} ${9 + row * 7 - (at % count) * 2}${"q6 14 12 0m0 0".repeat(9)}`;
        },
        { width: 2 },
      );
    case "feathers":
      return inTurn(16, (row) => `M0 ${20 + row * 6}${"l5 6 5-6".repeat(12)}`, { width: 2.2 });
    case "zigzag": {
      // A single line has three peaks, several have two.
      const half = count === 1 ? 10 : 20;
      return colours.map((colour, index) => ({
        path: `M${half} ${64 - place(index) * 8}${`l${half}-16 ${half} 16`.repeat(5)}`,
        colour,
        width: 8,
      }));
    }
    case "sash":
      return colours.map((colour, index) => ({
        path: `M${20 - place(index) * 13} ${102 - place(index) * 11}l80-84`,
        colour,
        width: count === 1 ? 17 : 10,
      }));
    case "band":
      return colours.map((colour, index) => ({
        path: `M20 ${50 - place(index) * 8}H100`,
        colour,
        width: count === 1 ? 16 : 8.2,
      }));
    case "chevron":
      return colours.map((colour, index) => ({
        path: `M22 ${36 - place(index) * 9}l38 20 38-20`,
        colour,
        width: count === 1 ? 10 : 8,
      }));
    case "checks":
      return inTurn(11, (row) => `M${20 + (row % 2) * 10} ${15 + row * 10}h90`, {
        width: 10,
        dashes: "10",
      });
  }
}

/** Stripes of one width, between which the body shows once a round. */
function repeated(colours: readonly string[], path: string, width: number, each: number): Line[] {
  return colours.map((colour, index) => ({
    path,
    colour,
    width,
    dashes: `${round(each)} ${round(each * colours.length)}`,
    offset: -round(each * (index + 1)),
  }));
}

const round = (length: number): number => Math.round(length * 100) / 100;
