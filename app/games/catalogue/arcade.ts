import type { GameDraft } from "./game-draft";

const KEEPY_UPPY_TEXT = `One ball, one thumb. Tap it before it touches the grass, and keep doing that for as long as your nerve lasts. Keepy-Uppy is the game everybody has played in a back garden, without the broken flowerpots.

Every ten touches the ball gets a little heavier or the wind a little stronger. There are knees, chests and heels to unlock, and a rainbow flick that nobody gets right the first time.

A round lasts seconds or minutes. 'Just one more' is how most of them start.`;

const SPOT_KICK_TEXT = `Twelve yards, one keeper, no excuses. Pick a corner, choose how hard, and watch the goalkeeper guess. Then change ends and dive for your life.

Each shoot-out is five kicks a side and then sudden death. Keepers remember: shoot left twice and the third one will be waiting there. Practise against the house, or send a friend a link and settle it.

One purchase, every keeper, no advertisements. The sound of the net is the real thing.`;

const WALL_PASS_TEXT = `Give, go, get it back. In Wall Pass you move a team of five across the pitch one pass at a time, off defenders, posts and each other, and the ball never stops rolling.

There are eighty pitches, from a car park with two jumpers for goalposts to a final under floodlights. Each has a way through that takes three passes and looks impossible until you have seen it.

One purchase, no advertisements. Rooms for two to eight have open chat, which is why the rating is 16+.`;

export const arcade = {
  spotKick: {
    slug: "spot-kick",
    title: "Spot Kick",
    subtitle: "Twelve yards and one keeper",
    shortDescription: "A penalty shoot-out against keepers who remember where you shoot.",
    longDescription: SPOT_KICK_TEXT,
    publisher: "near-post",
    rating: 4.6,
    ratingsCount: 5230,
    installsLabel: "25k+",
    categories: ["Arcade"],
    tags: ["penalties", "goalkeepers", "two players", "no ads"],
    monetization: "premium",
    priceCents: 4999,
    contentRating: "12+",
    hasLeaderboards: true,
    published: "2026-04-02",
    heroAlt: "",
    screenshotAlts: ["A penalty about to be taken", "The score of a shoot-out"],
  },
  keepyUppy: {
    slug: "keepy-uppy",
    title: "Keepy-Uppy",
    subtitle: "One ball, one thumb, no grass",
    shortDescription: "Keep the ball in the air, one tap at a time, for as long as you dare.",
    longDescription: KEEPY_UPPY_TEXT,
    publisher: "near-post",
    rating: 4.1,
    ratingsCount: 2095,
    installsLabel: "10k+",
    categories: ["Arcade"],
    tags: ["one thumb", "tricks", "quick", "streak"],
    monetization: "ad_supported",
    contentRating: "E",
    hasLeaderboards: true,
    published: "2025-09-18",
    heroAlt: "",
    screenshotAlts: ["A ball in the air over the grass", "A record of touches"],
  },
  wallPass: {
    slug: "wall-pass",
    title: "Wall Pass",
    subtitle: "Give, go, get it back",
    shortDescription: "Find the three passes that open up eighty tricky pitches.",
    longDescription: WALL_PASS_TEXT,
    publisher: "chalkline-games",
    rating: 3.9,
    ratingsCount: 386,
    installsLabel: "1k+",
    categories: ["Arcade", "Puzzle"],
    tags: ["passing", "angles", "eighty pitches", "no ads"],
    monetization: "premium",
    priceCents: 5999,
    contentRating: "16+",
    hasLeaderboards: false,
    published: "2026-06-11",
    heroAlt: "",
    screenshotAlts: ["A pass drawn on a small pitch", "A pitch solved in three passes"],
  },
} as const satisfies Record<string, GameDraft>;
