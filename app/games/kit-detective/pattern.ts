import type { Drawing } from "./drawing";

/** The width of the body, from side seam to side seam, in the picture's units. */
const WIDTH = 60;
const DIAMONDS = 8;

/** A path with a width is a line, one without it an area. */
type Line = { path: string; colour: string; width?: number; dashes?: string; offset?: number };

/**
 * The lines of a pattern: each is a thick path, and stripes, hoops and checks are its dashes. They go beyond the body,
 * which clips them.
 */
export function linesOf({ kind, colours }: Drawing["pattern"]): Line[] {
  const count = colours.length;
  const place = (index: number) => (count - 1) / 2 - index;
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
    case "halves":
      return colours.map((colour) => ({ path: "M75 0V120", colour, width: 30 }));
    case "diamonds":
      return colours.map((colour, index) => ({
        path: Array.from(
          { length: DIAMONDS },
          (_, at) => (at % count === index && `M${25 + at * 10} 36l5 11-5 11-5-11z`) || "",
        ).join(""),
        colour,
      }));
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
      return colours.map((colour) => ({
        path: Array.from(
          { length: 11 },
          (_, row) => `M${20 + (row % 2) * 10} ${15 + row * 10}h90`,
        ).join(""),
        colour,
        width: 10,
        dashes: "10",
      }));
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
