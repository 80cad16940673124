import type { DocumentStore } from "~/platform/storage/document-store";
import { settled } from "./case";
import { casesOf, readCase, type StoredCase, setCase } from "./case-store.server";
import type { Decision } from "./decision";
import {
  decisionsAbout,
  listDecisions,
  newDecisionId,
  readDecision,
  setDecision,
} from "./decision-store.server";
import { readReports, settleReport } from "./reports/report-store.server";

const PAGE = 100;

/**
 * Takes an account that is deleted out of the moderators' documents: what waited about it is closed with an entry, and the
 * log says nothing of whom it was about, or who has decided.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError; what was taken out remains so
 */
export async function leaveModeration(
  store: DocumentStore,
  userId: string,
  now: number,
): Promise<void> {
  for (;;) {
    const cases = await casesOf(store, userId);
    if (cases.length === 0) break;
    for (const one of cases) await closeCase(store, one, now);
  }
  for (;;) {
    const decisions = await decisionsAbout(store, userId, PAGE);
    if (decisions.length === 0) break;
    for (const { id } of decisions) {
      await changeDecision(store, id, { userId: null, targetId: "", appeal: null, before: null });
    }
  }
  for (;;) {
    const { decisions } = await listDecisions(store, { by: userId }, PAGE);
    if (decisions.length === 0) break;
    for (const { id } of decisions) await changeDecision(store, id, { by: null });
  }
}

function closeCase(store: DocumentStore, one: StoredCase, now: number): Promise<void> {
  const { kind, targetId } = one;
  const id = newDecisionId(now);
  return store.transaction(async (transaction) => {
    const known = await readCase(transaction, kind, targetId);
    if (!known) return;
    const without = { userId: null, said: "", former: "", cleared: null };
    if (known.waitingSince === undefined) {
      setCase(transaction, { ...known, ...without }, now);
      return;
    }
    const reports = await readReports(transaction, known.reportIds);
    setDecision(transaction, {
      ...{ id, at: now, kind, targetId: "", userId: null, outcome: "gone", rule: "report" },
      ...{ by: null, state: "stands", appeal: null, before: null },
    });
    for (const report of reports) settleReport(transaction, report.id, { decision: id, now });
    setCase(transaction, { ...settled(known, { id, cleared: null }), ...without }, now);
  });
}

const changeDecision = (store: DocumentStore, id: string, change: Partial<Decision>) =>
  store.transaction(async (transaction) => {
    const decision = await readDecision(transaction, id);
    if (decision) setDecision(transaction, { ...decision, ...change });
  });
