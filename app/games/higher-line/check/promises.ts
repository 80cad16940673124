import { ageingProblem } from "../../../../scripts/editions/promises";
import type { LineCategory, LineItem } from "../line-file.server";
import { filled } from "./line-data";

export type LineEdition = {
  number: number;
  category: Pick<LineCategory, "id" | "from">;
  items: readonly Pick<LineItem, "id" | "value" | "note">[];
};

/**
 * How far the numbers of each call are apart at least, as a share of the greater one. Years are measured from the
 * category's `from`, so that it is a share of the columns that the player sees.
 */
export const MIN_GAPS = [0.1, 0.1, 0.1, 0.08, 0.08, 0.06, 0.06, 0.05, 0.04, 0.03] as const;

/** Names that clubs of several countries bear. */
const SHARED_NAMES = new Set([
  "América",
  "Arsenal",
  "Barcelona",
  "Cerro",
  "Everton",
  "Independiente",
  "Liverpool",
  "Nacional",
  "Olimpia",
  "Racing",
  "Racing Club",
  "Rangers",
  "River Plate",
  "Santos",
  "Universitario",
  "Wanderers",
]);

const MIN_NOTES = 3;
/** Calls of a line that are 'higher'. */
const MIN_HIGHER = 4;
const MAX_HIGHER = 6;
/** Calls in the same direction, one after the other. */
const MAX_RUN = 3;
/** Calls between two numbers that follow each other: one goal, or one year, decides. */
const MAX_ONES = 3;
/** Days before a category comes back, and before two items stand side by side again. */
const CATEGORY_DAYS = 5;
const PAIR_DAYS = 30;
/** Days between two lines of the founding years of clubs, from the first edition on that this holds for. */
const CLUB_DAYS = 28;
const CLUB_FROM = 6;
/** Share of the lines that have 'higher' at a call. */
const MIN_SHARE = 0.4;
const MAX_SHARE = 0.6;
/** Below this number of lines a share says nothing. */
const MIN_FOR_SHARES = 40;
const MIN_CATEGORIES = 24;
/** Share of the lines that are about women alone, and about Africa alone, by how their categories' ids begin. */
const MIN_SHARES_ABOUT = { "women-": 0.1, "africa-": 0.05 };

/** What is wrong with a text that a player reads. */
export function textProblems(text: string): string[] {
  const aged = ageingProblem(text);
  return [
    ...(aged ? [aged] : []),
    ...(/[.!?]$/.test(text) ? [] : [`'${text}' does not end like a sentence.`]),
  ];
}

/** Items counted by the name of a club that clubs of other countries bear too, without a word on those. */
export function clubProblems({
  check: queries = [],
  items,
}: Pick<LineCategory, "check" | "items">): { id: string; reason: string }[] {
  const counted = queries.flatMap(({ where, not = {} }) =>
    Object.entries(where).flatMap(([column, value]) =>
      /club/.test(column) && typeof value === "string" ? { value, but: Object.values(not) } : [],
    ),
  );
  return items.flatMap(({ id, check: args }) =>
    counted.flatMap(({ value, but }) => {
      const name = args && filled(value, args);
      if (!name || !SHARED_NAMES.has(name) || but.some((one) => filled(one, args))) return [];
      const reason = `Clubs of several countries are called ${name}: name the players of the others, or '-'.`;
      return [{ id, reason }];
    }),
  );
}

/** What an edition breaks by itself. */
export function lineProblems({ category, items }: LineEdition): string[] {
  const values = items.map(({ value }) => value);
  const problems: string[] = [];
  if (new Set(values).size < values.length) problems.push("It has a number twice: change an item.");
  const { from = 0 } = category;
  if (values.some((value) => value <= from)) problems.push(`It has a number up to ${from}.`);
  MIN_GAPS.forEach((min, call) => {
    const gap = gapOf(values[call], values[call + 1], from);
    if (gap < min) {
      problems.push(
        `Call ${call + 1} has ${percent(gap)} between its numbers: it has to be ${percent(min)}.`,
      );
    }
  });
  const ways = waysOf(values);
  const higher = ways.filter(Boolean).length;
  if (higher < MIN_HIGHER || higher > MAX_HIGHER)
    problems.push(`It is 'higher' ${higher} times: it has to be ${MIN_HIGHER} to ${MAX_HIGHER}.`);
  if (new RegExp(`(true|false)(,\\1){${MAX_RUN}}`).test(String(ways))) {
    problems.push(`It goes the same way over ${MAX_RUN} times running: change the order.`);
  }
  const ones = values.filter((value, call) => Math.abs(value - (values[call - 1] ?? value)) === 1);
  if (ones.length > MAX_ONES)
    problems.push(
      `Numbers that follow each other stand side by side ${ones.length} times: ${MAX_ONES} at most.`,
    );
  const notes = items.filter(({ note }) => note).length;
  if (notes < MIN_NOTES) problems.push(`It has ${notes} notes: ${MIN_NOTES} at least.`);
  return problems;
}

function gapOf(first = 0, second = 0, from = 0): number {
  return Math.abs(first - second) / (Math.max(first, second) - from);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Whether each call is 'higher'. */
const waysOf = (values: readonly number[]) =>
  values.slice(1).map((value, call) => value > (values[call] ?? 0));

/** What comes back too soon, in the order of the days; a day without an edition has null. */
export function repeatProblems(
  days: readonly (LineEdition | null)[],
): { number: number; reason: string }[] {
  const last = new Map<string, number>();
  const since = (key: string, day: number) => {
    const gap = day - (last.get(key) ?? Number.NEGATIVE_INFINITY);
    last.set(key, day);
    return gap;
  };
  return days.flatMap((edition, day) => {
    if (!edition) return [];
    const { number, category, items } = edition;
    const gap = since(category.id, day);
    const reasons = gap < CATEGORY_DAYS ? [`It has ${category.id} again after ${gap} days.`] : [];
    if (category.id.startsWith("clubs-")) {
      const days = since("clubs-", day);
      if (days < CLUB_DAYS && number >= CLUB_FROM)
        reasons.push(`It has founding years of clubs again after ${days} days.`);
    }
    items.slice(1).forEach(({ id }, call) => {
      const pair = [items[call]?.id, id].sort().join(" and ");
      const days = since(pair, day);
      if (days < PAIR_DAYS) reasons.push(`It has ${pair} again after ${days} days.`);
    });
    return reasons.map((reason) => ({ number, reason }));
  });
}

/**
 * Which calls are nearly always the same way in all editions, of whom there are too few lines, and whether there are
 * categories enough.
 */
export function shareProblems(days: readonly LineEdition[]): string[] {
  if (days.length < MIN_FOR_SHARES) return [];
  const problems: string[] = [];
  const ways = days.map(({ items }) => waysOf(items.map(({ value }) => value)));
  MIN_GAPS.forEach((_, call) => {
    const share = ways.filter((way) => way[call]).length / days.length;
    if (share < MIN_SHARE || share > MAX_SHARE) {
      problems.push(`Call ${call + 1} is 'higher' on ${percent(share)} of the days.`);
    }
  });
  for (const [start, min] of Object.entries(MIN_SHARES_ABOUT)) {
    const share = days.filter(({ category }) => category.id.startsWith(start)).length / days.length;
    if (share < min)
      problems.push(`${percent(share)} of the days have a category that begins with ${start}.`);
  }
  const categories = new Set(days.map(({ category }) => category.id)).size;
  if (categories < MIN_CATEGORIES) problems.push(`There are ${categories} categories.`);
  return problems;
}
