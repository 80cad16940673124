import { describe, expect, it } from "vitest";
import {
  findReply,
  listReplies,
  setReplyHidden,
  writeReply,
} from "~/people/threads/reply-store.server";
import { findThread } from "~/people/threads/thread-store.server";
import { threadTexts } from "~/people/threads/thread-texts";
import { recordResults } from "~/play/player/player-records.server";
import { headerOf, readable, testHooks } from "./ask";
import { alertsOf, Fan, joinedFan, simulatedProviderFan, storeIn } from "./fan";
import { serverForFile } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });

const TODAY = "2026-11-24";
const NOW = testHooks({ now: `${TODAY}T10:00:00Z` });
const at = (now: string) => testHooks({ now });
const slug = "golden-word";
const thread = { id: `${slug}.${TODAY}`, slug, date: TODAY };
const page = `/feed/${slug}-${TODAY}`;
const SECRET = "It begins with an S, like the keeper";

type Store = ReturnType<typeof storeIn>;

async function inStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = storeIn(server.dataDir);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const idOf = async (fan: Fan): Promise<string> =>
  JSON.parse((await fan.see("/account/data", NOW)).text).account.id;

/** Records a finished title for a fan. */
async function plays(fan: Fan, played = slug, date = TODAY) {
  const userId = await idOf(fan);
  const outcome = { isWin: true, score: 3, outOf: 6, points: 500 };
  const result = { date, edition: 1, ...outcome, elapsed: 60_000, isLate: false };
  await inStore((store) =>
    store.transaction((transaction) =>
      recordResults(transaction, userId, [{ slug: played, playedOn: date, result }]),
    ),
  );
  return userId;
}

/** Somebody who can write in today's thread. */
async function talker() {
  const fan = await simulatedProviderFan(server.address, NOW);
  return { fan, userId: await plays(fan) };
}

const says = (fan: Fan, text: string, more: Record<string, string> = {}, headers = NOW) =>
  fan.post(page, { intent: "write", text, ...more }, headers);

/** The key of the reply to which a post has led. */
const keyIn = (reply: { headers: { location?: string | undefined } }) =>
  /#r-(\w+)$/.exec(reply.headers.location ?? "")?.[1] ?? "";

describe("a thread of today", () => {
  it("is there before anybody has written, and is locked for who has not played", async () => {
    const visitor = await new Fan(server.address).see(`/feed/crossbar-${TODAY}`, NOW);
    expect(visitor.status).toBe(200);
    expect(readable(visitor.text)).toContain("Crossbar, Tuesday 24 November");
    expect(visitor.text).toContain("Nobody is inside yet. Play to be the first.");
    expect(visitor.text).not.toContain("<textarea");
  });

  it.each([
    "no-such-title-2026-11-24",
    "golden-word-2026-11-26",
    "golden-word-2020-01-01",
    "golden-word-2026-02-30",
    "career-path-2026-11-24",
    "t-0123456789abcdef",
    "__proto__-2026-11-24",
  ])("is none at %s", async (address) => {
    expect((await new Fan(server.address).see(`/feed/${address}`, NOW)).status).toBe(404);
  });

  it("is written in by whoever has finished, and shows who said it", async () => {
    const { fan } = await talker();
    const said = await says(fan, "What a word\nthat was");
    expect(said.status).toBe(303);
    const { text, headers } = await fan.see(page, NOW);
    expect(text).toContain("What a word\nthat was");
    expect(text).toContain("Sunday Player");
    expect(text).toContain(`id="r-${keyIn(said)}"`);
    expect(headers["cache-control"]).toMatch(/private|no-store/);
  });

  it.each([
    ["a visitor", async () => new Fan(server.address), 303, threadTexts.loginAgain],
    ["an unverified account", () => joinedFan(server.address), 403, threadTexts.verify],
    [
      "an account without a game",
      () => simulatedProviderFan(server.address),
      403,
      threadTexts.unplayed,
    ],
    [
      "an account that has finished another title",
      async () => {
        const fan = await simulatedProviderFan(server.address, NOW);
        await plays(fan, "crossbar");
        return fan;
      },
      403,
      threadTexts.locked,
    ],
  ])("is not written in by %s", async (_, made, status, text) => {
    const fan = await made();
    const refused = await says(fan, "Let me in");
    expect(refused.status).toBe(status);
    const shown = status === 303 ? await fan.see(refused.headers.location ?? "", NOW) : refused;
    expect(readable(shown.text)).toContain(text);
    const stored = await inStore((store) => listReplies(store, thread.id));
    expect(JSON.stringify(stored)).not.toContain(await idOf(fan).catch(() => "nobody at all"));
  });

  it.each([
    [" \n\u200b ", threadTexts.empty],
    ["x".repeat(281), threadTexts.tooLong(281)],
    ["See https://evil.example/x", threadTexts.foreignLink],
    ["What a f.u.c.k", threadTexts.indecent],
  ])("takes no %j: 400, and what was typed stays", async (text, problem) => {
    const { fan } = await talker();
    const refused = await says(fan, text);
    expect(refused.status).toBe(400);
    expect(alertsOf(refused)).toContain(problem);
    expect(readable(refused.text)).toContain(`>${text.trim() === "" ? text : text}</textarea>`);
  });

  it("takes 280 characters, however many code points each has", async () => {
    const { fan } = await talker();
    const family = "👨🏽‍👩🏽‍👧🏽‍👦🏽";
    expect((await says(fan, family.repeat(280))).status).toBe(303);
    const refused = await says(fan, family.repeat(281));
    expect(alertsOf(refused)).toContain(threadTexts.tooLong(281));
  });

  it("takes the same words once a day, and what is pressed twice once", async () => {
    const { fan, userId } = await talker();
    const [once, twice] = [await says(fan, "Same again?"), await says(fan, "Same again?")];
    expect(keyIn(twice)).toBe(keyIn(once));
    const later = await says(fan, "same AGAIN!", {}, at(`${TODAY}T10:05:00Z`));
    expect(alertsOf(later)).toContain(threadTexts.duplicate);
    const { documents } = await inStore((store) =>
      store.query("replies", { where: { userId }, limit: 9 }),
    );
    expect(documents).toHaveLength(1);
  });

  it("keeps what was typed by somebody whose session has ended, for that account alone", async () => {
    const { fan, userId } = await talker();
    const own = fan.session;
    fan.plant("__session=gone");
    const sent = await says(fan, "Where was I", { owner: userId });
    expect(sent.headers.location).toContain("dialog=login");
    expect((await fan.see(page, NOW)).text).not.toContain("Where was I");
    fan.plant(own);
    expect(readable((await fan.see(page, NOW)).text)).toContain(">Where was I</textarea>");
    const other = await talker();
    other.fan.plant(fan.cookie("kb_reply"), "/feed");
    expect((await other.fan.see(page, NOW)).text).not.toContain("Where was I");
    await says(fan, "Where was I");
    expect(fan.cookie("kb_reply")).toBe("");
  });

  it("has limits for new accounts, with what was typed kept", async () => {
    const { fan } = await talker();
    for (let count = 0; count < 4; count++)
      expect((await says(fan, `One ${count}`)).status).toBe(303);
    const refused = await says(fan, "One too many");
    expect(refused.status).toBe(429);
    expect(Number(headerOf(refused, "Retry-After"))).toBeGreaterThan(0);
    expect(readable(refused.text)).toContain(">One too many</textarea>");
  });

  it("lets an author change a reply for five minutes, and take it back at any time", async () => {
    const { fan } = await talker();
    const key = keyIn(await says(fan, "Fuor tries"));
    expect((await fan.see(`${page}?change=${key}`, NOW)).text).toContain(">Fuor tries</textarea>");
    const change = { intent: "change", key, text: "Four tries" };
    expect((await fan.post(page, change, at(`${TODAY}T10:04:00Z`))).status).toBe(303);
    const late = await fan.post(page, { ...change, text: "Five" }, at(`${TODAY}T10:06:00Z`));
    expect(late.status).toBe(403);
    const other = await talker();
    expect((await other.fan.post(page, change, NOW)).status).toBe(403);
    await other.fan.post(page, { intent: "delete", key }, NOW);
    expect((await other.fan.see(page, NOW)).text).toContain("Four tries");
    await fan.post(page, { intent: "delete", key }, at(`${TODAY}T20:00:00Z`));
    expect((await other.fan.see(page, NOW)).text).not.toContain("Four tries");
  });

  it("has one reaction a fan, and a second press takes it back", async () => {
    const [{ fan }, other] = [await talker(), await talker()];
    const key = keyIn(await says(fan, "Scarves up"));
    await other.fan.post(page, { wow: key }, NOW);
    await other.fan.post(page, { scarf: key }, NOW);
    const id = `${thread.id}.${key}`;
    const found = () => inStore((store) => findReply(store, id));
    expect(await found()).toMatchObject({ scarf: 1, boo: 0, wow: 0 });
    await other.fan.post(page, { scarf: `${key} off` }, NOW);
    expect(await found()).toMatchObject({ scarf: 0 });
    const visitor = await new Fan(server.address).post(page, { scarf: key }, NOW);
    expect(visitor.headers.location).toContain("dialog=login");
    expect(await found()).toMatchObject({ scarf: 0 });
  });

  it("hides from each other who blocks whom, until the block is taken back", async () => {
    const [one, two] = [await talker(), await talker()];
    const key = keyIn(await says(one.fan, "Words of the one"));
    await says(two.fan, "Words of the two");
    const blocked = await two.fan.post(page, { block: key }, NOW);
    expect(blocked.status).toBe(303);
    expect((await two.fan.see(page, NOW)).text).not.toContain("Words of the one");
    expect((await one.fan.see(page, NOW)).text).not.toContain("Words of the two");
    const settings = await two.fan.see("/settings", NOW);
    const id = /name="unblock" value="([0-9a-f]{64})"/.exec(settings.text)?.[1] ?? "";
    expect((await one.fan.see("/settings", NOW)).text).not.toContain('name="unblock"');
    await one.fan.post("/settings", { unblock: id }, NOW);
    expect((await two.fan.see(page, NOW)).text).not.toContain("Words of the one");
    await two.fan.post("/settings", { unblock: id }, NOW);
    expect((await two.fan.see(page, NOW)).text).toContain("Words of the one");
  });

  it("shows a hidden reply to its author alone", async () => {
    const [{ fan }, other] = [await talker(), await talker()];
    const key = keyIn(await says(fan, "Out of order"));
    await inStore((store) => setReplyHidden(store, `${thread.id}.${key}`, true));
    expect((await other.fan.see(page, NOW)).text).not.toContain("Out of order");
    expect((await fan.see(page, NOW)).text).toMatch(/Hidden by a moderator[\s\S]*Out of order/);
  });
});

describe("while an edition is open", () => {
  it("nothing that was said inside is on any page, answer or notice of who has not finished it", async () => {
    const [{ fan, userId }, other] = [await talker(), await talker()];
    const key = keyIn(await says(fan, SECRET));
    await says(other.fan, `${SECRET}, indeed`, { to: key });
    await other.fan.post(page, { wow: key }, NOW);
    const outsider = await simulatedProviderFan(server.address, NOW);
    await plays(outsider, "crossbar");
    const readers = [
      new Fan(server.address),
      outsider,
      await simulatedProviderFan(server.address, NOW),
    ];
    const walk = [
      ...["/", "/feed", "/feed.data", "/_root.data", "/feed/parts/posts", page, `${page}.data`],
      ...[`${page}?before=9999999999999`, `${page}?answer=${key}`, `${page}?change=${key}`],
      ...[`${page}?dialog=login`, `/report?kind=reply&id=${thread.id}.${key}`, "/notifications"],
      ...["/notifications.json", "/account/data", "/settings", "/account", "/sitemap.xml"],
      ...["/calendar", "/stats", `/stats/${slug}`, `/play/${slug}`, "/play", "/moderation"],
      ...["/moderation/log", "/moderation.data"],
    ];
    for (const reader of readers) {
      for (const path of walk) {
        const { text } = await reader.see(path, NOW);
        expect(text, path).not.toContain(SECRET);
      }
    }
    // The same walk finds it where it may be read.
    const found = [];
    for (const path of walk) {
      if ((await other.fan.see(path, NOW)).text.includes(SECRET)) found.push(path);
    }
    expect(found).toEqual(
      expect.arrayContaining(["/feed", "/feed.data", "/feed/parts/posts", page, "/account/data"]),
    );
    for (const path of ["/notifications", "/notifications.json"]) {
      expect((await fan.see(path, NOW)).text, path).not.toContain(SECRET);
    }
    expect(await inStore((store) => findThread(store, thread.id))).toMatchObject({ slug });
    expect(userId).not.toBe("");
  });

  it("is read by a visitor who has finished it, and by all once it is over everywhere", async () => {
    const date = "2026-11-22";
    const own = { ...thread, id: `${slug}.${date}`, date };
    const lockedUntil = Date.parse("2026-11-23T12:00:00Z");
    const opened = { ...own, subject: "Golden Word, Sunday 22 November", lockedUntil };
    const author = { id: "somebody", name: "Naledi" };
    await inStore((store) =>
      writeReply(store, { thread: opened, author, text: SECRET, to: null, now: lockedUntil - 9 }),
    );
    const visitor = new Fan(server.address);
    const see = async (now: string) => (await visitor.see(`/feed/${slug}-${date}`, at(now))).text;
    expect(await see("2026-11-23T11:59:00Z")).not.toContain(SECRET);
    expect(await see("2026-11-23T12:00:00Z")).toContain(SECRET);
  });
});

describe("the bell", () => {
  it("tells of an answer, and of reactions in one notice, as the switches say", async () => {
    const [{ fan }, other] = [await talker(), await talker()];
    const key = keyIn(await says(fan, "Anyone else?"));
    await says(other.fan, "Me too", { to: key });
    for (const { fan: third } of [await talker(), await talker()]) {
      await third.post(page, { scarf: key }, NOW);
    }
    const told = readable((await fan.see("/notifications", NOW)).text);
    expect(told).toContain("Sunday Player answered you in Golden Word, Tuesday 24 November.");
    expect(told).toContain("2 fans react to what you said in Golden Word, Tuesday 24 November.");
    const settings = (await fan.see("/settings", NOW)).text;
    const revision = /name="revision" value="(\d+)"/.exec(settings)?.[1] ?? "";
    const off = { intent: "settings", revision, favoriteColor: "#2563eb" };
    await fan.post("/settings", off, NOW);
    await says(other.fan, "Me three", { to: key });
    const now = readable((await fan.see("/notifications", NOW)).text);
    expect(now.match(/>Sunday Player answered you/g)).toHaveLength(1);
  });
});
