import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { playable } from "~/playable";
import { ask, readable } from "./ask";
import { quiz } from "./player";
import { serverForFile } from "./processes";
import { answersWith, idOf, on, type QuizFan, signedIn, visitor } from "./quiz-fan";

const METRICS_TOKEN = "a-token-of-the-tests-that-count-documents";
/** A day whose week, and whose last seven days, began in another month. */
const TODAY = "2026-12-02";

const server = serverForFile({ LOG_LEVEL: "error", METRICS_TOKEN });

/** The documents that the store has read since the server's start. */
async function documentsRead(): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await ask(server.address, "/metrics", { headers });
  const counts = text.matchAll(/^kickabout_store_documents_read_total\{[^}]*\} (\d+)/gm);
  return Array.from(counts, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
}

async function readsOf({ fan }: QuizFan, path: string): Promise<number> {
  const before = await documentsRead();
  expect((await fan.see(path, on(TODAY))).status).toBe(200);
  return (await documentsRead()) - before;
}

/** Somebody with results of two months, and all titles under way. */
async function playsAll(player: QuizFan): Promise<QuizFan> {
  for (const day of ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-30", "2026-12-01"]) {
    await player.play(3, day);
  }
  for (const slug of playable) {
    await player.fan.post(paths.moves(slug), { intent: "start" }, on(TODAY));
  }
  // The first page of a day also looks whether the streak is paused.
  await player.fan.see("/help", on(TODAY));
  return player;
}

/**
 * The documents that a page reads, but for who is there: of an account two on every page, the profile for its colours and
 * the bell's notices, and of anybody their dates on a page with own marks. The months of the days that it shows come to
 * that, the attempt whose moves it tells, one for each edition of a past day that was played for fun, a title's record on
 * the pages of the title, and on home the leagues of an account. What all share is read by the first of a minute: on home
 * the table of nations, and the crowd of each title of the treble that is done; on a title's statistics the crowd of the
 * latest result.
 */
const pages: readonly (readonly [path: string, account: number, visitor: number])[] = [
  ["/", 5, 2],
  ["/play", 4, 2],
  ["/stats", 5, 4],
  ["/stats/full-time-quiz", 3, 2],
  ["/calendar", 5, 3],
  ["/calendar?day=2026-11-30", 5, 3],
  ["/play/full-time-quiz", 5, 4],
  ["/play/golden-word", 3, 2],
  // Whether it moderates.
  ["/account", 5, 0],
  ["/profile", 3, 0],
  ["/settings", 4, 0],
  ["/notifications", 3, 0],
  ["/feed", 2, 0],
];

/** Of an account, one document each for the session and the account, twice where the page confirms who is there. */
const whoIsThere = (path: string) => (["/account", "/notifications"].includes(path) ? 4 : 2);

describe("a page reads few documents for what it shows", () => {
  let account: QuizFan;
  let guest: QuizFan;
  beforeAll(async () => {
    account = await playsAll(await signedIn(server.address, TODAY));
    guest = await playsAll(visitor(server.address));
    for (const path of ["/", "/stats/full-time-quiz"]) await account.fan.see(path, on(TODAY));
  });

  it.each(pages)("of an account: %s", async (path, most) => {
    expect((await readsOf(account, path)) - whoIsThere(path)).toBeLessThanOrEqual(most);
  });

  it.each(pages)("of a visitor who has played: %s", async (path, _, most) => {
    expect(await readsOf(guest, path)).toBeLessThanOrEqual(most);
  });

  it("no more, of an account that was answered: the answer has the place of its league", async () => {
    const answered = await playsAll(await signedIn(server.address, "2026-11-24"));
    await answered.fan.post("/leagues", { intent: "make", name: "School run" }, on(TODAY));
    await answered.play(3, TODAY);
    const page = readable((await answered.fan.see(quiz, on(TODAY))).text);
    const [, link = ""] = /https:\/\/[^/]+(\/beat\/[\w/=-]+)/.exec(page) ?? [];
    const friend = visitor(server.address);
    const started = await friend.fan.post(
      quiz,
      { intent: "start", date: TODAY, rival: link.split("/").at(-1) ?? "" },
      on(TODAY),
    );
    expect(started.status).toBe(303);
    const id = idOf(await friend.start(TODAY));
    await friend.answer(id, answersWith(5), TODAY);
    const home = await answered.fan.see("/", on(TODAY));
    expect(readable(home.text)).toContain("A fan answered");
    // The quiz is done by now: home has read its crowd a moment ago.
    expect((await readsOf(answered, "/")) - whoIsThere("/")).toBeLessThanOrEqual(5);
  });

  it("none, of a stranger", async () => {
    for (const path of ["/", "/play", "/stats", "/calendar", "/play/golden-word"]) {
      expect(await readsOf(visitor(server.address), path)).toBe(0);
    }
  });
});

describe("a thread reads few documents", () => {
  const thread = `/feed/full-time-quiz-${TODAY}`;
  const says = ({ fan }: QuizFan, text: string) =>
    fan.post(thread, { intent: "write", text }, on(TODAY));
  let writer: QuizFan;
  let account: QuizFan;
  beforeAll(async () => {
    [writer, account] = [
      await signedIn(server.address, TODAY),
      await signedIn(server.address, TODAY),
    ];
    for (const one of [writer, account]) await one.play(3, TODAY);
    await says(writer, "One");
    await says(writer, "Two");
    await account.fan.see(thread, on(TODAY));
  });

  it("of an account: the thread, its page of replies, the authors not read lately, and whether the reader may write", async () => {
    // The profile and the notices of every page, the days, the standing, the thread and two replies.
    expect((await readsOf(account, thread)) - whoIsThere(thread)).toBeLessThanOrEqual(7);
  });

  it("of a visitor who has not finished: the thread alone, and their days", async () => {
    const guest = visitor(server.address);
    await guest.play(3, "2026-12-01");
    expect(await readsOf(guest, thread)).toBeLessThanOrEqual(3);
  });

  it("to write a reply", async () => {
    const before = await documentsRead();
    expect((await says(account, "Three")).status).toBe(303);
    expect((await documentsRead()) - before - whoIsThere(thread)).toBeLessThanOrEqual(8);
  });
});
