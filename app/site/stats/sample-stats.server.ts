import { paths } from "~/paths";
import { dateAt, daysBefore } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { recentForm } from "./recent-form.server";
import type { StatsSheet } from "./stat";
import { sampleTiles } from "./stats-of";

const TITLE = "Full-Time Quiz";
const QUESTIONS = 5;

/** The sample player's right answers of five, by day until yesterday. */
const scores = [4, 3, 5, 4, 4, 5];

/** The stats for visitors who have not played, marked as a sample (docs/rules.md#sample-and-real). */
export const sampleStats = sampleSource("stats", (now): StatsSheet[] => {
  const today = dateAt(now, product.timeZone);
  const days = scores.map((score, index) => {
    const play = { title: TITLE, score: `${score}/${QUESTIONS}`, isPerfect: score === QUESTIONS };
    return [daysBefore(today, scores.length - index), [play]] as const;
  });
  return [
    {
      headline: null,
      stats: sampleTiles,
      form: recentForm(new Map(days), today),
      next: { to: paths.quiz, label: "Play today's quiz" },
      titles: [],
    },
  ];
});
