import * as z from "zod";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";
import type { PlayedDates } from "./records";
import type { Result, TitleRecord } from "./results";

/**
 * Reads data from before the engine, when the Full-Time Quiz was the only title: its attempts had `answers` and
 * another id format, and one document of `records` referred to the current attempt. Data is migrated when a player's
 * next attempt ends.
 */
export const FORMER_TITLE = "full-time-quiz";
export const FORMER_RECORDS = "records";
export const FORMER_COOKIE = "kb_quiz";

const WIN_PERCENT = 60;

const count = z.number().int().min(0);

const attemptSchema = z
  .object({
    id: z.string(),
    edition: z.number(),
    date: z.string(),
    startedAt: z.number(),
    answers: z.array(z.object({ choice: z.number(), at: z.number() })),
    late: z.boolean(),
    friendly: z.boolean().default(false),
  })
  .transform(({ answers, late, friendly, ...rest }) => ({
    ...rest,
    startedOn: rest.date,
    moves: answers.map(({ choice, at }) => ({ move: choice, at })),
    options: [],
    isFriendly: friendly,
    isLate: late,
  }));

const slotsSchema = z
  .object({ current: z.looseObject({}), friendly: z.unknown() })
  .partial({ friendly: true });

const recordSchema = z.object({
  current: z.uuid().nullable().catch(null),
  plays: count.catch(0),
  days: z
    .array(z.object({ date: z.iso.date(), correct: count, total: count, elapsed: count }))
    .catch([]),
});

/** A record of the former version, converted. */
export type FormerRecord = {
  /** The id of the latest attempt. */
  current: string | null;
  dates: PlayedDates;
  title: TitleRecord;
};

/** An attempt of the former version, not yet validated by the title's schema; null for anything else. */
export function formerAttempt(stored: unknown): unknown {
  return attemptSchema.safeParse(stored).data ?? null;
}

/** A visitor's attempts in a cookie of the former version, which had one attempt at first, still to be checked by the title's schema. */
export function formerSlots(stored: unknown): { result: unknown; friendly: unknown } {
  const slots = slotsSchema.safeParse(stored).data;
  if (!slots) return { result: formerAttempt(stored), friendly: null };
  return { result: formerAttempt(slots.current), friendly: formerAttempt(slots.friendly) };
}

/** A record of the former version; null where there is none. */
export function readFormerRecord(stored: unknown): FormerRecord | null {
  if (stored === null) return null;
  const { current, plays, days } = recordSchema.parse(stored);
  const results = days.map(
    ({ date, correct, total, elapsed }): Result => ({
      date,
      // The schedule has the edition of each date; the former version did not store it with the result.
      edition: 0,
      isWin: correct * 100 >= total * WIN_PERCENT,
      score: correct,
      outOf: total,
      elapsed,
      isLate: false,
    }),
  );
  return {
    current,
    dates: new Map(days.map(({ date }) => [date, [FORMER_TITLE]])),
    title: { results, formerReplays: Math.max(0, plays - results.length) },
  };
}

/** A player's attempt with an id of the former version, if it exists and is their own. */
export async function readFormerAttempt(
  from: Pick<DocumentStore, "get">,
  userId: string,
  id: string | null,
): Promise<unknown> {
  if (id === null || !z.uuid().safeParse(id).success) return null;
  const document: DocumentData | null = await from.get("attempts", id);
  return document?.userId === userId ? formerAttempt({ ...document, id }) : null;
}
