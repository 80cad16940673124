import { describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { playProblems } from "~/play/screen/play-texts";
import { headerOf, readable } from "./ask";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import {
  answersWith,
  dataOf,
  idOf,
  on,
  type QuizFan,
  signedIn,
  thatDay,
  visitor,
} from "./quiz-fan";

const server = serverForFile({ LOG_LEVEL: "error" });

/** The first week of the weekly titles, and days of the week after it, and of the next. */
const week = "2026-11-20";
const [afterOne, afterTwo] = ["2026-11-28", "2026-12-05"] as const;

const friendlyBadge = '<span class="badge">Friendly</span>';
const read = async (player: QuizFan, search = "", day = thatDay) =>
  readable(await player.page(search, day));

it.each([
  ["kit-detective", [3, 11, 21, 30, 41, 53, 62, 72, 83], "case"],
  ["career-path", ["1pjgm", "25kb1", "3xt7f", "4ip66", "5mgvs", "6qxty"], "set"],
] as const)(
  "of a past week of %s keeps its result until it is played again knowingly",
  async (slug, moves, noun) => {
    const { fan } = visitor(server.address);
    const page = `${paths.playTitle(slug)}?date=${week}`;
    const start = { intent: "start", date: week };
    const { text } = await fan.post(paths.moves(slug), start, on(afterOne));
    const posted = moves.map((move, index) => ({ index, move, elapsed: 0 }));
    const { id } = JSON.parse(text).playing.attempt;
    const end = { intent: "move", attempt: id, moves: JSON.stringify(posted) };
    await fan.post(paths.moves(slug), end, on(afterOne));
    const endOn = async (day: string) => readable((await fan.see(page, on(day))).text);
    const alone = await endOn(afterOne);
    expect(alone).toContain(">Again: replaces this one<");
    const next = `button-primary [^>]*>On to this week's ${noun}<`;
    expect(alone).toMatch(new RegExp(next));
    expect(alone).toMatch(/<span class="button [^>]*>Play this week's</);
    const beside = await endOn(afterTwo);
    // This week's, which counts, comes first.
    expect(beside).toMatch(
      new RegExp(`${next}.*button-outline [^>]*>Play last week's ${noun}<`, "s"),
    );
    expect(beside).toMatch(/<span class="button [^>]*>Play this week's</);
    // The week began on the day before the calendar's first.
    const [, link = ""] = /href="([^"#]+)[^>]*>Calendar<\/a>\s*<\/div/.exec(beside) ?? [];
    const calendar = readable((await fan.see(link, on(afterTwo))).text);
    expect(calendar).toMatch(/<h2 id="day"[^>]*>Saturday 21 November</);
    expect(calendar).toMatch(/Played for fun<.*?>See result</s);
  },
);

describe.each([
  ["a visitor", async () => visitor(server.address)],
  ["an account", () => signedIn(server.address)],
])("a Friendly of %s", (_, open) => {
  /** A player with a result of 2/5 who has started a Friendly. */
  async function begun() {
    const player = await open();
    await player.play(2);
    return { player, id: idOf(await player.again()) };
  }

  it("is at an address of its own, and leaves the result where it is", async () => {
    const { player, id } = await begun();
    await player.answer(id, answersWith(2, 2));
    const page = await read(player, "?friendly=1&q=3");
    expect(page).toContain(friendlyBadge);
    expect(page).toContain('action="/play/full-time-quiz?friendly=1"');
    expect(await read(player, "?friendly=1&q=2")).toContain(`href="${quiz}?friendly=1&q=3"`);
    const result = await read(player);
    expect(result).toContain(">2/5<");
    expect(result).toContain("Share Results");
    expect(result).not.toContain(friendlyBadge);
  });

  it("ends with results that share nothing, and never take the place of the day's", async () => {
    const { player, id } = await begun();
    await player.answer(id, answersWith(5));
    const friendly = await read(player, "?friendly=1");
    expect(friendly).toContain(">5/5<");
    expect(friendly).toContain(friendlyBadge);
    expect(friendly).not.toContain("I scored");
    expect(await read(player)).toContain(">2/5<");
    expect(idOf(await player.start())).not.toBe(id);
    expect(await read(player)).toContain(">2/5<");
  });

  it("begins anew each time, and the one before it takes no answer any more", async () => {
    const { player, id } = await begun();
    const other = idOf(await player.again());
    expect(other).not.toBe(id);
    const refused = await player.answer(id, answersWith(5));
    expect(refused).toMatchObject({ status: "refused", message: playProblems.elsewhere });
    expect(idOf(refused)).toBe(other);
    const fields = { intent: "move", attempt: id, index: "0", choice: "0" };
    const byForm = await player.fan.post(quiz, fields, on(thatDay));
    expect(headerOf(byForm, "Location")).toBe(`${quiz}?friendly=1`);
  });

  it("is no way around the day's quiz: before its result there is only that", async () => {
    const player = await open();
    const id = idOf(await player.again());
    expect(idOf(await player.start())).toBe(id);
    expect(await read(player, "?friendly=1&q=1")).not.toContain(friendlyBadge);
  });

  it("is over with its day, once the next one's quiz is started", async () => {
    const { player, id } = await begun();
    const tomorrow = "2026-11-22";
    expect(await read(player, "?friendly=1&q=1", tomorrow)).toContain("from 21 November 2026");
    expect(idOf(await player.start(tomorrow))).not.toBe(id);
    expect(await read(player, "?friendly=1", tomorrow)).not.toContain(friendlyBadge);
  });
});

it("is nothing to an account: no play, no day, no better score", async () => {
  const player = await signedIn(server.address);
  await player.play(2);
  const stats = async () => readable((await player.fan.see("/stats", on(thatDay))).text);
  const before = await stats();
  await player.answer(idOf(await player.again()), answersWith(5));
  expect(await stats()).toBe(before);
  expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 2 }] });
});

it("is what a visitor's running quiz becomes, in an account that has its result", async () => {
  const home = await signedIn(server.address);
  await home.play(2);
  const player = visitor(server.address);
  const id = idOf(await player.start());
  await player.answer(id, answersWith(1, 1));
  player.fan.plant(home.fan.session);
  expect(await read(player)).toContain(">2/5<");
  expect(readable((await player.fan.see("/account", on(thatDay))).text)).not.toContain("Add it");
  await player.answer(id, answersWith(5));
  expect(await read(player, "?friendly=1")).toContain(">5/5<");
  expect(await read(player)).toContain(">2/5<");
  expect((await dataOf(player)).record).toMatchObject({ plays: 1, days: [{ correct: 2 }] });
});

it("yesterday's results lead to the new quiz and count down to none", async () => {
  const player = visitor(server.address);
  await player.play(2);
  const today = await read(player, "?dialog=results");
  expect(today).toMatch(/Next quiz in/);
  expect(today).toContain("Play again");
  const later = await read(player, "?dialog=results", "2026-11-22");
  expect(later).toContain("A new quiz is out.");
  expect(later).toContain("Start today's quiz");
  expect(later).not.toMatch(/Next quiz in|Play again/);
});
