import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareToken } from "~/play/share/share-token.server";
import { tileOf } from "~/play/share/tiles";
import { playable } from "~/playable";
import { setVariables } from "../fixtures/rules-environment";
import { type RunningServer, startServer } from "../fixtures/server";
import { ask, headerOf, readable } from "./ask";
import { Fan } from "./fan";
import { headOf, tagsNamed, textsOf } from "./markup";
import { answersWith, idOf, on, replyOf, visitor } from "./quiz-fan";

const site = "https://play.kickabout.example";
const goldenWord = "/play/golden-word";
/** The first edition's day and word. */
const goldenDay = "2026-11-22";
const word = "striker";

let server: RunningServer;
/** A server whose secret this file knows. */
let limited: RunningServer;

const SESSION_SECRET = "a-secret-that-this-test-knows-as-well";
setVariables({ SESSION_SECRET });

const result = {
  edition: 1,
  date: "2026-11-21",
  isWin: true,
  score: 4,
  outOf: 5,
  elapsed: 32_100,
  squares: "🟩🟥🟩🟩🟩",
};

beforeAll(async () => {
  [server, limited] = await Promise.all([
    startServer({ LOG_LEVEL: "error" }),
    startServer({ LOG_LEVEL: "silent", SESSION_SECRET }),
  ]);
});

afterAll(() => Promise.all([server.stop(), limited.stop()]));

const pathOf = (url: string | null | undefined) => {
  expect(url).toMatch(/^https:\/\/play\.kickabout\.example\/beat\//);
  return String(url).slice(site.length);
};

/** Plays the quiz with so many right answers; the address of its result. */
async function playedQuiz(right = 4): Promise<string> {
  const fan = visitor(server.address);
  const { playing } = await fan.answer(idOf(await fan.start()), answersWith(right));
  return pathOf(playing?.shareUrl);
}

/** Plays Golden Word with these words; the address of its result. */
async function playedWord(words: string[]): Promise<string> {
  const fan = new Fan(server.address);
  const moves = `${goldenWord}/moves`;
  const started = replyOf(await fan.post(moves, { intent: "start" }, on(goldenDay)));
  const posted = words.map((move, index) => ({ index, move, elapsed: 0 }));
  const fields = { intent: "move", attempt: idOf(started), moves: JSON.stringify(posted) };
  return pathOf(replyOf(await fan.post(moves, fields, on(goldenDay))).playing?.shareUrl);
}

describe("the address of a result", () => {
  it("comes with the last move, and not before", async () => {
    const fan = visitor(server.address);
    const started = await fan.start();
    expect(started.playing?.shareUrl).toBeNull();
    const running = await fan.answer(idOf(started), answersWith(4, 4));
    expect(running.playing?.shareUrl).toBeNull();
    const all = await fan.answer(idOf(started), answersWith(4));
    expect(pathOf(all.playing?.shareUrl)).toMatch(/^\/beat\/full-time-quiz\/[\w-]{22}-2-1-/);
    expect(await fan.page()).toContain(String(all.playing?.shareUrl));
  });

  it("is not given for a Friendly", async () => {
    const fan = visitor(server.address);
    await fan.play();
    const friendly = idOf(await fan.again());
    expect((await fan.answer(friendly, answersWith(5))).playing?.shareUrl).toBeNull();
  });

  it("is in the text of a page without script, and in words beside it", async () => {
    const fan = visitor(server.address);
    await fan.play(4);
    const html = readable(await fan.page());
    const text = /I scored 4\/5 \(80%\) on the Full-Time Quiz in \d+\.\d s!\nNo\. 1 · /;
    const link = String.raw`\nYour turn:\nhttps://play\.kickabout\.example/beat/full-time-quiz/[\w-]+<`;
    expect(html).toMatch(new RegExp(`${text.source}🟩🟩🟩🟩🟥${link}`));
    expect(html).toMatch(new RegExp(`${text.source}Right, right, right, right, wrong${link}`));
  });
});

describe("the page of a friend's result", () => {
  it("shows the result and leads to its edition", async () => {
    const { status, text } = await ask(server.address, await playedQuiz());
    expect(status).toBe(200);
    const html = readable(text);
    expect(textsOf(html, "h1")).toEqual(["Full-Time Quiz"]);
    expect(html).toContain("No. 1");
    const tiles = tagsNamed(text, "rect").map(({ attributes }) => attributes.fill);
    const [right, wrong] = [tileOf("🟩").fill, tileOf("🟥").fill];
    expect(tiles).toEqual([right, right, right, right, wrong]);
    expect(html).toMatch(/A fan scored 4\/5 in \d+\.\d s\. Your turn\./);
    expect(html).toContain("Right, right, right, right, wrong");
    expect(tagsNamed(text, "form", { action: "/play/full-time-quiz" })).toHaveLength(1);
    expect(tagsNamed(text, "input", { name: "date", value: "2026-11-21" })).toHaveLength(1);
  });

  it("leads to today's game while that is the edition, and to the past one later", async () => {
    const to = "/play/full-time-quiz?date=2026-11-21";
    const today = await ask(server.address, to, { headers: on("2026-11-21") });
    expect([today.status, headerOf(today, "Location")]).toEqual([302, "/play/full-time-quiz"]);
    const later = await ask(server.address, to, { headers: on("2026-11-25") });
    expect(later.status).toBe(200);
    expect(tagsNamed(later.text, "input", { name: "date", value: "2026-11-21" })).toHaveLength(1);
  });

  it("speaks of tries where a title is about them", async () => {
    const won = await ask(server.address, await playedWord(["weather", word]));
    expect(readable(won.text)).toContain("A fan found the word at the second try. Your turn.");
    expect(readable(won.text)).toContain("Try 2: all in place.");
    const six = ["weather", "journey", "captain", "defence", "forward", "keepers"];
    const lost = await ask(server.address, await playedWord(six));
    expect(readable(lost.text)).toContain("X/6");
    expect(readable(lost.text)).toContain("The word got away from a fan. Your turn.");
    for (const { text } of [won, lost]) {
      for (const secret of [word, ...six]) expect(text.toLowerCase()).not.toContain(secret);
    }
  });

  it("has a link preview with its own picture, and asks not to be listed", async () => {
    const path = await playedQuiz();
    const { text } = await ask(server.address, path);
    const { title, robots, canonical } = headOf(text);
    expect(title).toMatch(/^A fan: 4\/5 in \d+\.\d s\. Beat it\. · Kickabout$/);
    expect([robots, canonical]).toEqual(["noindex", []]);
    const said = (property: string) =>
      tagsNamed(text, "meta", { property }).map(({ attributes }) => attributes.content);
    expect(said("og:title")).toEqual([title]);
    expect(said("og:description")[0]).toMatch(
      /^Full-Time Quiz No\. 1\. A fan scored 4\/5 in \d+\.\d s\. Your turn\.$/,
    );
    expect(said("og:image")).toEqual([`${site}${path}/picture.png`]);
    expect(said("og:image:width")).toEqual(["1200"]);
    expect(said("og:image:height")).toEqual(["630"]);
    expect(said("og:image:alt")[0]).toMatch(
      /^Full-Time Quiz No\. 1: 4\/5 in \d+\.\d s\. Right, right, right, right, wrong$/,
    );
    const card = { name: "twitter:card", content: "summary_large_image" };
    expect(tagsNamed(text, "meta", card)).toHaveLength(1);
  });

  it("may be fetched by those who make previews", async () => {
    const { text } = await ask(server.address, "/robots.txt");
    expect(text).not.toContain("/beat");
  });

  it("is kept for strangers, small, and without script", async () => {
    const path = await playedQuiz();
    await ask(server.address, path);
    await ask(server.address, path);
    const kept = await ask(server.address, path, { headers: { "Accept-Encoding": "br" } });
    expect(headerOf(kept, "Cache-Control")).toMatch(/^public/);
    expect(headerOf(kept, "Age")).not.toBe("");
    expect(kept.body.length).toBeLessThan(12 * 1024);
    const other = { Cookie: "tz=Asia%2FTokyo" };
    expect(headerOf(await ask(server.address, path, { headers: other }), "Age")).not.toBe("");
    const player = { Cookie: "kb_player=x" };
    expect(headerOf(await ask(server.address, path, { headers: player }), "Age")).toBe("");
    expect((await ask(server.address, path)).text).not.toContain("<script type=");
  });
});

describe("the picture of a result", () => {
  it.each(playable)("of %s is a PNG of 1200x630 that may be kept for ever", async (slug) => {
    const path = slug === "full-time-quiz" ? await playedQuiz() : await playedWord([word]);
    const reply = await ask(server.address, `${path}/picture.png`);
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toBe("image/png");
    expect(headerOf(reply, "Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(reply.body.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
    expect([reply.body.readUInt32BE(16), reply.body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(reply.body.length).toBeLessThan(100 * 1024);
    const again = await ask(server.address, `${path}/picture.png`);
    expect(again.body).toEqual(reply.body);
  });

  it("differs by result", async () => {
    const [four, five] = await Promise.all([playedQuiz(4), playedQuiz(5)]);
    const [one, other] = await Promise.all(
      [four, five].map((path) => ask(server.address, `${path}/picture.png`)),
    );
    expect(one?.body.equals(other?.body ?? Buffer.alloc(0))).toBe(false);
  });

  // 120 pictures are drawn: 5 s, and several times as much on a busy machine.
  it("is the title's general one for who asks for very many", { timeout: 120_000 }, async () => {
    const statuses: number[] = [];
    for (let edition = 1; edition <= 125; edition++) {
      const token = shareToken("full-time-quiz", { ...result, edition });
      const reply = await ask(limited.address, `/beat/full-time-quiz/${token}/picture.png`);
      statuses.push(reply.status);
      if (reply.status === 200) continue;
      expect(headerOf(reply, "Location")).toBe("/share/full-time-quiz.png");
      expect(headerOf(reply, "Cache-Control")).toBe("no-store");
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.slice(120)).toEqual(Array(5).fill(302));
  });
});

describe("an address that we have not signed", () => {
  it.each([
    ["a word", "x"],
    ["no signature", "1-1-8y-5-5-a-wggggg"],
    ["another's signature", `${"A".repeat(22)}-1-1-8y-5-5-a-wggggg`],
    ["a NUL", "%00"],
    ["a broken escape", "%E0%A4%A"],
    ["a path", "..%2f..%2fetc"],
    ["markup", "%3Cscript%3E"],
    ["5,000 characters", "a".repeat(5000)],
    ["squares", "%F0%9F%9F%A9"],
    ["a name of a prototype", "__proto__"],
  ])("says so in words, and offers a game: %s", async (_, token) => {
    const page = await ask(server.address, `/beat/full-time-quiz/${token}`);
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.status).toBeLessThan(500);
    if (page.status === 404) {
      expect(page.text).toContain("That one went over the bar");
      expect(tagsNamed(page.text, "a", { href: "/play/full-time-quiz" }).length).toBeGreaterThan(0);
      expect(headerOf(page, "Cache-Control")).toBe("no-store");
    }
    const picture = await ask(server.address, `/beat/full-time-quiz/${token}/picture.png`);
    expect(picture.status).toBeGreaterThanOrEqual(400);
    expect(picture.status).toBeLessThan(500);
  });

  it("is any other than ours, by one character or by the title", async () => {
    const path = await playedQuiz(3);
    expect((await ask(server.address, path)).status).toBe(200);
    expect((await ask(server.address, path.replace("full-time-quiz", "golden-word"))).status).toBe(
      404,
    );
    const start = "/beat/full-time-quiz/".length;
    const change = fc.tuple(
      fc.integer({ min: start, max: path.length - 1 }),
      fc.constantFrom(..."0123456789abcxyzABCXYZ_-"),
    );
    await fc.assert(
      fc.asyncProperty(change, async ([at, character]) => {
        fc.pre(path[at] !== character);
        const changed = path.slice(0, at) + character + path.slice(at + 1);
        expect((await ask(server.address, changed)).status).toBe(404);
      }),
      { numRuns: 60 },
    );
  });

  it.each(["nothing", "chess", "__proto__", "constructor"])(
    "of a title that can't be played leads to what can: %s",
    async (slug) => {
      const page = await ask(server.address, `/beat/${slug}/${"A".repeat(22)}-1-1-1-1-1-1-wg`);
      expect(page.status).toBe(404);
      expect(tagsNamed(page.text, "a", { href: "/play" }).length).toBeGreaterThan(0);
    },
  );
});
