import type { GameDraft } from "./game-draft";

const CROSSBAR_TEXT = `A crossword that fits inside the fifteen minutes of half-time. Crossbar is five squares by five, with clues from the dressing room, the terraces and the small print of the laws of the game.

The easy ones let you in, the crossing letters do the rest, and there is always one clue that makes you groan out loud. Ten times you may have your letters checked, and a word stays clean until a wrong one of it comes back off the bar. A finished grid tells you how long you took, and keeps it to itself if you would rather not know.

One purchase, a grid a day, no advertisements. The archive holds every grid there has been, for long train journeys home.`;

const GOLDEN_WORD_TEXT = `There is one football word hidden each day. You have six tries. Letters that sit in the right place turn to gold, letters that belong somewhere else are chalked up, and the rest go back to the bench. A word that isn't in the dressing room costs you nothing.

From Monday to Thursday it has five letters, on Friday and Saturday six, and on Sunday seven. The word may be a position, a trick, a piece of kit or something shouted from the stands. It is always one that a fan has said aloud, and never a name, so nobody needs to know how a full-back in the third division is spelt.

Every word you find goes into your phrase book with a line of its own, and hard mode is there for those who find it all too easy. Find it in two and you may be unbearable about it until midnight.`;

const KIT_DETECTIVE_TEXT = `One shirt on the rail, four nations under suspicion. Kit Detective shows you a national team's shirt without its badge and asks whose it is. Stripes, collars and that one shade of blue are all you have on sight.

A case has nine shirts, each worth three stars. Home shirts are for warming up. Away shirts are where it gets interesting, and the goalkeepers of the nineties are for specialists. A shirt has a file as well: opening it costs a star, and it has a new note every day until Wednesday. A wrong nation costs two.

A new case opens every Friday, and once it is closed its nine shirts hang in your locker for good, each with its story.`;

const LINK_UP_TEXT = `Sixteen words on the board, four groups of four, and more than one way to be wrong. Link-Up Play hides what belongs together: four grounds, four ways to take a penalty, four managers with an animal inside.

Three mistakes are yellow cards, the fourth is a red one and ends it. The first group is nearly always a gift and the last one nearly always a surprise, and in between there is a word that looks at home in three places at once.

A new board comes every midnight. Sharing your result gives nothing away, as the guidelines ask.`;

export const puzzle = {
  linkUpPlay: {
    slug: "link-up-play",
    title: "Link-Up Play",
    subtitle: "Sixteen words, four hidden groups",
    shortDescription: "Find the four groups of four before your fourth mistake.",
    longDescription: LINK_UP_TEXT,
    publisher: "chalkline-games",
    rating: 4.9,
    ratingsCount: 12_400,
    installsLabel: "50k+",
    categories: ["Puzzle"],
    tags: ["words", "groups", "daily", "logic"],
    monetization: "free",
    contentRating: "7+",
    hasLeaderboards: false,
    published: "2025-10-24",
    heroAlt: "Sixteen word tiles in four colours, tilted across a purple ground",
    screenshotAlts: [
      "Sixteen words with spot, flag, arc and post chosen",
      "Two groups found: on every pitch, and in the kit bag",
    ],
  },
  goldenWord: {
    slug: "golden-word",
    title: "Golden Word",
    subtitle: "Six tries for one football word",
    shortDescription: "Guess the football word of the day, letter by golden letter.",
    longDescription: GOLDEN_WORD_TEXT,
    publisher: "chalkline-games",
    rating: 4.7,
    ratingsCount: 8650,
    installsLabel: "50k+",
    categories: ["Puzzle"],
    tags: ["words", "letters", "daily", "six tries"],
    monetization: "ad_supported",
    contentRating: "7+",
    hasLeaderboards: false,
    published: "2026-01-19",
    heroAlt: "Letter tiles: touch above, and pitch below it all in gold",
    screenshotAlts: [
      "Two tries on the board and a third begun, above a keyboard",
      "Pitch, found in three of six tries",
    ],
  },
  crossbar: {
    slug: "crossbar",
    title: "Crossbar",
    subtitle: "A mini crossword for half-time",
    shortDescription: "A five-by-five crossword that fits in a half-time break.",
    longDescription: CROSSBAR_TEXT,
    publisher: "extra-time-club",
    rating: 4.3,
    ratingsCount: 742,
    installsLabel: "5k+",
    categories: ["Puzzle"],
    tags: ["crossword", "words", "daily", "no ads"],
    monetization: "premium",
    priceCents: 3999,
    contentRating: "E",
    hasLeaderboards: false,
    published: "2025-12-08",
    heroAlt: "A small crossword stands between goalposts, and a ball bounces off the bar",
    screenshotAlts: [
      "A grid half filled in, with the clue 'After ninety: blank time'",
      "A finished grid, solved in 1:42",
    ],
  },
  kitDetective: {
    slug: "kit-detective",
    title: "Kit Detective",
    subtitle: "Name the nation from its kit",
    shortDescription: "One shirt, four nations. Whose is it? Nine shirts make a case.",
    longDescription: KIT_DETECTIVE_TEXT,
    publisher: "extra-time-club",
    rating: 4.2,
    ratingsCount: 518,
    installsLabel: "1k+",
    categories: ["Puzzle", "Trivia"],
    tags: ["kits", "nations", "weekly", "World Cup"],
    monetization: "free",
    contentRating: "E",
    hasLeaderboards: false,
    published: { daysAgo: 3 },
    heroAlt: "A magnifying glass over a sky-blue and white striped shirt on a rail",
    screenshotAlts: [
      "A striped shirt worth three stars, four nations to choose from, and two notes in its file",
      "The case at its end: nine shirts, each with the stars that it was named for",
    ],
  },
} as const satisfies Record<string, GameDraft>;
