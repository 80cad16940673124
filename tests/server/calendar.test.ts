import { describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { ask, headerOf, type Reply, readable } from "./ask";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { on, type QuizFan, signedIn, thatDay, visitor } from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

const nextDay = "2026-11-22";

const see = (search = "", day = nextDay, more = {}) =>
  ask(server.address, `/calendar${search}`, { headers: on(day, more) });

const seenBy = (player: QuizFan, search = "", day = nextDay) =>
  player.fan.see(`/calendar${search}`, on(day));

/** The accessible names of the days that can be opened. */
const daysOf = ({ text }: Reply) =>
  Array.from(
    readable(text).matchAll(/<td[^>]*><a [^>]*?aria-label="([^"]+)"/g),
    ([, name]) => name,
  );

/** The panel's heading, and its titles with their scores and links. */
function panelOf({ text }: Reply) {
  const html = readable(text);
  const [, day] = /<h2 id="day"[^>]*>([^<]+)</.exec(html) ?? [];
  const tickets = Array.from(html.matchAll(/<li class="card day-title[^>]*>(.*?)<\/li>/gs));
  const titles = tickets.map(([, ticket = ""]) => ({
    name: /<h3>([^<]+)/.exec(ticket)?.[1],
    score: /day-score[^>]*>([^<]+)/.exec(ticket)?.[1] ?? null,
    label: /<a [^>]*>([^<]+)/.exec(ticket)?.[1],
    href: /href="([^"]+)"/.exec(ticket)?.[1],
  }));
  return { day, titles };
}

describe("the calendar of a visitor who has not played", () => {
  it("is a month of empty days, with one thing to do", async () => {
    const reply = await see();
    expect(reply.status).toBe(200);
    expect(daysOf(reply)).toEqual([
      "Saturday 21 November: not played",
      "Sunday 22 November: today, still to play",
    ]);
    const text = readable(reply.text);
    expect(text).toContain("The first square is waiting.");
    expect(text).toMatch(new RegExp(`href="${quiz}"[^>]*>Play today's quiz<`));
    expect(text).not.toContain("Best streak");
  });

  it("is public, and kept by date", async () => {
    expect(headerOf(await see(), "Cache-Control")).toContain("public");
    // These two zones never have the same date.
    const pages = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map(async (zone) => {
      const headers = { Cookie: `tz=${encodeURIComponent(zone)}` };
      const cached = async () => {
        const reply = await ask(server.address, "/calendar", { headers });
        return reply.headers.age === undefined
          ? null
          : /aria-current="date"[\s\S]*?label="(\w+ \d+)/.exec(reply.text)?.[1];
      };
      await expect.poll(cached, { timeout: 10_000 }).toBeTruthy();
      return cached();
    });
    const [one, other] = await Promise.all(pages);
    expect(one).not.toBe(other);
  });

  it("goes by what the server has signed", async () => {
    const headers = { ...on(nextDay), Cookie: `kb_player=visitor-${"A".repeat(22)}~forged` };
    const reply = await ask(server.address, "/calendar", { headers });
    expect(daysOf(reply)[0]).toBe("Saturday 21 November: not played");
  });
});

describe("the calendar of a visitor who has played", () => {
  it("is their own: the day gold, the score in its panel, and the streak", async () => {
    const player = visitor(server.address);
    await player.play(5);
    const reply = await seenBy(player, "?day=2026-11-21");
    expect(headerOf(reply, "Cache-Control")).toBe("private, no-store");
    expect(daysOf(reply)[0]).toBe("Saturday 21 November: Full-Time Quiz 5 of 5, perfect");
    expect(reply.text).toMatch(/<dt>Streak<\/dt>.*?>1 day</);
    expect(readable(reply.text)).toContain("Your days are here for 62 days after your last game.");
    const href = `${quiz}?date=2026-11-21`;
    const { day, titles } = panelOf(reply);
    expect(day).toBe("Saturday 21 November");
    const [first, ...ofTheWeek] = titles;
    expect(first).toEqual({ name: "Full-Time Quiz", score: "5/5", label: "See result", href });
    expect(ofTheWeek.map(({ name }) => name)).toEqual(["Career Path", "Kit Detective"]);
    const result = await player.fan.see(href, on(nextDay));
    expect(readable(result.text)).toContain("Quiz complete");
  });

  it("has the day's own board for good, beside a Friendly of it", async () => {
    const player = visitor(server.address);
    await player.play(2);
    await player.start(nextDay);
    const reply = await seenBy(player, "?day=2026-11-21");
    const [title] = panelOf(reply).titles;
    expect(title).toMatchObject({ score: "2/5", label: "See result" });
    const date = thatDay;
    const fields = { intent: "start", date, friendly: "1" };
    const board = await player.fan.follow(title?.href ?? "", fields, on(nextDay));
    expect(board.text).toContain('<span class="badge">Friendly</span>');
    expect(daysOf(await seenBy(player))).toEqual(daysOf(reply));
  });

  it("knows what is running today", async () => {
    const player = visitor(server.address);
    await player.start();
    const reply = await seenBy(player, "", thatDay);
    expect(panelOf(reply).titles[0]).toMatchObject({ label: "Resume", href: quiz });
    expect(readable(reply.text)).toContain(">Resume today's quiz<");
  });

  it("says of a week's title that it is done for today, as home does", async () => {
    const { fan } = visitor(server.address);
    const moves = paths.moves("career-path");
    const { playing } = JSON.parse((await fan.post(moves, { intent: "start" }, on(nextDay))).text);
    // The career of Sunday, the week's third.
    const told = JSON.stringify([{ index: 0, move: "3xt7f", elapsed: 0 }]);
    await fan.post(
      moves,
      { intent: "move", attempt: playing.attempt.id, moves: told },
      on(nextDay),
    );
    const { text } = await fan.see("/calendar", on(nextDay));
    expect(readable(text)).toMatch(/No\. 1 · Done today<.*?>See it<span[^>]*>Career Path</s);
    expect(readable((await fan.see("/play", on(nextDay))).text)).toContain("See it<");
  });

  it("shows the day that a pause has bridged", async () => {
    const player = visitor(server.address);
    await player.play(3);
    expect(daysOf(await seenBy(player, "", "2026-11-23"))[1]).toBe(
      "Sunday 22 November: not played; the streak paused",
    );
    await player.play(0, "2026-11-23");
    const later = daysOf(await seenBy(player, "", "2026-11-25"));
    expect(later[1]).toBe("Sunday 22 November: not played; the streak paused");
    expect(daysOf(await seenBy(visitor(server.address), "", "2026-11-25"))[1]).toBe(
      "Sunday 22 November: not played",
    );
  });
});

describe("the calendar of an account", () => {
  it("shows the result of any day", async () => {
    const player = await signedIn(server.address);
    await player.play(4);
    await player.play(0, nextDay);
    const day = "2026-12-01";
    const reply = await seenBy(player, "?day=2026-11-21", day);
    expect(headerOf(reply, "Cache-Control")).toBe("private, no-store");
    expect(readable(reply.text)).not.toContain("after your last game");
    const [title] = panelOf(reply).titles;
    expect(title).toMatchObject({ score: "4/5", label: "See result" });
    const result = readable((await player.fan.see(title?.href ?? "", on(day))).text);
    expect(result).toContain(">4/5<");
    expect(result).not.toContain("Kick off");
  });

  it("has a past edition played since as a Friendly, which mends nothing", async () => {
    const player = await signedIn(server.address);
    const fields = { intent: "start", date: thatDay };
    const started = await player.fan.post(`${quiz}/moves`, fields, on(nextDay));
    const { attempt } = JSON.parse(started.text).playing;
    const moves = [0, 1, 2, 3, 4].map((index) => ({ index, move: 0, elapsed: 0 }));
    const sent = {
      intent: "move",
      attempt: attempt.id,
      date: thatDay,
      moves: JSON.stringify(moves),
    };
    await player.fan.post(`${quiz}/moves`, sent, on(nextDay));
    const reply = await seenBy(player, "?day=2026-11-21");
    expect(daysOf(reply)[0]).toBe("Saturday 21 November: not played");
    const [title] = panelOf(reply).titles;
    expect(title).toMatchObject({ score: "2/5", label: "See result" });
    expect(readable(reply.text)).toContain("Played for fun");
    expect((await player.fan.see(title?.href ?? "", on(nextDay))).text).toContain("Quiz complete");
    expect(readable(reply.text)).toContain("The first square is waiting.");
  });

  it("has a visitor's results with their boards, of every day", async () => {
    const player = visitor(server.address);
    await player.play(5);
    await player.play(0, nextDay);
    await player.fan.logInBySimulatedProvider("google", on(nextDay));
    const reply = await seenBy(player, "?day=2026-11-21");
    expect(panelOf(reply).titles[0]).toMatchObject({ score: "5/5", label: "See result" });
    expect(panelOf(await seenBy(player)).titles[0]).toMatchObject({ label: "See result" });
  });
});

describe("an address that asks for no day of the calendar", () => {
  it.each([
    "?month=2026-13",
    "?month=2026-10",
    "?month=2099-01",
    "?month=%00",
    "?month=-271821-04",
    "?day=2026-11-31",
    "?day=2026-11-23",
    "?day=9999999-01-01",
    `?day=${"9".repeat(200)}`,
    "?day[]=x&month[]=y",
    "?day=%3Cmarquee%3E",
  ])("is answered with the current month: %s", async (search) => {
    const reply = await see(search);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(">November 2026</h2>");
    expect(panelOf(reply).day).toBe("Sunday 22 November");
    expect(reply.text).not.toContain("<marquee>");
  });
});

it("goes from the first edition's month to the current one, and no further", async () => {
  const step = (name: string) =>
    new RegExp(`href="([^"]+)"[^>]*>(?:(?!</a>).)*${name}: ([^<]+)<`, "s");
  const stepsIn = async (search: string, day: string) => {
    const text = readable((await see(search, day)).text);
    return ["Previous month", "Next month"].map((name) => step(name).exec(text)?.slice(1) ?? null);
  };
  expect(await stepsIn("", nextDay)).toEqual([null, null]);
  const january = ["/calendar?month=2027-01#month", "January 2027"];
  const november = ["/calendar?month=2026-11#month", "November 2026"];
  expect(await stepsIn("", "2027-02-17")).toEqual([january, null]);
  expect(await stepsIn("?month=2026-12", "2027-02-17")).toEqual([november, january]);
  expect((await stepsIn("?month=2026-11", "2027-02-17"))[0]).toBeNull();
});

it.each(["fail", "hang"])("says so when the store would %s", async (wish) => {
  const player = await signedIn(server.address);
  const address = "/calendar?month=2026-11";
  const own = await player.fan.see(address, on(nextDay, { sources: { calendar: wish } }));
  expect(own.status).toBe(200);
  const text = readable(own.text);
  expect(text).toContain("Your calendar is unavailable");
  expect(text).toMatch(/href="\/calendar\?month=2026-11"[^>]*>Try again</);
  const shared = await see("", nextDay, { sources: { calendar: wish } });
  expect(shared.status).toBe(200);
  expect(headerOf(shared, "Cache-Control")).toMatch(/no-store|private/);
});
