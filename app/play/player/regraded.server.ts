import type { DocumentStore } from "~/platform/storage/document-store";
import type { Result } from "~/play/rules/results";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { ATTEMPTS, attemptKey } from "./attempt-documents";

/**
 * Grades results of a title of which a record was voided again, from their attempts; a result without an attempt stays as
 * it was recorded. It reads one document for each such edition.
 */
export function regraded<Move>(
  from: Pick<DocumentStore, "get">,
  userId: string,
  title: StoredTitle<Move>,
  results: readonly Result[],
): Promise<Result[]> {
  return Promise.all(
    results.map(async (result) => {
      if (!title.hasVoid(result.edition)) return result;
      const stored = await from.get(ATTEMPTS, attemptKey(userId, title.slug, result.date));
      const attempt = title.attemptSchema.safeParse(stored?.result).data;
      return (attempt && title.resultOf(attempt)) ?? result;
    }),
  );
}
