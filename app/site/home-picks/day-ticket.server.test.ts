import { describe, expect, it } from "vitest";
import { playable } from "~/playable";
import { setVariables } from "../../../tests/fixtures/rules-environment";
import { dayTicket, laterStubs } from "./day-ticket.server";
import { friendDay } from "./friend-day.server";
import { titleLines } from "./title-lines";

setVariables();

/** A Monday: its treble is the quiz, Golden Word and Spot Kick. */
const today = "2026-11-23";
const treble = ["full-time-quiz", "golden-word", "spot-kick"];
const running = { current: 3, best: 3, state: "running" } as const;
const none = { current: 0, best: 0, state: "none" } as const;
const paused = { current: 4, best: 9, state: "paused" } as const;

const names: Record<string, string> = {
  "full-time-quiz": "Full-Time Quiz",
  "golden-word": "Golden Word",
  "spot-kick": "Spot Kick",
  "link-up-play": "Link-Up Play",
  "wall-pass": "Wall Pass",
};
const nameOf = (slug: string) => ({ slug, title: names[slug] ?? slug, icon: "" });

type Days = NonNullable<Parameters<typeof dayTicket>[0]>;

const days = (change: Partial<Days>): Days => ({
  today,
  dates: new Map(),
  streak: none,
  current: [],
  ...change,
});
const done = (slugs: readonly string[]) => new Map([[today, slugs]]);
const play = (slug: string, result: { score: number; outOf: number } | null, moves = 2) => ({
  slug,
  moves,
  elapsed: 9500,
  result: result && { isWin: true, ...result },
  squares: "",
});
const ticketOf = (given: Days | null, tip: number | null = null) =>
  dayTicket(given, today, tip, 1000, nameOf);

describe("the day's ticket", () => {
  it("tells how far up a result is, of the titles of which that is known", () => {
    const played = days({
      dates: done(treble),
      current: treble.map((slug) => play(slug, { score: 5, outOf: 5 })),
    });
    const tops = new Map([
      ["full-time-quiz", 28],
      ["spot-kick", 7],
    ]);
    const ticket = dayTicket(played, today, null, 1000, nameOf, tops);
    expect(ticket.quiz.text).toBe("Top 28\u00a0%. See your result");
    expect(laterStubs(played, today, nameOf, tops).map(({ text }) => text)).toEqual([
      "See your result",
      "Top 7\u00a0%. See your result",
    ]);
  });

  it("of a stranger has the quiz to kick off, and the others folded", () => {
    const ticket = ticketOf(null);
    expect(ticket).toMatchObject({ date: "Mon 23 Nov", done: 0, isFirst: true, end: null });
    expect(ticket.quiz).toMatchObject({
      isNext: true,
      label: "Kick off",
      stub: ["5", "questions"],
    });
    expect(ticket.bench).toEqual({ text: "The bench: 8 more games", note: "" });
    expect(ticket.tomorrow).toBe("Link-Up Play, Wall Pass");
    expect(laterStubs(null, today, nameOf).map(({ title, label }) => [title, label])).toEqual([
      ["Golden Word", "Play"],
      ["Spot Kick", "Play"],
    ]);
  });

  it.each<[string, Days, number | null, object]>([
    ["a streak", days({ streak: running }), 3, { text: "Your streak is at 3. Today makes it 4." }],
    [
      "a streak that waits",
      days({ streak: paused }),
      4,
      { badge: "Streak of 4 paused", text: "Play today and it goes on." },
    ],
    [
      "a streak that waits, of who wants no word on it",
      days({ streak: paused }),
      null,
      { badge: "Streak paused", text: titleLines["full-time-quiz"][0] },
    ],
    [
      "a quiz that was just kicked off",
      days({ current: [play("full-time-quiz", null, 0)] }),
      null,
      { badge: "In play", label: "Resume, 1 of 5", isNext: true },
    ],
    [
      "a quiz after two answers",
      days({ current: [play("full-time-quiz", null, 2)], streak: paused }),
      null,
      { label: "Resume, 2 of 5" },
    ],
    [
      "a finished quiz",
      days({
        dates: done(treble.slice(0, 1)),
        current: [play("full-time-quiz", { score: 3, outOf: 5 })],
      }),
      null,
      { state: "done", label: null, stub: ["3/5", "FT"], isNext: false, isPerfect: false },
    ],
    [
      "a perfect quiz",
      days({ current: [play("full-time-quiz", { score: 5, outOf: 5 })] }),
      null,
      { state: "done", isPerfect: true },
    ],
    [
      "a quiz of which only the date is known",
      days({ dates: done(["full-time-quiz"]) }),
      null,
      { state: "done", stub: ["FT", ""] },
    ],
  ])("shows %s on the quiz's stub", (_, given, tip, stub) => {
    expect(ticketOf(given, tip).quiz).toMatchObject(stub);
  });

  it("moves its button on to the next title, also past one of the bench that is running", () => {
    const given = days({
      dates: done(["full-time-quiz"]),
      current: [play("crossbar", null)],
    });
    expect(laterStubs(given, today, nameOf).map(({ isNext, label }) => [isNext, label])).toEqual([
      [true, "Kick off"],
      [false, "Play"],
    ]);
    expect(ticketOf(given).bench).toEqual({ text: "The bench: 8 more games", note: "1 running" });
  });

  it("is a treble with all three, and a full house with all titles", () => {
    expect(ticketOf(days({ dates: done(treble.slice(1)) })).end).toBeNull();
    expect(ticketOf(days({ dates: done(treble) })).end).toEqual({
      isFullHouse: false,
      nextAt: 1000,
      share: null,
    });
    const all = ticketOf(days({ dates: done(playable) }));
    expect(all.end?.isFullHouse).toBe(true);
    expect(all.bench).toMatchObject({ text: "The bench: all played" });
  });

  it("names what the bench came to, with the score where it is known", () => {
    const played = days({
      dates: done(["link-up-play", "wall-pass"]),
      current: [play("link-up-play", { score: 4, outOf: 4 })],
    });
    expect(ticketOf(played).bench).toEqual({
      text: "The bench: 6 more games",
      note: "Link-Up\u00a0Play\u00a04/4, Wall\u00a0Pass",
    });
  });
});

it("shares all three results and the signed address of their page", () => {
  const current = treble.map((slug) => play(slug, { score: 4, outOf: 6 }));
  const { share } = ticketOf(days({ dates: done(treble), current })).end ?? {};
  expect(share?.text).toBe(
    "Treble! All three on Mon 23 Nov\nFull-Time Quiz 4/6\nGolden Word 3/6\nSpot Kick won, 4 scored",
  );
  const token = share?.url.split("/beat/treble/")[1] ?? "";
  expect(friendDay(token, nameOf)).toMatchObject({
    day: "Mon 23 Nov",
    titles: [
      { title: "Full-Time Quiz", score: "4/6", to: "/play/full-time-quiz?date=2026-11-23" },
      { title: "Golden Word", score: "3/6" },
      { title: "Spot Kick", score: "won, 4 scored" },
    ],
  });
  expect(friendDay(`${token}x`, nameOf)).toBeNull();
});

it("a title's line has 38 characters at most", () => {
  for (const [line] of Object.values(titleLines)) expect(line.length).toBeLessThanOrEqual(38);
});
