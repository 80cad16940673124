import { pointsHelper, pointsOf } from "~/play/points";
import type { Stat, StatsDay } from "./stat";

/** A player's results and streak. */
export type PlayedStats = {
  /** All finished quizzes without Friendlies. */
  plays: number;
  /** The first finished quiz of each date. Replays are excluded from the best score, because their answers are known. */
  days: readonly StatsDay[];
  streak: { current: number; best: number; state: "running" | "paused" | "none" };
  today: string;
};

/**
 * The tiles of a player (spec, section 2: stats).
 *
 * @returns empty before the first finished quiz
 */
export function statsOf({ plays, days, streak, today }: PlayedStats): Stat[] {
  if (plays === 0) return [];
  const hasPlayedToday = days.some(({ date }) => date === today);
  return tilesOf({
    streak: `${streak.current} ${streak.current === 1 ? "day" : "days"}`,
    streakHelper: streakHelper(streak.state, hasPlayedToday),
    best: String(streak.best),
    plays: String(plays),
    score: String(Math.max(0, ...days.map(pointsOf))),
  });
}

/** The four tiles for given values. */
export function tilesOf(values: {
  streak: string;
  streakHelper: string;
  best: string;
  plays: string;
  score: string;
}): Stat[] {
  return [
    { id: "streak", label: "Streak", value: values.streak, helper: values.streakHelper },
    { id: "best", label: "Best streak", value: values.best, helper: "Days in your longest run" },
    {
      id: "plays",
      label: "Plays",
      value: values.plays,
      helper: "Quizzes finished, Friendlies aside",
    },
    { id: "score", label: "Best score", value: values.score, helper: pointsHelper },
  ];
}

function streakHelper(state: PlayedStats["streak"]["state"], hasPlayedToday: boolean): string {
  if (hasPlayedToday) return "Today is in. See you tomorrow";
  if (state === "running") return "Play today to keep it going";
  return state === "paused" ? "Paused. Play today to save it" : "Play today to start one";
}
