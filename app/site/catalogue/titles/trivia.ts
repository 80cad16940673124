import type { GameDraft } from "./game-draft";

const CAREER_PATH_TEXT = `A career is a line on a map: a home-town club, a brave move abroad, a loan that nobody remembers, one last season back where it all began. Career Path shows you that line one club at a time and asks a single question: whose is it?

Name the player from the first club and you are a scout. Need all of them and you are still a fan. Six careers come up each week, from household names to cult heroes, and every answer ends with the story behind the oddest move.

There is no clock. Argue about it at work, sleep on it, come back on Sunday.`;

const DAILY_QUIZ_TEXT = `Ten questions every day, and nobody hurrying you. The Daily Quiz has a theme for each weekday: World Cup finals on Monday, grounds on Tuesday, and so on to the goalkeepers, who get Sunday to themselves.

Every answer comes with the reason behind it, so a wrong one is never wasted. Once a quiz you may take a question off for the one on the bench. Get all ten and the day goes gold in your calendar; miss one and you will remember it for years.

It is the quiz for the second cup of coffee. The one with the clock is next door.`;

const FULL_TIME_TEXT = `Five questions, four choices each, and a clock that starts with the whistle. The Full-Time Quiz takes about two minutes and comes back fresh every midnight, so everybody you know plays the same five on the same day.

An answer is final the moment you press it. Right or wrong, 'Why this answer?' tells you the story behind it, and the board at the end shows your score, your accuracy and your time, ready to be sent to the friend who thinks they know more.

It is small on purpose. It works on any phone, on any signal, and on the walk to the stadium.`;

const HIGHER_LINE_TEXT = `Two facts, two numbers, one of them hidden. Does the second ground hold more people than the first? Did this striker score more than that one? Call it higher or lower and hold your line.

Ten right calls make a clean sheet. One wrong call ends the run, and the number you missed stays on the board until tomorrow, just to tease you.

Grounds, goals, caps, shirt numbers, the minute of a famous goal: the categories change every day, so nobody is good at all of them.`;

export const trivia = {
  fullTimeQuiz: {
    slug: "full-time-quiz",
    title: "Full-Time Quiz",
    subtitle: "Five questions before the final whistle",
    shortDescription: "Five football questions against the clock, new every midnight.",
    longDescription: FULL_TIME_TEXT,
    publisher: "kickabout-studio",
    rating: 4.8,
    ratingsCount: 1840,
    installsLabel: "10k+",
    categories: ["Trivia"],
    tags: ["quiz", "daily", "against the clock", "two minutes"],
    monetization: "free",
    contentRating: "E",
    hasLeaderboards: false,
    published: "2025-08-15",
    heroAlt:
      "A match ticket with a full-time clock at 0:41.2, five questions on its stub, and a referee's whistle",
    screenshotAlts: [
      "A question with Uruguay marked correct and Italy incorrect",
      "The final score of four out of five, with accuracy, time and streak",
    ],
  },
  dailyQuiz: {
    slug: "daily-quiz",
    title: "Daily Quiz",
    subtitle: "Ten questions, no clock, all day",
    shortDescription: "Ten unhurried questions on one theme, with the reason behind every answer.",
    longDescription: DAILY_QUIZ_TEXT,
    publisher: "kickabout-studio",
    rating: 4.6,
    ratingsCount: 962,
    installsLabel: "5k+",
    categories: ["Trivia"],
    tags: ["quiz", "daily", "no clock", "World Cup"],
    monetization: "free",
    contentRating: "E",
    hasLeaderboards: false,
    published: "2025-11-03",
    heroAlt: "A fourth official's board held up with a glowing ten",
    screenshotAlts: [
      "Question six of ten: how many players start a match for each side?",
      "A full-time board with eight out of ten and a tick or cross for each answer",
    ],
  },
  higherLine: {
    slug: "higher-line",
    title: "Higher Line",
    subtitle: "Which number is higher?",
    shortDescription: "Higher or lower with grounds, goals and caps. Call it ten times in a row.",
    longDescription: HIGHER_LINE_TEXT,
    publisher: "near-post",
    rating: 4.4,
    ratingsCount: 3120,
    installsLabel: "25k+",
    categories: ["Trivia", "Arcade"],
    tags: ["higher or lower", "numbers", "stadiums", "streak"],
    monetization: "ad_supported",
    contentRating: "7+",
    hasLeaderboards: false,
    published: "2026-02-12",
    heroAlt: "A ball bounces up columns marked 16, 24 and 32, towards one with a question mark",
    screenshotAlts: [
      "Goals at the 2018 finals, 169, against those of 2022, still hidden, below a line of columns",
      "The number that ended a run, 172, in amber, and six out of ten",
    ],
  },
  careerPath: {
    slug: "career-path",
    title: "Career Path",
    subtitle: "Name the player from the clubs",
    shortDescription: "One career, club by club. How early do you know whose it is?",
    longDescription: CAREER_PATH_TEXT,
    publisher: "extra-time-club",
    rating: 4.5,
    ratingsCount: 1275,
    installsLabel: "10k+",
    categories: ["Trivia", "Puzzle"],
    tags: ["players", "clubs", "transfers", "weekly"],
    monetization: "ad_supported",
    contentRating: "12+",
    hasLeaderboards: false,
    published: { daysAgo: 9 },
    heroAlt: "A yellow line runs past four stations to the silhouette of a player",
    screenshotAlts: [
      "Four clubs of a career on a line, three stops ahead, and a box for the name",
      "A player's card with the rank 'Agent', four points, above the line of clubs",
    ],
  },
} as const satisfies Record<string, GameDraft>;
