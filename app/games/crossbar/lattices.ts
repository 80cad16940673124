import { FIRST_LATTICE } from "./grid";

const picture = (...rows: string[]): string => rows.join("/");

/**
 * The pictures of the lattices, by the names that records have. Each has six words of five letters, three across and three
 * down, and every word crosses two others at least (docs/decisions/0076).
 */
export const lattices = {
  goal: FIRST_LATTICE,
  flag: picture(
    "#####..", //
    "#.#.#..",
    "#.#####",
    "#.#.#..",
    "#####..",
  ),
  stairs: picture(
    "#####.", //
    ".#.#.#",
    ".#####",
    ".#.#.#",
    ".#####",
    ".....#",
  ),
  pinwheel: picture(
    ".#.....", //
    "#####..",
    ".#.#.#.",
    ".#####.",
    ".#.#.#.",
    "..#####",
    ".....#.",
  ),
};

type LatticeName = keyof typeof lattices;

export const latticeNames = Object.keys(lattices) as LatticeName[];

/** The lattice of a record, the first one where it names none. */
export const latticeNamed = (name: LatticeName = "goal"): string => lattices[name];

/** The lattice of a form, whatever that says: the first one where it is none. */
export const latticeIn = (field: unknown): string =>
  Object.values(lattices).find((lattice) => lattice === field) ?? lattices.goal;
