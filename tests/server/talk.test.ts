import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeReply } from "~/people/threads/reply-store.server";
import { threadTexts } from "~/people/threads/thread-texts";
import { setReplyHidden } from "../fixtures/hide-reply";
import { type Reply, readable, root } from "./ask";
import { alertsOf, Fan, simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";
import { answersWith, idOf as attemptOf, replyOf } from "./quiz-fan";
import { at, keyIn, NOW, page, says, slug, TODAY, talkersAt, thread } from "./talkers";

const server = serverForFile({ TRUST_PROXY: "1" });
const { inStore, plays, talker } = talkersAt(server);

const countIn = ({ text }: Reply) =>
  /\d+ repl(?:y|ies) by \d+ fans?|No replies yet/.exec(readable(text))?.[0];

describe("people who block each other", () => {
  it("don't meet in threads, lists and counts, until the block is taken back", async () => {
    const [one, two] = [await talker(), await talker()];
    const key = keyIn(await says(one.fan, "Words of the one"));
    await says(two.fan, "Words of the two");
    const before = countIn(await two.fan.see(page, NOW));
    expect((await two.fan.post(page, { block: key }, NOW)).status).toBe(303);
    for (const [reader, others] of [
      [two, "Words of the one"],
      [one, "Words of the two"],
    ] as const) {
      for (const path of [page, "/feed", "/feed/parts/posts"]) {
        expect((await reader.fan.see(path, NOW)).text, path).not.toContain(others);
      }
      expect(countIn(await reader.fan.see(page, NOW))).not.toBe(before);
    }
    const settings = await two.fan.see("/settings", NOW);
    const id = /name="unblock" value="([0-9a-f]{64})"/.exec(settings.text)?.[1] ?? "";
    expect((await one.fan.see("/settings", NOW)).text).not.toContain('name="unblock"');
    await one.fan.post("/settings", { unblock: id }, NOW);
    expect((await two.fan.see(page, NOW)).text).not.toContain("Words of the one");
    await two.fan.post("/settings", { unblock: id }, NOW);
    expect((await two.fan.see(page, NOW)).text).toContain("Words of the one");
    expect(countIn(await two.fan.see(page, NOW))).toBe(before);
  });

  it("can't answer each other, and what was typed stays", async () => {
    const [one, two] = [await talker(), await talker()];
    const key = keyIn(await says(one.fan, "Answer me"));
    await one.fan.post(page, { block: keyIn(await says(two.fan, "Here I am")) }, NOW);
    const refused = await says(two.fan, "I do", { to: key });
    expect(refused.status).toBe(400);
    expect(alertsOf(refused)).toContain(threadTexts.gone);
    expect(readable(refused.text)).toContain(">I do</textarea>");
    await two.fan.post(page, { wow: key }, NOW);
    const told = readable((await one.fan.see("/notifications", NOW)).text);
    expect(told).not.toMatch(/answered you|react/);
  });

  it("are others than oneself, and nobody in a thread that is closed", async () => {
    const one = await talker();
    const key = keyIn(await says(one.fan, "It is me"));
    expect((await one.fan.post(page, { block: key }, NOW)).status).toBe(400);
    const outsider = await simulatedProviderFan(server.address, NOW);
    expect((await outsider.post(page, { block: key }, NOW)).status).toBe(400);
    expect((await outsider.see("/settings", NOW)).text).not.toContain('name="unblock"');
  });
});

describe("the bell", () => {
  it("tells of an answer, and of reactions in one notice, as the switches say", async () => {
    const [{ fan }, other] = [await talker(), await talker()];
    const key = keyIn(await says(fan, "Anyone else?"));
    await says(other.fan, "Me too, said Zidane", { to: key });
    for (const { fan: third } of [await talker(), await talker()]) {
      await third.post(page, { scarf: key }, NOW);
    }
    const told = readable((await fan.see("/notifications", NOW)).text);
    expect(told).toContain("Sunday Player answered you in Golden Word, Tuesday 24 November.");
    expect(told).toContain("2 fans react to what you said in Golden Word, Tuesday 24 November.");
    expect(told).not.toContain("Zidane");
    const settings = (await fan.see("/settings", NOW)).text;
    const revision = /name="revision" value="(\d+)"/.exec(settings)?.[1] ?? "";
    const off = { intent: "settings", revision, favoriteColor: "#2563eb" };
    await fan.post("/settings", off, NOW);
    const saved = (await fan.see("/settings", NOW)).text;
    for (const name of ["replies", "reactions"]) {
      const box = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(saved)?.[0];
      expect(box).toBeDefined();
      expect(box).not.toContain("checked");
    }
    await says(other.fan, "Me three", { to: key });
    const now = readable((await fan.see("/notifications", NOW)).text);
    expect(now.match(/>Sunday Player answered you/g)).toHaveLength(1);
  });

  it("still has what it has counted once the answer is gone, and can be read to the end", async () => {
    const [{ fan }, other, third] = [await talker(), await talker(), await talker()];
    const key = keyIn(await says(fan, "Is anybody there?"));
    const later = at(`${TODAY}T10:02:00Z`);
    const answer = keyIn(await says(other.fan, "No", { to: key }, later));
    await third.fan.post(page, { wow: key }, later);
    const shown = async () => readable((await fan.see("/notifications", NOW)).text);
    expect(await shown()).toContain("1 fan reacts");
    await other.fan.post(page, { intent: "delete", key: answer }, NOW);
    await third.fan.post(page, { wow: `${key} off` }, NOW);
    expect(await shown()).toContain("The answer is not there any more.");
    expect(await shown()).toContain("The reactions were taken back.");
    expect(await shown()).toContain("Notifications, 2 unread");
    expect(await shown()).toContain("Mark all read");
    await fan.post("/notifications", { intent: "read" }, at(`${TODAY}T10:03:00Z`));
    expect(await shown()).not.toMatch(/, \d+ unread/);
  });

  it("leaves out who was blocked since", async () => {
    const [{ fan }, other] = [await talker(), await talker()];
    const key = keyIn(await says(fan, "Who likes it?"));
    const answer = keyIn(await says(other.fan, "I do not", { to: key }));
    await other.fan.post(page, { boo: key }, NOW);
    await fan.post(page, { block: answer }, NOW);
    const told = readable((await fan.see("/notifications", NOW)).text);
    expect(told).not.toMatch(/answered you in|reacts? to what/);
  });
});

describe("while an edition is open", () => {
  it("is read by a visitor who has finished it, and by all once it is over everywhere", async () => {
    const date = "2026-11-22";
    const own = { ...thread, id: `${slug}.${date}`, date };
    const lockedUntil = Date.parse("2026-11-23T12:00:00Z");
    const opened = { ...own, subject: "Golden Word, Sunday 22 November", lockedUntil };
    const author = { id: "somebody", name: "Naledi" };
    const text = "It begins with an S";
    await inStore((store) =>
      writeReply(store, { thread: opened, author, text, to: null, now: lockedUntil - 9 }),
    );
    const visitor = new Fan(server.address);
    const see = async (now: string) => (await visitor.see(`/feed/${slug}-${date}`, at(now))).text;
    expect(await see("2026-11-23T11:59:00Z")).not.toContain(text);
    expect(await see("2026-11-23T12:00:00Z")).toContain(text);
  });

  it("a weekly title's thread opens to who has finished the week's", async () => {
    const week = "2026-11-20";
    const path = `/feed/career-path-${week}`;
    const fan = await simulatedProviderFan(server.address, NOW);
    await plays(fan, "career-path", "2026-11-13");
    const locked = await fan.see(path, NOW);
    expect(locked.text).toContain("Play to be the first.");
    await plays(fan, "career-path", week, "2026-11-23");
    const open = await fan.see(path, NOW);
    expect(readable(open.text)).toContain("week of Friday 20 November");
    expect(open.text).toContain("<textarea");
  });
});

describe("the end of a title", () => {
  it("leads to its thread, and says how many are inside", async () => {
    const [fan, other] = (await Promise.all(
      [1, 2].map(() => simulatedProviderFan(server.address, NOW)),
    )) as [Fan, Fan];
    const quiz = "/play/full-time-quiz";
    const play = async (one: Fan) => {
      const started = replyOf(await one.post(`${quiz}/moves`, { intent: "start" }, NOW));
      const moves = JSON.stringify(answersWith(3));
      const fields = { intent: "move", attempt: attemptOf(started), moves };
      return replyOf(await one.post(`${quiz}/moves`, fields, NOW));
    };
    const thread = `/feed/full-time-quiz-${TODAY}`;
    const { playing } = await play(fan);
    const number = playing?.number;
    expect(playing?.talk).toEqual({ href: thread, text: `Talk about No. ${number}` });
    await play(other);
    await other.post(thread, { intent: "write", text: "Well played" }, NOW);
    const page = readable((await fan.see(quiz, NOW)).text);
    expect(page).toContain(`href="${thread}">1 fan inside · Talk about No. ${number}</a>`);
    await other.post(`${quiz}/moves`, { intent: "start", friendly: "1" }, NOW);
    expect((await other.see(`${quiz}?friendly=1`, NOW)).text).not.toContain("fan inside");
  });
});

describe("the feed", () => {
  it("has the latest words that can be read, page after page, and no sample on any", async () => {
    const { fan } = await talker();
    const author = { id: "feed-author", name: "Naledi" };
    const ids: string[] = [];
    for (let day = 1; day <= 12; day += 1) {
      const date = `2026-02-${String(day).padStart(2, "0")}`;
      const now = Date.parse(`${date}T10:00:00Z`) + 300 * 24 * 60 * 60_000;
      const opened = { id: `crossbar.${date}`, slug: "crossbar", date, lockedUntil: null };
      const written = await inStore((store) =>
        writeReply(store, {
          thread: { ...opened, subject: `Crossbar ${date}` },
          author,
          text: `Said on the ${day}th`,
          to: null,
          now,
        }),
      );
      ids.push("id" in written ? written.id : "");
    }
    const later = at("2027-01-10T10:00:00Z");
    const first = readable((await fan.see("/feed", later)).text);
    const order = [...first.matchAll(/Said on the (\d+)th/g)].map(([, day]) => Number(day));
    expect([...new Set(order)].slice(0, 3)).toEqual([12, 11, 10]);
    const cursor = /href="(\/feed\?cursor=[^"]+)"/.exec(first)?.[1] ?? "";
    const second = readable((await fan.see(cursor, later)).text);
    expect(second).toContain("Said on the 1th");
    expect(second).not.toContain("Said on the 12th");
    for (const text of [first, second]) expect(text).not.toMatch(/Thandi M|Sample<\/span> Until/);
    expect(readable((await fan.see("/feed?cursor=WzFd", later)).text)).not.toContain("Thandi M");
    // A minute later nobody's list is the one of before.
    await inStore((store) => setReplyHidden(store, ids.at(-1) ?? "", true));
    const gone = readable((await fan.see(cursor, later)).text);
    expect(gone).not.toContain("Said on the 12th");
  });
});

describe("an operator", () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(root, "scripts/threads.mjs"), ...words], {
      env: { ...process.env, DATA_DIR: server.dataDir },
      encoding: "utf8",
    });

  it("opens a thread about no game, and mends its subject", async () => {
    const opened = run("open", "Cup final,", "Saturdya");
    const [, path = "", id = ""] = /(\/feed\/(t-[0-9a-f]{16}))$/m.exec(opened.stdout) ?? [];
    expect(opened.stdout).toContain('"Cup final, Saturdya" is at ');
    const visitor = new Fan(server.address);
    expect(readable((await visitor.see(path, NOW)).text)).toContain("Cup final, Saturdya");
    expect(run("rename", id, "Cup final, Saturday").stderr).toBe("");
    const { fan } = await talker();
    await fan.post(path, { intent: "write", text: "I can't sleep" }, NOW);
    const { text } = await visitor.see(path, NOW);
    expect(readable(text)).toMatch(/Cup final, Saturday[\s\S]*I can't sleep/);
  });

  it.each([
    [],
    ["open"],
    ["open", " "],
    ["open", "x".repeat(61)],
    ["rename", "t-0123456789abcdef"],
    ["rename", "t-0123456789abcdef", "Nothing there"],
    ["rename", thread.id, "Not mine"],
    ["close", "x"],
  ])("is told what can't be done: %j %j", (...words) => {
    const { status, stdout, stderr } = run(...words.filter((word) => word !== undefined));
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).not.toBe("");
  });
});
