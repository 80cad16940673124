import { paths } from "~/paths";

/** A name as the search offers it: its code is the guess. */
export type FoundName = { code: string; name: string };

/** The answer to a search: some names, how many there are without a slip, and what is said of that. */
export type Found = {
  query: string;
  names: readonly FoundName[];
  count: number;
  text: string;
};

/** The number of names that a search offers. */
export const MAX_FOUND = 8;

const SLUG = "career-path";

/** The address of a search by script. */
export const searchAddress = (query: string): string =>
  `${paths.playTitle(SLUG)}/names?${new URLSearchParams({ q: query })}`;
