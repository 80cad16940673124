import { paths } from "~/paths";
import { sampleSource } from "~/platform/sources/sample-source.server";
import type { HomePick } from "./home-pick";

const game = (slug: string) => `${paths.play}?game=${slug}`;

const daily: HomePick[] = [
  {
    id: "daily-ten",
    title: "Daily Quiz",
    description: "10 questions, no clock. Take your time and get them all.",
    href: game("daily-ten"),
    icon: "list-checks",
  },
  {
    id: "higher-line",
    title: "Higher Line",
    description: "Which number is higher? Call it ten times.",
    href: game("higher-line"),
    icon: "chart-no-axes-column",
  },
  {
    id: "link-up-play",
    title: "Link-Up Play",
    description: "Sixteen words, four hidden groups.",
    href: game("link-up-play"),
    icon: "link",
  },
];

const weekly: HomePick[] = [
  {
    id: "career-path",
    title: "Career Path",
    description: "Name the player from the clubs, one badge at a time.",
    actionLabel: "Take a guess",
    href: game("career-path"),
    icon: "route",
  },
  {
    id: "kit-detective",
    title: "Kit Detective",
    description: "One shirt, one nation. How few clues do you need?",
    actionLabel: "Open the case",
    href: game("kit-detective"),
    icon: "shirt",
  },
  {
    id: "crossbar",
    title: "Crossbar",
    description: "A mini crossword that fits in a half-time break.",
    actionLabel: "Fill the grid",
    href: game("crossbar"),
    icon: "grid-3x3",
  },
];

/** The items of the Daily lineup, without the Full-Time Quiz itself. */
export const dailyPicks = sampleSource("daily", () => daily);

/** The Weekly picks. */
export const weeklyPicks = sampleSource("weekly", () => weekly);
