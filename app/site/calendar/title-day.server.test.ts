import { describe, expect, it } from "vitest";
import type { Result } from "~/play/rules/results";
import { editionKey } from "./squares.server";
import { titleDay } from "./title-day.server";

const TODAY = "2026-12-20";
const PAST = "2026-12-15";
const SLUG = "golden-word";

const edition = (date: string) => ({
  slug: SLUG,
  name: "Golden Word",
  icon: "icon.svg",
  date,
  number: 3,
  scoreText: ({ score, outOf }: Result) => `${score}/${outOf}`,
});

type Change = {
  result?: Partial<Result>;
  isStored?: boolean;
  isRunning?: boolean;
  rests?: boolean;
  isFriendly?: boolean;
  /** Whether the Friendly is over. */
  forFun?: boolean;
};

function panel(
  day: string,
  { result, isStored, isRunning, rests, isFriendly, forFun }: Change,
  date = day,
) {
  const key = editionKey({ slug: SLUG, date });
  const whole = { date, edition: 3, isWin: true, score: 4, outOf: 6, points: 0, elapsed: 9 };
  const found = { ...whole, isLate: false, ...result };
  const played = {
    first: "2026-11-21",
    today: TODAY,
    dates: new Map(result ? [[day, [SLUG]]] : []),
    results: new Map(result ? [[key, found]] : []),
    running: new Set(isRunning ? [SLUG] : []),
    resting: new Set(rests ? [SLUG] : []),
    stored: new Set(isStored ? [key] : []),
    friendlies: new Map(isFriendly ? [[key, forFun ? { ...whole, isLate: false } : null]] : []),
  };
  return titleDay(played, edition(date), day, date === TODAY);
}

const current = `/play/${SLUG}`;
const past = `/play/${SLUG}?date=${PAST}`;

describe("a title in the panel of a day", () => {
  it.each<[string, ReturnType<typeof panel>, string, string | null, string, string]>([
    ["today's, before it is played", panel(TODAY, {}), "To play", null, "Play", current],
    ["today's, running", panel(TODAY, { isRunning: true }), "Under way", null, "Resume", current],
    [
      "today's, running, and done for today",
      panel(TODAY, { isRunning: true, rests: true }),
      "Done today",
      null,
      "See it",
      current,
    ],
    [
      "today's, played",
      panel(TODAY, { result: {}, isStored: true }),
      "Played",
      "4/6",
      "See result",
      current,
    ],
    [
      "today's, whose attempt is not there",
      panel(TODAY, { result: {} }),
      "Played",
      "4/6",
      "Play as a Friendly",
      current,
    ],
    ["a past one", panel(PAST, {}), "Not played", null, "Play", past],
    [
      "a past one, running as a Friendly",
      panel(PAST, { isFriendly: true }),
      "Friendly under way",
      null,
      "Resume",
      `${past}&friendly=1`,
    ],
    [
      "a past one, finished as a Friendly",
      panel(PAST, { isFriendly: true, forFun: true }),
      "Played for fun",
      "4/6",
      "See result",
      past,
    ],
    [
      "a past one, played, beside a Friendly",
      panel(PAST, { result: {}, isStored: true, isFriendly: true }),
      "Played",
      "4/6",
      "See result",
      past,
    ],
    [
      "a past one, perfect, with its attempt",
      panel(PAST, { result: { score: 6 }, isStored: true }),
      "Perfect",
      "6/6",
      "See result",
      past,
    ],
    [
      "a past one of which only the score is known",
      panel(PAST, { result: {} }),
      "Played",
      "4/6",
      "Play as a Friendly",
      past,
    ],
    [
      "a week's, on another day of it",
      panel("2026-12-17", {}, PAST),
      "Not played",
      null,
      "Play",
      past,
    ],
  ])("is %s", (_, title, note, score, label, href) => {
    expect(title).toMatchObject({ note, score, action: { label, href } });
  });
});
