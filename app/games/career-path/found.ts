import { paths } from "~/paths";

/** A name as the search offers it: its code is the guess. */
export type FoundName = { code: string; name: string };

/** The answer to a search: some names, and how many there are. */
export type Found = { query: string; names: readonly FoundName[]; count: number };

/** The number of names that a search offers. */
export const MAX_FOUND = 8;

const SLUG = "career-path";

/** The address of a search by script. */
export const searchAddress = (query: string): string =>
  `${paths.playTitle(SLUG)}/names?${new URLSearchParams({ q: query })}`;

/** What is said of a search. */
export function foundText({ names, count }: Found): string {
  if (count === 0) return "No such name in our list. It cost you nothing.";
  if (count > names.length) return `${names.length} of ${count} names. More letters help.`;
  return count === 1 ? "One name." : `${count} names.`;
}
