import { normaliseTiles, TILES } from "./words";

/** The name of a tile's checkbox. Each has its own, so that a refused form comes back with all of them. */
export const fieldOf = (tile: number): string => `tile-${tile}`;

/** The tiles whose checkboxes a form has. */
export const tilesIn = (has: (field: string) => boolean): number[] =>
  normaliseTiles(TILES.filter((tile) => has(fieldOf(tile))));
