import { Temporal } from "temporal-polyfill";
import type { OpenData, Row } from "../../../../scripts/editions/open-data";
import type { LineCategory, LineQuery } from "../line-file.server";

type Condition = { columns: string[]; values: string | readonly string[] };
type Args = readonly string[];

/** The items of a category whose value the data contradicts or can't count. */
export function valueProblems(
  { check: queries = [], items }: Pick<LineCategory, "check" | "items">,
  data: OpenData,
): { id: string; reason: string }[] {
  const counters = queries.map((query) => ({
    count: counterOf(query, data),
    fileFor: (args: Args) => filled(query.data, args),
  }));
  return items.flatMap(({ id, value, check: args }) => {
    if (!args) return [];
    try {
      const counts = counters.map(({ count }) => count(args));
      const files = counters.flatMap(({ fileFor }, place) => (counts[place] ? fileFor(args) : []));
      if (new Set(files).size > 1) return [{ id, reason: `Several files have it: ${files}.` }];
      const counted = counts.reduce(add, 0);
      return counted === value ? [] : [{ id, reason: `The data counts ${counted}, not ${value}.` }];
    } catch (error) {
      if (error instanceof DataError) return [{ id, reason: error.message }];
      throw error;
    }
  });
}

/** The data lacks what a query names. */
class DataError extends Error {
  override readonly name = "DataError";
}

/** Counts a query for an item. What no item changes is filtered once. */
function counterOf(query: LineQuery, data: OpenData): (args: Args) => number {
  const conditions = Object.entries(query.where).map(([names, values]) => ({
    columns: names.split("/"),
    values,
  }));
  const isOwn = ({ values }: Condition) => [values].flat().some((value) => value.includes("$"));
  const own = conditions.filter(isOwn);
  const excluded = Object.entries(query.not ?? {});
  const common = conditions.filter((one) => !isOwn(one));
  const files = new Map<string, Row[]>();
  return (args) => {
    const file = filled(query.data, args);
    const rows = files.get(file) ?? rowsOf(query, file, common, data);
    files.set(file, rows);
    const wanted = own.map(({ columns, values }) => ({
      columns,
      values: [values].flat().flatMap((value) => alternatives(value, args)),
    }));
    const unwanted = excluded.map(([names, value]) => ({
      columns: names.split("/"),
      values: alternatives(value, args).filter(Boolean),
    }));
    const found = rows.filter(
      (row) => wanted.every((one) => holds(row, one)) && !unwanted.some((one) => holds(row, one)),
    );
    return taken(query.take, found, args);
  };
}

function rowsOf(
  { join, where, more, until = "9999" }: LineQuery,
  file: string,
  common: readonly Condition[],
  data: OpenData,
): Row[] {
  const rows = join ? joined(file, join, data) : fileOf(file, data);
  const names = Object.keys(where).flatMap((name) => name.split("/"));
  const unknown = names.find((name) => !rows.some((row) => name in row));
  if (unknown) throw new DataError(`${file} has no column ${unknown}.`);
  return rows.filter(
    (row) =>
      common.every((one) => holds(row, one)) &&
      (row.date ?? "") <= until &&
      (!more || Number(row[more[0]]) > Number(row[more[1]])),
  );
}

function fileOf(file: string, data: OpenData): readonly Row[] {
  const rows = data.rowsOf(file);
  if (!rows) throw new DataError(`The data has no file ${file}.`);
  return rows;
}

function joined(file: string, join: NonNullable<LineQuery["join"]>, data: OpenData): Row[] {
  const keyOf = (row: Row) => join.on.map((column) => row[column]).join("|");
  const others = new Map(fileOf(join.data, data).map((row) => [keyOf(row), row]));
  return fileOf(file, data).map((row) => ({ ...others.get(keyOf(row)), ...row }));
}

/** A text of a query with what an item names. */
export const filled = (text: string, args: Args) =>
  text.replace(/\$(\d)/g, (_, place) => args[Number(place) - 1] ?? "");

/** The values that a value with "|" stands for. A "*" at its end holds for each of them. */
function alternatives(value: string, args: Args): string[] {
  const all = filled(value, args);
  const end = all.endsWith("*") ? "*" : "";
  return all
    .slice(0, all.length - end.length)
    .split("|")
    .map((one) => one + end);
}

function holds(row: Row, { columns, values }: Condition): boolean {
  return columns.some((column) =>
    [values].flat().some((value) => {
      const field = row[column] ?? "";
      return value.endsWith("*") ? field.startsWith(value.slice(0, -1)) : field === value;
    }),
  );
}

function taken(take: LineQuery["take"], rows: readonly Row[], args: Args): number {
  if (take === "count") return rows.length;
  if ("sum" in take) {
    return rows.flatMap((row) => take.sum.map((column) => Number(row[column]))).reduce(add, 0);
  }
  if ("years" in take) return new Set(rows.map((row) => yearOf(row[take.years]))).size;
  if (rows.length === 0) return 0;
  if ("firstYear" in take) return Math.min(...rows.map((row) => yearOf(row[take.firstYear])));
  if ("lookup" in take) return Number.parseInt(oneOf(rows, take.lookup), 10);
  if ("days" in take) {
    const [first, last] = take.days.map((column) => oneOf(rows, column));
    return dateOf(first).until(dateOf(last)).days + 1;
  }
  return dateOf(oneOf(rows, take.age)).until(dateOf(filled(take.on, args)), {
    largestUnit: "years",
  }).years;
}

const add = (total: number, value: number) => total + value;
const yearOf = (date = "") => Number(date.slice(0, 4));
const dateOf = (date = "") => Temporal.PlainDate.from(date);

/** What all rows have in a column; rows that differ don't answer the question. */
function oneOf(rows: readonly Row[], column: string): string {
  const [value = "", ...others] = new Set(rows.map((row) => row[column] ?? ""));
  if (others.length > 0) throw new DataError(`The data has several rows: ${value}, ${others}.`);
  return value;
}
