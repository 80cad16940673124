import { sha256 } from "~/platform/identity/secret-token.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import {
  type Case,
  type CaseKind,
  caseId,
  emptyCase,
  likelyRule,
  shouldHold,
  withReport,
} from "./case";
import { readCase, setCase } from "./case-store.server";
import type { Decision } from "./decision";
import { newDecisionId, setDecision } from "./decision-store.server";
import type { Reason } from "./reports/report-form";
import { newReportId, setReport } from "./reports/report-store.server";
import type { Targets } from "./target";

export type Filing = {
  kind: CaseKind;
  targetId: string;
  /** What the reporter has seen of it. */
  seen: string;
  reason: Reason;
  details: string;
  /** Null for a visitor. */
  reporter: { id: string; isOfStanding: boolean } | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * What became of a report. "again": the same account has one that waits. "own": it is about the reporter. "settled": it
 * is hidden already. `held` is the decision by which this report has hidden a post.
 */
export type Filed =
  | { outcome: "filed"; held: Decision | null }
  | { outcome: "again" | "own" | "gone" | "settled" };

/**
 * Takes a report, in one transaction with its case; the third of standing hides a post until a moderator has looked.
 *
 * @throws DocumentStoreError
 */
export function fileReport(store: DocumentStore, targets: Targets, filing: Filing): Promise<Filed> {
  const { kind, targetId, seen, reason, details, reporter, now } = filing;
  const [createdAt, decisionId] = [new Date(now).toISOString(), newDecisionId(now)];
  const reportId = newReportId(createdAt);
  const hash = reporter && reporterHash(reporter.id, kind, targetId);
  return store.transaction<Filed>(async (transaction) => {
    const known = (await readCase(transaction, kind, targetId)) ?? emptyCase(kind, targetId);
    const target = await targets[kind](transaction, targetId, now);
    if (!target) return { outcome: "gone" };
    if (reporter && target.userId === reporter.id) return { outcome: "own" };
    if (target.isHidden && !known.isHeld) return { outcome: "settled" };
    if (hash && known.reporters.includes(hash)) return { outcome: "again" };
    const counted = withReport(known, {
      ...{ said: target.text || seen, userId: target.userId, reason, reporter: hash },
      ...{ id: reportId, now },
      isOfStanding: reporter?.isOfStanding ?? false,
    });
    if (counted.reportIds.includes(reportId)) {
      const about = { kind, targetId, reason, details, createdAt };
      setReport(transaction, reportId, { ...about, userId: reporter?.id ?? null });
    }
    const isHolding = shouldHold(counted) && !target.isHidden;
    setCase(transaction, { ...counted, isHeld: counted.isHeld || isHolding }, now);
    if (!isHolding) return { outcome: "filed", held: null };
    target.hide(transaction);
    const held = heldBy(decisionId, counted, now);
    setDecision(transaction, held);
    return { outcome: "filed", held };
  });
}

/** Tells reporters of one thing apart, and nothing else of them. */
const reporterHash = (userId: string, kind: CaseKind, targetId: string) =>
  sha256(`${userId} ${caseId(kind, targetId)}`).slice(0, 16);

const heldBy = (id: string, one: Case, at: number): Decision => ({
  ...{ id, at, kind: one.kind, targetId: one.targetId, userId: one.userId, outcome: "hold" },
  ...{ rule: likelyRule(one), by: null, state: "stands", appeal: null, before: null },
});
