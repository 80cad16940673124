import * as z from "zod";
import type { Transaction } from "~/platform/storage/document-store";
import { type Span, spanKey, sumOf } from "~/play/rules/periods";
import { pointsRank } from "~/play/rules/rank";

/** One document per player, title, and week or season: the points of the days that are ranked. */
export const STANDINGS = "standings";

const DAY_MS = 24 * 60 * 60_000;
/** How long one stays after the last finish. */
const LIFE_MS: Record<Span, number> = { week: 21 * DAY_MS, season: 120 * DAY_MS };

const daysSchema = z.record(z.iso.date(), z.number().int().min(0).max(1000));

/** What is summed up together. */
export const standingsTable = (slug: string, span: Span, date: string) =>
  `${slug}.${spanKey(span, date)}`;

/** The id of a player's document in a table. */
export const standingKey = (table: string, userId: string) => `${table}.${userId}`;

/**
 * Reads what a player has of the week and the season of a date.
 *
 * @returns how to write them down with the points of that day, which counts once
 */
export async function readStandings(
  transaction: Transaction,
  userId: string,
  slug: string,
  date: string,
): Promise<(points: number, now: number) => void> {
  const spans = ["week", "season"] as const;
  const found = await Promise.all(
    spans.map(async (span) => {
      const table = standingsTable(slug, span, date);
      const id = standingKey(table, userId);
      const stored = await transaction.get(STANDINGS, id);
      return { span, table, id, days: daysSchema.safeParse(stored?.days).data ?? {} };
    }),
  );
  return (points, now) => {
    for (const { span, table, id, days } of found) {
      const all = { ...days, [date]: points };
      const sum = sumOf(Object.values(all));
      transaction.set(STANDINGS, id, {
        userId,
        table,
        days: all,
        points: sum,
        rank: pointsRank(sum, userId),
        expiresAt: now + LIFE_MS[span],
      });
    }
  };
}
