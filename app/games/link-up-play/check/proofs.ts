import { hasRows } from "../../../../scripts/editions/data-check";
import type { OpenData } from "../../../../scripts/editions/open-data";
import type { Category } from "../editions-file.server";
import { hasLetters } from "./solver";

type Made = NonNullable<Category["made"]>;

/** Whether the letters of a category's members prove it: nothing has to be looked up. */
export const isByLetters = ({ letters, made }: Category): boolean => !!letters || !!made;

/** What is wrong with members that letters are to prove. */
export function letterProblems(category: Category): string[] {
  const { members, made } = category;
  const without = members.filter((one) => hasLetters(one, category) === false);
  const problems = without.map((one) => `'${one}' does not have its letters.`);
  if (!made) return problems;
  if (made.from.length !== members.length)
    return [...problems, "Each member has to be made of a word."];
  const wrong = members.flatMap((one, place) => {
    const from = made.from[place] ?? "";
    return isMade(made.by, one, from) ? [] : [`'${one}' is not ${from} by ${made.by}.`];
  });
  return [...problems, ...wrong];
}

/** What open data says against a category with a check. */
export function dataProblems(
  { members, check, source }: Category,
  data: OpenData | null,
): string[] {
  if (!check) return [];
  if (!source) return ["A category with a check has to have a source."];
  if (!data) return [];
  const rows = data.rowsOf(check.data);
  if (!rows) return [`The data has no file ${check.data}.`];
  const { column, where = {}, names = {} } = check;
  const strangers = members.filter(
    (one) => !hasRows(rows, { ...where, [column]: names[one] ?? one }),
  );
  return strangers.length > 0 ? [`${check.data} does not confirm ${strangers.join(", ")}.`] : [];
}

function isMade(by: Made["by"], member: string, from: string): boolean {
  const [word, origin] = [lettersOf(member), lettersOf(from)];
  switch (by) {
    case "anagram":
      return word !== origin && sorted(word) === sorted(origin);
    case "backwards":
      return word === [...origin].reverse().join("");
    case "beheaded":
      return word === origin.slice(1);
    case "curtailed":
      return word === origin.slice(0, -1);
    case "misprint":
      return word.length === origin.length && differences(word, origin) === 1;
  }
}

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, "");
const sorted = (word: string) => [...word].sort().join("");
const differences = (one: string, other: string) =>
  [...one].filter((letter, place) => letter !== other[place]).length;
