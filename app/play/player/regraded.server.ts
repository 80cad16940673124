import type { DocumentStore } from "~/platform/storage/document-store";
import type { TitleRecord } from "~/play/rules/results";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { ATTEMPTS, attemptKey } from "./attempt-documents";

/**
 * Grades the results of editions with a void again, from their attempts; a result without an attempt stays as it was
 * recorded. It reads one document for each such edition that the player has played.
 */
export async function regraded<Move>(
  from: Pick<DocumentStore, "get">,
  userId: string,
  title: StoredTitle<Move>,
  record: TitleRecord,
): Promise<TitleRecord> {
  const results = await Promise.all(
    record.results.map(async (result) => {
      if (!title.hasVoid(result.edition)) return result;
      const stored = await from.get(ATTEMPTS, attemptKey(userId, title.slug, result.date));
      const attempt = title.attemptSchema.safeParse(stored?.result).data;
      return (attempt && title.resultOf(attempt)) ?? result;
    }),
  );
  return { results };
}
