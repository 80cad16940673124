import { LEAGUES_PATH } from "~/league-paths";
import type { IconName } from "~/look/ui/icon-name";
import { paths } from "~/paths";

/** A question people ask. */
export type Faq = {
  /** Its fragment on the page: /help#id. */
  id: string;
  question: string;
  answer: string;
  /** Search terms that are not in the texts. */
  keywords: readonly string[];
  /** A link for the answer. */
  link?: { to: string; label: string };
};

export type Topic = {
  id: string;
  title: string;
  description: string;
  icon: IconName;
  faqs: readonly Faq[];
};

const gettingStarted: Topic = {
  id: "getting-started",
  title: "Getting started",
  description: "Your first whistle, with or without an account.",
  icon: "play",
  faqs: [
    {
      id: "first-quiz",
      question: "How do I play my first quiz?",
      answer:
        "Open the Full-Time Quiz and press Kick off. Five questions come one after the other, each with four choices, and the clock runs until your last answer.",
      keywords: ["start", "begin", "play", "rules", "full-time"],
      link: { to: paths.quiz, label: "Open the Full-Time Quiz" },
    },
    {
      id: "need-an-account",
      question: "Do I need an account?",
      answer:
        "No. The quiz, the games, the feed, the stats page and a friend's challenge are open to everybody. A free account keeps your streak, your kits and your settings, on every device you play on; leagues and tables need one. To talk in a thread you need one too, with a verified email and one finished game. Threads about a game open once you have finished it. Report and Block are behind the three dots of each reply.",
      keywords: [
        ...["sign up", "signup", "join", "register", "login", "free", "visitor"],
        ...["talk", "reply", "thread", "discussion", "comment"],
        ...["challenge", "abuse", "hide", "moderator", "appeal", "leaderboard"],
      ],
    },
    {
      id: "new-questions",
      question: "When do new questions arrive?",
      answer:
        "Daily quizzes reset at midnight, local time: yours, not ours. Weekly picks are updated on Fridays.",
      keywords: ["reset", "time zone", "timezone", "tomorrow", "next", "daily", "weekly"],
    },
  ],
};

const gameplay: Topic = {
  id: "gameplay",
  title: "Gameplay and scoring",
  description: "Points, clocks, streaks and live modes.",
  icon: "timer",
  faqs: [
    {
      id: "scoring",
      question: "How is a quiz scored?",
      answer:
        "Each right answer is a point: five at most in the Full-Time Quiz, ten in the Daily Quiz. The Full-Time Quiz adds your accuracy in percent and your time to a tenth of a second. An answer can't be changed once it is given. In leagues each game is worth up to 1,000 points, and your best five of a day count, Monday to Sunday.",
      keywords: ["points", "score", "accuracy", "clock", "timer", "result", "friends", "champion"],
      link: { to: LEAGUES_PATH, label: "See your leagues" },
    },
    {
      id: "streaks",
      question: "How do streaks work?",
      answer:
        "Every day on which you play any game adds one; the treble, today's three, gets a mark in your calendar besides. A streak pauses on a missed day, and playing again carries it on. It resets after 48 hours. A Friendly is a second go at a game, or one of an earlier day out of the calendar. It is for fun: it changes no result, and counts for no streak, table or league. Without an account your streak stays with this browser for 62 days after your last game; log in and it comes along.",
      keywords: ["streak", "run", "missed", "pause", "lost", "days in a row", "best", "calendar"],
      link: { to: paths.stats, label: "See your stats" },
    },
    {
      id: "live-modes",
      question: "When do live modes unlock?",
      answer: "Live modes unlock 90 minutes before the first kick-off.",
      keywords: ["match day", "matchday", "locked", "open", "kickoff"],
      link: { to: paths.play, label: "See the ways to play" },
    },
  ],
};

const account: Topic = {
  id: "account",
  title: "Account and preferences",
  description: "Your player, your password, your data.",
  icon: "user-round",
  faqs: [
    {
      id: "player-and-colours",
      question: "How do I change my player and my colours?",
      answer:
        "Profile has your name, number, face and kits; Settings has your accent colour, your notices, whether tables show you, and whom you have blocked. Theme, motion and lite mode belong to the device: they need no account.",
      keywords: ["profile", "avatar", "kit", "shirt", "accent", "dark mode", "theme", "name"],
      link: { to: paths.settings, label: "Open Settings" },
    },
    {
      id: "password",
      question: "How do I change my password?",
      answer:
        "Choose Change password on the account page: the link we email you works once, for an hour. Accounts that came with Google or Apple have no password here, so change it with them. If you see a practice sign-in in their place, this Kickabout runs without Google and Apple.",
      keywords: ["reset", "forgot", "google", "apple", "practice", "security", "login"],
      link: { to: paths.account, label: "Open your account" },
    },
    {
      id: "my-data",
      question: "Can I download or delete my data?",
      answer:
        "Both, on the account page. Download my data gives you one file with everything we keep about you. Delete account erases all of it for good, once you have typed DELETE and shown that it is you.",
      keywords: ["privacy", "export", "erase", "remove", "close", "gdpr", "popia", "delete"],
      link: { to: paths.account, label: "Open your account" },
    },
  ],
};

const troubleshooting: Topic = {
  id: "troubleshooting",
  title: "Troubleshooting",
  description: "When the ball won't roll.",
  icon: "triangle-alert",
  faqs: [
    {
      id: "slow-line",
      question: "My connection is slow or drops. What can I do?",
      answer:
        "Switch on lite mode at the foot of any page, or in Settings: pages then come without scripts and without the web font, and everything still works. If the line drops in the middle of a quiz, play on: your answers are saved on your phone and go out when it is back. Pages you saw last open without a line, too, unless lite mode is on.",
      keywords: ["offline", "slow", "lite", "data saver", "signal", "javascript", "lag"],
      link: { to: paths.settings, label: "Open Settings" },
    },
    {
      id: "push-alerts",
      question: "Why can't I turn on push alerts?",
      answer:
        "Alerts belong to one device, and its browser has to support and allow them. If you once blocked notifications for Kickabout, allow them in the browser's own settings and try again. If this site has no alerts set up yet, the switch in Settings says so.",
      keywords: ["notifications", "notification", "push", "blocked", "permission", "reminder"],
      link: { to: paths.settings, label: "Open Settings" },
    },
    {
      id: "cannot-log-in",
      question: "I can't log in, or an email never came. What now?",
      answer:
        "Check the spelling of your address and look among the spam. Forgot password? in the log-in window sends a fresh link. After too many tries, wait a quarter of an hour. Still out? Write to us.",
      keywords: ["sign in", "verification", "verify", "mail", "spam", "locked out", "error"],
    },
  ],
};

/** All topics. */
export const topics: readonly Topic[] = [gettingStarted, gameplay, account, troubleshooting];
