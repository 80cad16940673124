import * as z from "zod";
import type { GuidelineRule } from "./guideline-rules";
import type { Reason } from "./reports/report-form";

/** What moderators look at. */
export const caseKinds = ["reply", "name", "league", "signature"] as const;

export type CaseKind = (typeof caseKinds)[number];

/** The kind of case that reports of a kind are about; null for what is the operator's alone. */
export const caseKindOf = (reportKind: string): CaseKind | null =>
  caseKinds.find((kind) => kind === reportKind) ?? null;

/** What each is called. */
export const kindNames: Readonly<Record<CaseKind, string>> = {
  reply: "Reply",
  name: "Name of a player",
  league: "Name of a league",
  signature: "Name on a challenge",
};

/** What each is to its author. */
export const caseThings: Readonly<Record<CaseKind, string>> = {
  reply: "Your reply",
  name: "Your name",
  league: "The name of your league",
  signature: "The name on your challenge",
};

/** A post is hidden by so many reports of standing. */
const REPORTS_TO_HIDE = 3;

/** So many reports of one thing are kept at a time. More are counted. */
const MAX_REPORTS = 50;

const count = z.number().catch(0);

/** All reports about one thing, and what was decided. */
export const caseSchema = z.object({
  kind: z.enum(caseKinds),
  targetId: z.string(),
  /** The account that is responsible for it; null for none. */
  userId: z.string().nullable().catch(null),
  /** What it said when it was last reported. */
  said: z.string().catch(""),
  /** Since when it waits for a moderator, in milliseconds since the epoch; missing while nothing waits. */
  waitingSince: z.number().optional(),
  /** The reports that wait: how many, of which reasons, how many of standing, and by whom, as hashes. */
  reports: count,
  reasons: z.record(z.string(), z.number()).catch({}),
  ofStanding: count,
  reporters: z.array(z.string()).catch([]),
  /** The ids of those that are kept. */
  reportIds: z.array(z.string()).catch([]),
  /** Whether reports have hidden it, before a moderator has looked. */
  isHeld: z.boolean().catch(false),
  /** The text that a moderator has found to be within the rules: reports don't hide it. */
  cleared: z.string().nullable().catch(null),
  /** The name that was taken back; "" for none. */
  former: z.string().catch(""),
  /** The latest decision, and whether an appeal against it waits. */
  decision: z.string().nullable().catch(null),
  isAppealed: z.boolean().catch(false),
  /** Grows with each decision and appeal. */
  revision: count,
});

/** How long a case is kept after its last decision, in milliseconds. */
export const CASE_MS = 90 * 24 * 60 * 60_000;

export type Case = z.infer<typeof caseSchema>;

export const caseId = (kind: CaseKind, targetId: string) => `${kind}.${targetId}`;

/** A case before its first report. */
export const emptyCase = (kind: CaseKind, targetId: string): Case => ({
  ...{ kind, targetId, userId: null, said: "", reports: 0, reasons: {}, ofStanding: 0 },
  ...{ reporters: [], reportIds: [], isHeld: false, cleared: null, former: "", decision: null },
  ...{ isAppealed: false, revision: 0 },
});

type NewReport = {
  /** What the thing says now. */
  said: string;
  userId: string | null;
  reason: Reason;
  /** Tells the reporter from others; null for a visitor. */
  reporter: string | null;
  isOfStanding: boolean;
  id: string;
  now: number;
};

/** A case after one more report, which is kept if its id is among those of the case. */
export function withReport(known: Case, report: NewReport): Case {
  const { said, userId, reason, reporter, isOfStanding, id, now } = report;
  const isKept = known.reportIds.length < MAX_REPORTS;
  return {
    ...known,
    ...{ said, userId, waitingSince: known.waitingSince ?? now, reports: known.reports + 1 },
    reasons: { ...known.reasons, [reason]: (known.reasons[reason] ?? 0) + 1 },
    ofStanding: known.ofStanding + (isOfStanding ? 1 : 0),
    reportIds: isKept ? [...known.reportIds, id] : known.reportIds,
    reporters:
      reporter === null ? known.reporters : [...known.reporters, reporter].slice(-MAX_REPORTS),
  };
}

/** Whether a post is to be hidden until a moderator has looked. */
export const shouldHold = ({ kind, ofStanding, said, cleared }: Case): boolean =>
  kind === "reply" && ofStanding >= REPORTS_TO_HIDE && said !== cleared;

/** A case once a moderator has decided: nothing waits. */
export function settled(known: Case, decision: { id: string; cleared: string | null }): Case {
  const { waitingSince: _, ...rest } = known;
  return {
    ...rest,
    ...{ reports: 0, reasons: {}, ofStanding: 0, reporters: [] },
    ...{ reportIds: [], isHeld: false, isAppealed: false },
    ...{ cleared: decision.cleared, decision: decision.id, revision: known.revision + 1 },
  };
}

/** The rule that most reporters name. */
export function likelyRule({ reasons }: Pick<Case, "reasons">): GuidelineRule {
  const total = Object.values(reasons).reduce((sum, some) => sum + some, 0);
  return (reasons.spoiler ?? 0) * 2 > total ? "spoilers" : "respect";
}
