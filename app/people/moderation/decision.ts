import * as z from "zod";
import { caseKinds } from "./case";
import { type GuidelineRule, ruleNames } from "./guideline-rules";
import { isSanction, outcomes } from "./outcomes";

const appealSchema = z.object({
  text: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  /** The decision about it; null while it waits. */
  decision: z.string().nullable(),
});

/** What a case was like before a decision, to take the decision back. */
const beforeSchema = z.object({
  waitingSince: z.number(),
  reports: z.number(),
  reasons: z.record(z.string(), z.number()),
  ofStanding: z.number(),
  reporters: z.array(z.string()),
  reportIds: z.array(z.string()),
  isHeld: z.boolean(),
  isAppealed: z.boolean(),
  cleared: z.string().nullable(),
  decision: z.string().nullable(),
  wasHidden: z.boolean(),
});

export const decisionSchema = z.object({
  /** Milliseconds since the epoch. */
  at: z.number(),
  kind: z.enum(caseKinds),
  /** "" once its author's account is deleted. */
  targetId: z.string(),
  /** The account that it is about; null for none. */
  userId: z.string().nullable(),
  outcome: z.enum(outcomes),
  rule: z.enum(ruleNames as [GuidelineRule, ...GuidelineRule[]]),
  /** The moderator's account; null for reports, an operator, and a deleted account. */
  by: z.string().nullable(),
  /** Whether it counts: not once it was undone, or overturned on appeal. */
  state: z.enum(["stands", "undone", "overturned"]),
  appeal: appealSchema.nullable(),
  before: beforeSchema.nullable(),
});

export type StoredDecision = z.infer<typeof decisionSchema>;
export type Before = z.infer<typeof beforeSchema>;

/** An entry of the log: one for everything that was decided. */
export type Decision = StoredDecision & { id: string };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a decision can be undone by its moderator, and how long its author can appeal. */
export const UNDO_MS = 10 * MINUTE_MS;
const APPEAL_MS = 30 * DAY_MS;

/** Whether a moderator can still take a decision back. */
export const canUndo = ({ by, at, state }: Decision, moderator: string, now: number): boolean =>
  by === moderator && state === "stands" && now - at < UNDO_MS;

/** Whether the author can appeal: once, within 30 days, against what has taken something from them. */
export function canAppeal(decision: Decision, userId: string, now: number): boolean {
  const { outcome, at, state, appeal } = decision;
  const isTheirs = decision.userId === userId && isSanction(outcome);
  return isTheirs && state === "stands" && appeal === null && now - at < APPEAL_MS;
}
