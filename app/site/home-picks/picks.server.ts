import { sampleSource } from "~/platform/sources/sample-source.server";
import { playPath } from "~/playable";
import type { HomePick } from "./home-pick";

const daily: HomePick[] = [
  {
    id: "daily-quiz",
    title: "Daily Quiz",
    description: "10 questions, no clock. Take your time and get them all.",
    href: playPath("daily-quiz"),
    icon: "list-checks",
  },
  {
    id: "higher-line",
    title: "Higher Line",
    description: "Which number is higher? Call it ten times.",
    href: playPath("higher-line"),
    icon: "chart-no-axes-column",
  },
  {
    id: "link-up-play",
    title: "Link-Up Play",
    description: "Sixteen words, four hidden groups.",
    href: playPath("link-up-play"),
    icon: "link",
  },
];

const weekly: HomePick[] = [
  {
    id: "career-path",
    title: "Career Path",
    description: "Name the player from the clubs, one badge at a time.",
    actionLabel: "Take a guess",
    href: playPath("career-path"),
    icon: "route",
  },
  {
    id: "kit-detective",
    title: "Kit Detective",
    description: "One shirt, one nation. How few clues do you need?",
    actionLabel: "Open the case",
    href: playPath("kit-detective"),
    icon: "shirt",
  },
  {
    id: "crossbar",
    title: "Crossbar",
    description: "A mini crossword that fits in a half-time break.",
    actionLabel: "Fill the grid",
    href: playPath("crossbar"),
    icon: "grid-3x3",
  },
];

/** The items of the Daily lineup, without the Full-Time Quiz itself. */
export const dailyPicks = sampleSource("daily", () => daily);

/** The Weekly picks. */
export const weeklyPicks = sampleSource("weekly", () => weekly);
