import { playerNames } from "./careers.server";
import { findNames, findNear, type IndexedName, indexNames, type Name } from "./find-names";
import { type Found, type FoundName, MAX_FOUND } from "./found";
import { foundText } from "./found-text";

type NameList = {
  byCode: ReadonlyMap<string, string>;
  index: readonly IndexedName<FoundName & Name>[];
};

let list: NameList | undefined;

/** A name as a guess in the log: four letters and digits (FNV-1a), which stay its own whatever the list becomes. */
export function codeOf(name: string): string {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(4, "0").slice(-4);
}

/** The names that can be guessed, by code. */
export const namesByCode = (): ReadonlyMap<string, string> => names().byCode;

/** Lets the list be made anew, with an operator's players. */
export function refreshNames(): void {
  list = undefined;
}

/** The names that a query may mean, those that need a slip of the keys last. */
export function searchNames(query: string): Found {
  const { index } = names();
  const found = findNames(index, query);
  const near = found.length < MAX_FOUND ? findNear(index, query, found) : [];
  const shown = [...found, ...near].slice(0, MAX_FOUND).map(({ code, name }) => ({ code, name }));
  const answer = { query, names: shown, count: found.length };
  return { ...answer, text: foundText(answer) };
}

function names(): NameList {
  list ??= listNames();
  return list;
}

function listNames(): NameList {
  const coded = playerNames().map(({ name, spellings = [] }) => ({
    name,
    spellings,
    code: codeOf(name),
  }));
  const byCode = new Map(coded.map(({ code, name }) => [code, name]));
  return { byCode, index: indexNames(coded) };
}
