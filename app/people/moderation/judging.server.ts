import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type Case, type CaseKind, settled } from "./case";
import { readCase, setCase } from "./case-store.server";
import { type Conduct, conductAfter, withDecision } from "./conduct";
import { readConduct, setConduct } from "./conduct.server";
import { type Before, canUndo, type Decision } from "./decision";
import { decisionsAbout, newDecisionId, readDecision, setDecision } from "./decision-store.server";
import type { GuidelineRule } from "./guideline-rules";
import { isModerator, listModerators } from "./moderators.server";
import { type Choice, choicesFor, isSanction, type Refusal } from "./outcomes";
import { readReports, reopenReport, settleReport } from "./reports/report-store.server";
import type { Target, Targets } from "./target";

type Judging = {
  kind: CaseKind;
  targetId: string;
  /** The account of the moderator; null for an operator, who may judge anything. */
  moderator: string | null;
  choice: Choice;
  rule: GuidelineRule;
  /** What the moderator has seen (`seenOf`); null for an operator. */
  seen: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/** A decision that was taken, and the accounts whose reports it has answered. */
export type Judgement = { decision: Decision; reporters: string[] };

/** What a moderator has seen of a case: a decision about anything else is not taken. */
export const seenOf = ({ revision }: Case, target: Target | null): string =>
  `${revision} ${target ? target.version : "gone"}`;

/**
 * Decides about a case, in one transaction: what is to be seen of the thing, what its author may write, the reports, and
 * an entry in the log.
 *
 * @throws DocumentStoreError
 */
export function decide(
  store: DocumentStore,
  targets: Targets,
  judging: Judging,
): Promise<Judgement | Refusal> {
  const { kind, targetId, moderator, choice, now } = judging;
  const id = newDecisionId(now);
  return store.transaction<Judgement | Refusal>(async (transaction) => {
    const known = await readCase(transaction, kind, targetId);
    if (known?.waitingSince === undefined) return "faster";
    const target = await targets[kind](transaction, targetId, now);
    const userId = target?.userId ?? known.userId;
    const appealed = known.isAppealed ? await appealedIn(transaction, known) : null;
    const refusal = await refusalOf(transaction, judging, { known, target, userId, appealed });
    if (refusal) return refusal;
    const wasHidden = target?.isHidden ?? false;
    const overturned = choice === "restore" ? appealed : null;
    const former = userId === null ? null : await conductWithout(transaction, userId, overturned);
    const reports = await readReports(transaction, known.reportIds);
    const decision: Decision = {
      ...{ id, at: now, kind, targetId, userId, outcome: choice, by: moderator },
      ...{ rule: isSanction(choice) ? judging.rule : "report", state: "stands", appeal: null },
      before: beforeOf(known, known.waitingSince, wasHidden),
    };
    if (isSanction(choice) && !wasHidden) target?.hide(transaction);
    if (choice === "restore" && wasHidden) target?.show(transaction, known.former);
    if (userId !== null && former) setConduct(transaction, userId, withDecision(former, decision));
    if (appealed?.appeal) {
      const state = overturned ? "overturned" : appealed.state;
      setDecision(transaction, {
        ...appealed,
        state,
        appeal: { ...appealed.appeal, decision: id },
      });
    }
    for (const report of reports) settleReport(transaction, report.id, { decision: id, now });
    setDecision(transaction, decision);
    const cleared = isSanction(choice) ? null : known.said;
    const isNameTaken = kind !== "reply" && isSanction(choice) && target !== null && !wasHidden;
    const name = isNameTaken ? target.text || known.said : known.former;
    setCase(transaction, { ...settled(known, { id, cleared }), former: name }, now);
    const reporters = reports.flatMap(({ report }) => report.userId ?? []);
    return { decision, reporters: [...new Set(reporters)] };
  });
}

type Found = {
  known: Case;
  target: Target | null;
  userId: string | null;
  appealed: Decision | null;
};

async function refusalOf(
  transaction: Transaction,
  { moderator, choice, seen }: Judging,
  { known, target, userId, appealed }: Found,
): Promise<Refusal | null> {
  if (moderator !== null) {
    if (!(await isModerator(transaction, moderator))) return "forbidden";
    if (userId === moderator) return "own";
    if (appealed?.by === moderator && (await listModerators(transaction)).length > 1) return "own";
  }
  if (seen !== null && seen !== seenOf(known, target)) return "changed";
  const possible = choicesFor({
    ...{ isThere: target !== null, isHidden: target?.isHidden ?? false },
    ...{ hasAuthor: userId !== null, isAppealed: known.isAppealed },
  });
  return possible.includes(choice) ? null : "impossible";
}

/** What a fan may write, but for a decision that is overturned. */
async function conductWithout(
  transaction: Transaction,
  userId: string,
  overturned: Decision | null,
): Promise<Conduct> {
  if (!overturned) return readConduct(transaction, userId);
  const decisions = await decisionsAbout(transaction, userId);
  return conductAfter(
    decisions.map((one) => ({
      ...one,
      stands: one.state === "stands" && one.id !== overturned.id,
    })),
  );
}

const appealedIn = async (transaction: Transaction, { decision }: Case) =>
  decision === null ? null : readDecision(transaction, decision);

function beforeOf(known: Case, waitingSince: number, wasHidden: boolean): Before {
  const { reports, reasons, ofStanding, reporters, reportIds } = known;
  const { isHeld, isAppealed, cleared, decision } = known;
  return {
    ...{ waitingSince, reports, reasons, ofStanding, reporters, reportIds },
    ...{ isHeld, isAppealed, cleared, decision, wasHidden },
  };
}

/**
 * Takes a moderator's decision back within ten minutes: everything is as it was, and waits again. The entry of the log
 * stays, and says so.
 *
 * @param id any user input
 * @returns the decision; null if it can't be undone, or something was decided since
 * @throws DocumentStoreError
 */
export function undo(
  store: DocumentStore,
  targets: Targets,
  { id, moderator, now }: { id: string; moderator: string; now: number },
): Promise<Decision | null> {
  return store.transaction(async (transaction) => {
    const decision = await readDecision(transaction, id);
    if (!decision?.before || !canUndo(decision, moderator, now)) return null;
    const { kind, targetId, userId, before, outcome } = decision;
    const known = await readCase(transaction, kind, targetId);
    if (known?.decision !== id || !(await isModerator(transaction, moderator))) return null;
    const target = await targets[kind](transaction, targetId, now);
    const appealed =
      before.isAppealed && before.decision
        ? await readDecision(transaction, before.decision)
        : null;
    const others = userId === null ? [] : await decisionsAbout(transaction, userId);
    const reports = await readReports(transaction, before.reportIds);
    if (target && target.isHidden !== before.wasHidden) {
      if (isSanction(outcome)) target.show(transaction, known.former);
      else target.hide(transaction);
    }
    if (userId !== null) {
      setConduct(transaction, userId, conductAfterUndo(others, decision, appealed));
    }
    if (appealed?.appeal) {
      const appeal = { ...appealed.appeal, decision: null };
      setDecision(transaction, { ...appealed, state: "stands", appeal });
    }
    for (const report of reports) reopenReport(transaction, report);
    setDecision(transaction, { ...decision, state: "undone" });
    setCase(transaction, reopened(known, before), now);
    return decision;
  });
}

function conductAfterUndo(
  others: readonly Decision[],
  undone: Decision,
  appealed: Decision | null,
): Conduct {
  return conductAfter(
    others.map((one) => ({
      ...one,
      stands: one.id !== undone.id && (one.id === appealed?.id || one.state === "stands"),
    })),
  );
}

/** A case with what waited before a decision, and what has come since. */
function reopened(known: Case, before: Before): Case {
  const { wasHidden: _, ...waiting } = before;
  const reasons = { ...before.reasons };
  for (const [reason, count] of Object.entries(known.reasons)) {
    reasons[reason] = (reasons[reason] ?? 0) + count;
  }
  return {
    ...known,
    ...waiting,
    reasons,
    reports: before.reports + known.reports,
    ofStanding: before.ofStanding + known.ofStanding,
    reporters: [...before.reporters, ...known.reporters],
    reportIds: [...before.reportIds, ...known.reportIds],
    revision: known.revision + 1,
  };
}
