import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serverGames } from "~/games/registry.server";
import { trebleOn } from "~/games/treble";
import { paths } from "~/paths";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { type PlayableSlug, playable } from "~/playable";
import { staticVariant } from "../../scripts/bench/paint.mjs";
import { contracts } from "../contract/titles";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, readable } from "./ask";
import { Fan, simulatedProviderFan } from "./fan";
import { quiz } from "./player";
import { on, type QuizFan, signedIn, visitor } from "./quiz-fan";

const word = "/play/golden-word";
/** A date of the first editions of both titles' second day, and one with a week before its Friday. */
const sunday = "2026-11-22";
const saturday = "2026-11-28";
/** The last day of a week, on which all of its titles can be finished. */
const thursday = "2026-11-26";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "error" });
});

afterAll(() => server.stop());

const kinds: [string, () => Promise<QuizFan>][] = [
  ["a visitor", async () => visitor(server.address)],
  ["an account", () => signedIn(server.address, sunday)],
];

const see = async ({ fan }: QuizFan, path = "/", day = sunday, more = {}) =>
  readable((await fan.see(path, on(day, more))).text);

const ticketOf = (html: string) => /<article class="ticket.*?<\/article>/s.exec(html)?.[0] ?? "";
const wordsOf = (html: string) =>
  html.replace(/<svg.*?<\/svg>|<[^>]+>/gs, " ").replace(/\s+/g, " ");
const lineupOf = (html: string) => /id="daily".*?<\/section>/s.exec(html)?.[0] ?? "";
const weeklyOf = (html: string) => /id="weekly".*?<\/section>/s.exec(html)?.[0] ?? "";

describe.each(kinds)("the home of %s", (_, someone) => {
  it("kicks off, resumes, ends, and pauses", async () => {
    const fan = await someone();
    expect(wordsOf(ticketOf(await see(fan)))).toMatch(
      /0 of 3 Full-Time Quiz .* Kick off 5 questions/,
    );
    const { playing } = await fan.start(sunday);
    expect(wordsOf(ticketOf(await see(fan)))).toContain("Resume, 1 of 5");
    const id = playing?.attempt.id ?? "";
    const move = (index: number) => ({ index, move: 1, elapsed: 0 });
    await fan.answer(id, [move(0), move(1)], sunday);
    const resumed = await see(fan);
    expect(wordsOf(ticketOf(resumed))).toContain("Resume, 2 of 5");
    expect(resumed).toMatch(/href="\/play\/full-time-quiz"[^>]*>Resume</);
    await fan.answer(id, [2, 3, 4].map(move), sunday);
    const over = await see(fan);
    expect(wordsOf(ticketOf(over))).toMatch(
      /1 of 3 Full-Time Quiz See your result \d\/5 FT Higher Line .* Kick off .* Treble today: 2 to go\./,
    );
    expect(over).toMatch(/action="\/play\/higher-line">.*?Play Higher Line</);
    expect(wordsOf(ticketOf(await see(fan, "/", "2026-11-23")))).toMatch(/0 of 3 .* Kick off/);
    const paused = wordsOf(ticketOf(await see(fan, "/", "2026-11-24")));
    expect(paused).toMatch(/Streak of 1 paused .* Play today and it goes on\. Kick off/);
    expect(wordsOf(ticketOf(await see(fan, "/", "2026-11-25")))).toMatch(/0 of 3 .* Kick off/);
  });

  it("says in the lineup what was played, and shows no title that can't be", async () => {
    const fan = await someone();
    expect(wordsOf(lineupOf(await see(fan)))).toMatch(/Higher Line .* Play/);
    await fan.fan.post("/play/wall-pass", { intent: "start" }, on(sunday));
    await fan.fan.post(word, { intent: "start" }, on(sunday));
    const lineup = lineupOf(await see(fan));
    expect(wordsOf(lineup)).toMatch(/Wall Pass .* Resume/);
    expect(wordsOf(lineup)).toMatch(/The bench: 8 more games 1 running/);
    const links = [...lineup.matchAll(/href="\/play\/([\w-]+)"/g)].map(([, slug]) => slug);
    expect(new Set(links)).toEqual(new Set(trebleOn(sunday)));
    expect(lineup).not.toContain("?game=");
    expect(lineup).toMatch(new RegExp(`href="/play"[^>]*>All ${playable.length} games`));
    expect(lineup).toMatch(/<img class="pick-icon" src="\/assets\/icon-/);
  });

  it("picks missed editions of the week before its Friday, of titles whose own is done alone", async () => {
    const fan = await someone();
    expect(wordsOf(weeklyOf(await see(fan)))).toMatch(/Career Path .*Kit Detective /);
    expect(weeklyOf(await see(fan, "/", saturday))).not.toContain("?date=");
    await fan.play(3, saturday);
    const picks = weeklyOf(await see(fan, "/", saturday));
    expect(wordsOf(picks)).toMatch(/Full-Time Quiz No\. \d+, Thu 26 Nov Play/);
    expect(picks).toContain(`href="${quiz}?date=2026-11-26"`);
    expect(picks.match(/\?date=/g)).toHaveLength(1);
    const page = await see(fan, `${word}?date=2026-11-25`, saturday);
    expect(page).toContain("2026-11-25");
    const regular = await someone();
    for (const day of ["2026-11-26", saturday]) await regular.play(3, day);
    expect(weeklyOf(await see(regular, "/", saturday))).not.toContain("?date=");
  });

  it("is their own once they have played, and stands without their marks when these can't be read", async () => {
    const fan = await someone();
    await fan.play(5, sunday);
    const cacheControl = headerOf(await fan.fan.see("/", on(sunday)), "Cache-Control");
    expect(cacheControl).toBe("private, no-store");
    const { status, text } = await fan.fan.see("/", on(sunday, { sources: { days: "fail" } }));
    expect(status).toBe(200);
    expect(wordsOf(ticketOf(readable(text)))).toMatch(/0 of 3 .* Kick off/);
  });
});

/** Makes the moves that win a title's edition of a day, or those given. */
async function make({ fan }: QuizFan, slug: PlayableSlug, day: string, given?: readonly unknown[]) {
  const { schedule, edition: at } = serverGames[slug];
  const edition = at(editionNumberOn(schedule, day));
  if (!edition) throw new Error(`${slug} has no edition.`);
  const post = async (fields: Record<string, string>) =>
    JSON.parse((await fan.post(paths.moves(slug), fields, on(day))).text);
  const { playing } = await post({ intent: "start" });
  const all = given ?? contracts[slug].win(edition);
  const moves = all.map((move, index) => ({ index, move, elapsed: 0 }));
  await post({ intent: "move", attempt: playing.attempt.id, moves: JSON.stringify(moves) });
}

it("resumes the week that completes Wednesday's treble, in one word above and on the ticket", async () => {
  const player = visitor(server.address);
  const wednesday = "2026-11-25";
  const home = () => see(player, "/", wednesday);
  // The week's sixth career.
  await make(player, "career-path", wednesday, ["6qxty"]);
  await make(player, "full-time-quiz", wednesday);
  const before = await home();
  expect(wordsOf(before)).toContain("Play Crossbar");
  expect(wordsOf(ticketOf(before))).toMatch(/Career Path Done today\. 5 more are open\. .* See it/);
  await make(player, "crossbar", wednesday);
  const last = await home();
  expect(last).toMatch(/href="\/play\/career-path"[^>]*>Resume Career Path</);
  const stub = wordsOf(ticketOf(last)).split("Career Path")[1];
  expect(stub).toMatch(/^ Done today\. 5 more are open\. Resume 6 careers/);
  const page = await see(player, "/play/career-path", wednesday);
  expect(page).toMatch(/class="button button-primary[^>]*>Go on now with career (<!-- -->)?1</);
});

it("says that the house is full once all titles of a day are finished", async () => {
  const player = visitor(server.address);
  for (const slug of playable) await make(player, slug, thursday);
  const home = await see(player, "/", thursday);
  expect(wordsOf(/<h1.*?<\/h1>/s.exec(home)?.[0] ?? "")).toContain("Full house. 11 of 11.");
  expect(wordsOf(ticketOf(home))).toContain("Full house");
  expect(wordsOf(lineupOf(home))).toContain("The bench: all played");
});

describe("the home of an account", () => {
  it("has face, streak, name and week, and no slogan", async () => {
    const fan = await signedIn(server.address, sunday);
    expect(await see(fan)).toMatch(/<h1[^>]*>Ready, Sunday Player\?/);
    await fan.play(5, sunday);
    await fan.play(5, "2026-11-23");
    const text = await see(fan, "/", "2026-11-23");
    expect(text).toMatch(/<img class="hero-face" src="\/avatar\.svg\?/);
    expect(text).toMatch(/<h1[^>]*>Day 2, Sunday Player</);
    const week = wordsOf(/<ol class="week".*?<\/ol>/s.exec(text)?.[0] ?? "");
    expect(week).toMatch(/Sun 22 Nov: 1 title played .* Mon 23 Nov: 1 title played/);
    expect(week.match(/not played/g)).toHaveLength(5);
    expect(text).not.toContain("One whistle.");
  });
});

describe("a shared cache", () => {
  it.each(["/", "/play"])("gets %s of a stranger, and of nobody who has played", async (path) => {
    const fan = new Fan(server.address);
    const stranger = await fan.see(path);
    expect(headerOf(stranger, "Cache-Control")).toMatch(/^public/);
    await fan.post(quiz, { intent: "start" });
    for (let time = 0; time < 3; time += 1) {
      const own = await fan.see(path);
      expect(headerOf(own, "Cache-Control")).toBe("private, no-store");
      expect(own.headers.age).toBeUndefined();
      expect(readable(own.text)).toContain("Resume");
    }
    const next = await ask(server.address, path);
    expect(headerOf(next, "Cache-Control")).toMatch(/^public/);
    expect(next.text).not.toContain("Resume");
  });
});

describe.each([
  ["a visitor", async () => new Fan(server.address)],
  ["an account", () => simulatedProviderFan(server.address, on(sunday))],
])("one press of %s", (_, someone) => {
  const press = (fan: Fan) => fan.post(quiz, { intent: "start" }, on(sunday));
  const answer = (html: string) => /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? "";

  it("starts, resumes, and leads to the result, never to a Friendly", async () => {
    const fan = await someone();
    for (const path of ["/", "/play", "/games/full-time-quiz"]) {
      const { text } = await fan.see(path, on(sunday));
      expect(text).toMatch(/<form method="post" action="\/play\/full-time-quiz">.*?value="start"/s);
    }
    const started = await press(fan);
    expect([started.status, headerOf(started, "Location")]).toEqual([303, quiz]);
    const first = answer((await fan.see(quiz, on(sunday))).text);
    await press(fan);
    expect(answer((await fan.see(quiz, on(sunday))).text)).toBe(first);
    for (let index = 0; index < 5; index += 1) {
      const form = { intent: "move", attempt: first, index: String(index), choice: "0" };
      await fan.post(quiz, form, on(sunday));
    }
    expect(headerOf(await press(fan), "Location")).toBe(quiz);
    const { text } = await fan.see(quiz, on(sunday));
    expect(text).toContain("Quiz complete");
    expect(text).toContain("Play again");
    expect((await fan.see("/play", on(sunday))).text).toMatch(/Done: <\/span>\d\/5/);
  });
});

it("offers the options of a title beside its start in one press", async () => {
  for (const path of ["/games/golden-word"]) {
    const { text } = await ask(server.address, path);
    expect(text).toMatch(/href="\/play\/golden-word"[^>]*>Play with options/);
  }
  expect((await ask(server.address, "/games/full-time-quiz")).text).not.toContain("with options");
});

it("shows on the start the edition's number and the player's best", async () => {
  const fan = visitor(server.address);
  expect(await see(fan, quiz)).toMatch(/edition<\/dt><dd[^>]*>No\. 2</);
  expect(await see(fan, quiz)).not.toContain("your best");
  await fan.play(5, "2026-11-21");
  expect(await see(fan, quiz)).toMatch(/your best<\/dt><dd[^>]*>5\/5</);
});

it("can be made one static file, which the bench compares it with", async () => {
  expect(await staticVariant(`${server.address}/`)).toContain("Five questions.");
});
