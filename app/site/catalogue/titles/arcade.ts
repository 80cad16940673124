import type { GameDraft } from "./game-draft";

const KEEPY_UPPY_TEXT = `One ball, one thumb. Pick the part of you that reaches it before it touches the grass, and keep doing that for as long as your nerve lasts. Keepy-Uppy is the game everybody has played in a back garden, without the broken flowerpots.

The next three gusts are shown, the rest is weather. Every ten touches the ball gets a little heavier or the wind a little stronger. There are chests and heels to unlock, and a rainbow flick that nobody gets right the first time. Catch the ball and every touch is yours; drop it and half of them are.

A new garden opens every midnight, with a mark to measure yourself by. A round lasts seconds or minutes, and 'one more' is what friendlies are for.`;

const SPOT_KICK_TEXT = `Twelve yards, one keeper, no excuses. Pick a corner, choose how hard, and watch the goalkeeper guess. Then change ends and dive for your life.

Each shoot-out is five kicks a side and then sudden death, with every chance printed in the goal. Keepers have habits, and they remember: shoot left twice and the third one will be waiting there. Takers give something away in the run-up, and what they give away is printed too. Practise against the house, or send a friend a link and settle it.

One purchase, every keeper, no advertisements. The sound of the net you make yourself.`;

const WALL_PASS_TEXT = `Every street has a wall, and every wall has a game. Chalk on the targets, put the ball down, and see what you can do with it before somebody calls you in for supper.

Draw a pass, choose how hard, and hit the numbers off the bricks: ten numbers, ten passes. The ball comes back at the angle you gave it, so the next pass begins where the last one ends. Five in a row is a one-two, and after that everything counts double, until a pass finds nothing to hit.

A new street every day, and its par: the most that ten passes can do. A line that does it is shown the day after, for anyone who would not believe it. One purchase, no advertisements.`;

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
    hasLeaderboards: false,
    published: "2026-04-02",
    heroAlt: "A goalkeeper dives the wrong way as the ball flies into the top corner",
    screenshotAlts: [
      "Six places in the goal with their chances, the keeper in the middle, and placed or driven below",
      "The keeper dives left, the ball is in the top right corner, and it says 'Goal!'",
    ],
  },
  keepyUppy: {
    slug: "keepy-uppy",
    title: "Keepy-Uppy",
    subtitle: "One ball, one thumb, no grass",
    shortDescription: "Keep the ball in the air, one touch at a time, for as long as you dare.",
    longDescription: KEEPY_UPPY_TEXT,
    publisher: "near-post",
    rating: 4.1,
    ratingsCount: 2095,
    installsLabel: "10k+",
    categories: ["Arcade"],
    tags: ["one thumb", "tricks", "quick", "streak"],
    monetization: "ad_supported",
    contentRating: "E",
    hasLeaderboards: false,
    published: "2025-09-18",
    heroAlt: "A red boot keeps a ball in the air",
    screenshotAlts: [
      "Twenty-seven touches, three gusts ahead, and a ring for each part where it would send the ball",
      "Forty-one touches caught, in a garden whose mark is fifty-three",
    ],
  },
  wallPass: {
    slug: "wall-pass",
    title: "Wall Pass",
    subtitle: "Give, go, get it back",
    shortDescription:
      "A wall, a ball and chalked targets. Play the angles and keep the one-two going.",
    longDescription: WALL_PASS_TEXT,
    publisher: "chalkline-games",
    rating: 3.9,
    ratingsCount: 386,
    installsLabel: "1k+",
    categories: ["Arcade"],
    tags: ["passing", "angles", "street football", "no ads"],
    monetization: "premium",
    priceCents: 5999,
    contentRating: "E",
    hasLeaderboards: false,
    published: "2026-06-11",
    heroAlt: "A ball bursts off a brick wall between two chalked targets",
    screenshotAlts: [
      "A firm pass at the eight on the wall, and the column where it comes back",
      "Five hits in a row: the numbers left on the wall count double",
    ],
  },
} as const satisfies Record<string, GameDraft>;
