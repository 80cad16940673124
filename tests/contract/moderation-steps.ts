import { randomUUID } from "node:crypto";
import { targets } from "~/community/targets.server";
import type { CaseKind } from "~/people/moderation/case";
import { readCase } from "~/people/moderation/case-store.server";
import { type Filing, fileReport } from "~/people/moderation/filing.server";
import { decide, type Judgement, seenOf } from "~/people/moderation/judging.server";
import { addModerator } from "~/people/moderation/moderators.server";
import type { Choice } from "~/people/moderation/outcomes";
import type { Report } from "~/people/moderation/reports/report";
import { listReports } from "~/people/moderation/reports/report-store.server";
import { findReply, writeReply } from "~/people/threads/reply-store.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { fan, NOW, newThread } from "../fixtures/new-thread";

/** What tests of moderation do, on any store. */
export function moderationSteps(open: () => DocumentStore) {
  return {
    fan,

    /** A reply in a thread of its own, with its author. */
    async said(text = "Words", author = fan(), thread = newThread()) {
      const written = await writeReply(open(), { thread, author, text, to: null, now: NOW });
      if (written.outcome !== "written") throw new Error(written.outcome);
      return { id: written.id, author, thread };
    },

    /** Reports something, by default as an account of standing that nobody else has. */
    report(targetId: string, change: Partial<Filing> = {}) {
      const reporter = { id: randomUUID(), isOfStanding: true };
      const filing = { kind: "reply", targetId, seen: "", reason: "hateful", details: "" } as const;
      return fileReport(open(), targets, { ...filing, reporter, now: NOW, ...change });
    },

    async moderator() {
      const id = randomUUID();
      await addModerator(open(), id, NOW);
      return id;
    },

    /** Decides as somebody who has just looked. */
    async decides(
      moderator: string,
      choice: Choice,
      targetId: string,
      { kind = "reply" as CaseKind, now = NOW } = {},
    ) {
      const known = await readCase(open(), kind, targetId);
      const target = await targets[kind](open(), targetId, now);
      const seen = known ? seenOf(known, target) : "";
      const judging = { kind, targetId, moderator, choice, rule: "respect", seen, now } as const;
      return decide(open(), targets, judging);
    },

    caseOf: (targetId: string, kind: CaseKind = "reply") => readCase(open(), kind, targetId),

    stateOf: async (id: string) => (await findReply(open(), id))?.state ?? null,

    /** The open reports about something. */
    async reportsOf(targetId: string) {
      const about: Report[] = [];
      for await (const { report } of listReports(open())) {
        if (report.targetId === targetId) about.push(report);
      }
      return about;
    },
  };
}

/** A decision that was taken. */
export async function taken(decided: Promise<Judgement | string>): Promise<Judgement> {
  const judgement = await decided;
  if (typeof judgement === "string") throw new Error(judgement);
  return judgement;
}
