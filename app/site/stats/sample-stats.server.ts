import { dateAt, daysBefore } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { recentForm } from "./recent-form.server";
import type { StatsSheet } from "./stat";
import { tilesOf } from "./stats-of";

/** The sample player's right answers of five, by day until yesterday. */
const scores = [4, 3, 5, 4, 4, 5];

/** The stats for visitors, marked as a sample (spec, section 9: sample stats). */
export const sampleStats = sampleSource("stats", (now): StatsSheet[] => {
  const today = dateAt(now, product.timeZone);
  const days = scores.map((correct, index) => ({
    date: daysBefore(today, scores.length - index),
    correct,
    total: 5,
  }));
  const stats = tilesOf({
    streak: "12 days",
    streakHelper: "Play today to keep it going",
    best: "29",
    plays: "184",
    score: "986",
  });
  return [{ stats, form: recentForm(days, today) }];
});
