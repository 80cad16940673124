import { describe, expect, it } from "vitest";
import { findReply, listReplies } from "~/people/threads/reply-store.server";
import { threadTexts } from "~/people/threads/thread-texts";
import { setReplyHidden } from "../fixtures/hide-reply";
import { headerOf, readable } from "./ask";
import { alertsOf, Fan, joinedFan, simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";
import { at, keyIn, NOW, page, says, TODAY, talkersAt, thread } from "./talkers";

const server = serverForFile({ TRUST_PROXY: "1" });

const { inStore, idOf, plays, talker } = talkersAt(server);

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

  it.each(["/", "/feed"])("has its latest words at %s for who has finished alone", async (path) => {
    const { fan } = await talker();
    const words = `Only inside, and ${path} too`;
    await says(fan, words);
    const own = await fan.see(path, NOW);
    expect(own.text).toContain(words);
    expect(own.headers["cache-control"]).toMatch(/private|no-store/);
    const visitor = await new Fan(server.address).see(path, NOW);
    expect(visitor.text).not.toContain(words);
    expect(visitor.text).toContain("Play to go in.");
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

  it("has limits for new accounts, whenever they began to play, with what was typed kept", async () => {
    const { fan } = await talker();
    await plays(fan, "crossbar", "2026-10-01");
    for (let count = 0; count < 4; count++)
      expect((await says(fan, `One ${count}`)).status).toBe(303);
    const refused = await says(fan, "One too many");
    expect(refused.status).toBe(429);
    expect(Number(headerOf(refused, "Retry-After"))).toBeGreaterThan(0);
    expect(readable(refused.text)).toContain(">One too many</textarea>");
  });

  it("takes more from an account of seven days, though it first plays today", async () => {
    const fan = await simulatedProviderFan(server.address, at("2026-11-17T10:00:00Z"));
    await plays(fan);
    for (let count = 0; count < 5; count++)
      expect((await says(fan, `One ${count}`)).status).toBe(303);
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

  it("shows a hidden reply to its author alone", async () => {
    const [{ fan }, other] = [await talker(), await talker()];
    const key = keyIn(await says(fan, "Out of order"));
    await inStore((store) => setReplyHidden(store, `${thread.id}.${key}`, true));
    expect((await other.fan.see(page, NOW)).text).not.toContain("Out of order");
    expect((await fan.see(page, NOW)).text).toMatch(/Hidden by moderation[\s\S]*Out of order/);
  });
});
