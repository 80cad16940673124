import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import type { OpenData, Row } from "./open-data";

type Checked = Pick<BankQuestionRecord, "choices" | "correctIndex" | "check">;
type Check = NonNullable<Checked["check"]>;

/** Why the data contradicts a question with a check; null if it confirms the right choice and none of the others. */
export function dataProblem(
  { choices, correctIndex, check }: Checked,
  data: OpenData,
): string | null {
  if (!check) return null;
  const rows = data.rowsOf(check.data);
  if (!rows) return `The data has no file ${check.data}.`;
  const unknown = Object.keys(check.where).find((column) => !(column in (rows[0] ?? {})));
  if (unknown) return `${check.data} has no column ${unknown}.`;
  const confirmed = choices.filter((choice) => holds(check, rows, choice));
  if (confirmed.length === 1 && confirmed[0] === choices[correctIndex]) return null;
  return `${check.data} confirms ${confirmed.join(", ") || "no choice"}, not ${choices[correctIndex]} alone.`;
}

function holds({ where, count, names = {} }: Check, rows: readonly Row[], choice: string): boolean {
  const name = names[choice] ?? choice;
  const wanted = Object.entries(where).map(([column, values]) => [
    column,
    [values].flat().map((value) => (value === "$choice" ? name : value)),
  ]);
  return hasRows(rows, Object.fromEntries(wanted), count);
}

/** Whether rows have these values, or as many rows as a count says. */
export function hasRows(
  rows: readonly Row[],
  where: Readonly<Record<string, string | readonly string[]>>,
  count?: number,
): boolean {
  const wanted = Object.entries(where).map(([column, values]) => ({
    column,
    values: [values].flat(),
  }));
  const found = rows.filter((row) =>
    wanted.every(({ column, values }) => values.some((value) => matches(row[column] ?? "", value))),
  );
  return count === undefined ? found.length > 0 : found.length === count;
}

function matches(field: string, value: string): boolean {
  return value.endsWith("*") ? field.startsWith(value.slice(0, -1)) : field === value;
}
