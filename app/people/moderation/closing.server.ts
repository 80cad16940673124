import type { DocumentStore } from "~/platform/storage/document-store";
import { type Case, caseKindOf } from "./case";
import { readCase, setCase } from "./case-store.server";
import type { Decision } from "./decision";
import { newDecisionId, setDecision } from "./decision-store.server";
import { decide, type Judgement } from "./judging.server";
import { type Closed, closeReportIn, readReport } from "./reports/report-store.server";
import type { Targets } from "./target";

/** What became of closing a report, and the decision if nothing waits about its thing any more. */
type ClosedReport = { outcome: Closed; judgement: Judgement | null };

/**
 * Closes a report, for an operator. With the last one that waits about a thing, nothing is held against it: it is
 * shown, and the log has an entry.
 *
 * @param id any input
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function closeAsOperator(
  store: DocumentStore,
  targets: Targets,
  id: string,
  now: number,
): Promise<ClosedReport> {
  const closed = await store.transaction(async (transaction) => {
    const report = await readReport(transaction, id);
    const kind = report && caseKindOf(report.kind);
    const known = report && kind ? await readCase(transaction, kind, report.targetId) : null;
    const outcome = closeReportIn(transaction, id, report, now);
    const counts = outcome === "closed" && known?.reportIds.includes(id);
    if (!known || !counts) return { outcome, left: null };
    const left = without(known, id);
    setCase(transaction, left, now);
    return { outcome, left };
  });
  const { outcome, left } = closed;
  if (!left || left.reports > 0 || left.isAppealed) return { outcome, judgement: null };
  const { kind, targetId } = left;
  const isHidden = (await targets[kind](store, targetId, now))?.isHidden ?? false;
  const judgement = await decide(store, targets, {
    ...{ kind, targetId, moderator: null, rule: "report", seen: null, now },
    choice: isHidden ? "restore" : "dismiss",
  });
  return { outcome, judgement: typeof judgement === "string" ? null : judgement };
}

/**
 * Writes into the log that an operator takes something away by a command. The entry names no account.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export const logAsOperator = (
  store: DocumentStore,
  { kind, targetId }: Pick<Decision, "kind" | "targetId">,
  now: number,
): Promise<void> =>
  store.transaction(async (transaction) =>
    setDecision(transaction, {
      ...{ id: newDecisionId(now), at: now, kind, targetId, userId: null, outcome: "hide" },
      ...{ rule: "respect", by: null, state: "stands", appeal: null, before: null },
    }),
  );

const without = (known: Case, id: string): Case => ({
  ...known,
  reports: known.reports - 1,
  reportIds: known.reportIds.filter((one) => one !== id),
});
