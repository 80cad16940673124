import { withSearch } from "~/paths";
import { mulberry32 } from "~/play/rules/mulberry32";
import { TILES } from "./words";

/** The search parameter that has the seed of a shuffled board. */
const SHUFFLE = "shuffle";

const MAX_SEED = 999;

/** The seed in an address; 0 for the board as it was set. */
export const seedIn = (search: URLSearchParams): number => {
  const seed = search.get(SHUFFLE) ?? "";
  return /^\d{1,3}$/.test(seed) ? Number(seed) : 0;
};

/** The address of an attempt with its board in the order of a seed. */
export function withSeed(address: string, seed: number): string {
  const [path = "", query = ""] = address.split("?");
  return withSearch(path, query, { [SHUFFLE]: seed > 0 ? String(seed) : null });
}

/** Keeps the order of the board for the page after a form's move. */
export const searchAfter = (_index: number, search: URLSearchParams): Record<string, string> => {
  const seed = seedIn(search);
  return seed > 0 ? { [SHUFFLE]: String(seed) } : {};
};

/** The seed of the next shuffle, so that a press always leads to another order. */
export const nextSeed = (seed: number): number => (seed % MAX_SEED) + 1;

/** All tiles in the order of a seed: the same in the server's page and in the browser. */
export function shuffled(seed: number): readonly number[] {
  if (seed === 0) return TILES;
  const random = mulberry32(Math.imul(seed, 0x9e3779b9));
  return TILES.map((tile) => ({ tile, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ tile }) => tile);
}
