import { pointsHelper } from "~/play/rules/points";
import type { Streak } from "~/play/rules/streak";
import type { Stat } from "./stat";

/** A player's numbers over all titles. */
export type PlayedStats = {
  /** All finished games without Friendlies. */
  plays: number;
  best: { value: string; helper: string };
  streak: Streak;
  hasPlayedToday: boolean;
  /** The days on which all three of the treble were finished. */
  trebles: number;
};

/** The tiles of a player. */
export function statsOf({ plays, best, streak, hasPlayedToday, trebles }: PlayedStats): Stat[] {
  const tiles = tilesOf({
    streak: daysText(streak),
    streakHelper: streakHelper(streak.state, hasPlayedToday),
    best: String(streak.best),
    plays: String(plays),
    score: best.value,
    scoreHelper: best.helper,
  });
  const treble = { id: "trebles", label: "Trebles", helper: "Days with all three titles" };
  return [...tiles, { ...treble, value: String(trebles) }];
}

/** The streak's tiles without their helpers, for a page that says in words how it stands. */
export function streakTiles(streak: Streak): Stat[] {
  return [
    { id: "streak", label: "Streak", value: daysText(streak) },
    { id: "best", label: "Best streak", value: String(streak.best) },
  ];
}

const daysText = ({ current }: Streak) => `${current} ${current === 1 ? "day" : "days"}`;

/** The tiles of the sample player (docs/rules.md#sample-and-real). */
export const sampleTiles = tilesOf({
  streak: "12 days",
  streakHelper: "Play today to keep it going",
  best: "29",
  plays: "184",
  score: "986",
  scoreHelper: pointsHelper,
});

function tilesOf(values: {
  streak: string;
  streakHelper: string;
  best: string;
  plays: string;
  score: string;
  scoreHelper: string;
}): Stat[] {
  return [
    { id: "streak", label: "Streak", value: values.streak, helper: values.streakHelper },
    { id: "best", label: "Best streak", value: values.best, helper: "Days in your longest run" },
    {
      id: "plays",
      label: "Plays",
      value: values.plays,
      helper: "Games finished, without Friendlies",
    },
    { id: "score", label: "Best score", value: values.score, helper: values.scoreHelper },
  ];
}

function streakHelper(state: Streak["state"], hasPlayedToday: boolean): string {
  if (hasPlayedToday) return "Today is in. See you tomorrow";
  if (state === "running") return "Play today to keep it going";
  return state === "paused" ? "Paused. Play today to save it" : "Play today to start one";
}

/** What one's own stats say first, of today. */
export function headlineOf({
  scores,
  playedDays,
  streak,
}: {
  /** Today's, by title. */
  scores: readonly string[];
  playedDays: number;
  streak: Streak;
}): string {
  if (scores.length > 0) {
    // Several scores without the names of their games say little.
    const said = scores.length === 1 ? scores[0] : `${scores.length} games in`;
    return `${playedDays === 1 ? "Your first day" : "Today"}: ${said}`;
  }
  return streak.state === "none"
    ? "A new run starts with one game"
    : `Day ${streak.current + 1} is waiting`;
}
