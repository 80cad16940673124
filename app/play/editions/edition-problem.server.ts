import type { z } from "zod";
import type { RecordProblem } from "~/play/rules/server-game.server";
import { type Issue, issueText } from "./issue-text.server";
import { placeOf, valueAt } from "./record-place.server";
import { isUnfilled, unfilledIn } from "./to-fill-in.server";

/**
 * Reads an operator's file of editions.
 *
 * @returns what is wrong with its form, what is still to be filled in first; and the file, which is of use if nothing is
 */
export function readEditions<T>(
  schema: z.ZodType<T>,
  content: unknown,
): { file: T; problems: readonly RecordProblem[] } {
  const { data, error } = schema.safeParse(content);
  const issues = (error?.issues ?? []).filter(({ path }) => !isUnfilled(content, path));
  const problems = [
    ...unfilledIn(content),
    ...issues.map((issue) => recordProblem(content, issue)),
  ];
  return { file: data as T, problems };
}

/** The first id of a file that is known already, or in the file twice; null if all are new. */
export function repeatedId(
  records: readonly { id: string }[],
  known: { has(id: string): boolean },
): RecordProblem | null {
  const ids = records.map(({ id }) => id);
  const twice = ids.find((id, place) => known.has(id) || ids.indexOf(id) !== place);
  return twice === undefined ? null : { record: twice, reason: "Its id exists already" };
}

/** What a schema found, with the record in which it did. */
export function recordProblem(content: unknown, issue: Issue): RecordProblem {
  const { record, field } = placeOf(content, issue.path);
  return { record, reason: issueText(field, issue, issue.path.reduce(valueAt, content)) };
}
