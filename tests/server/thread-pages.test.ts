import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { writeReply } from "~/people/threads/reply-store.server";
import { openOwnThread } from "~/people/threads/thread-store.server";
import { headerOf, readable } from "./ask";
import { Fan } from "./fan";
import { serverForFile } from "./processes";
import { NOW, talkersAt } from "./talkers";

const server = serverForFile();
const { inStore, talker } = talkersAt(server);

const KB = 1024;
const START = Date.parse("2026-11-24T06:00:00Z");
const REPLIES = 1000;
const NAMES = ["Thandi Mokoena", "Rafael Costa", "Ingrid Svensson", "Sipho Dlamini", "Mei Lin"];
const SENTENCES = [
  "Who else had the third one before the last choice was up?",
  "Four of five, and the one about the goalkeepers got me, as in real life.",
  "My daughter beat me by a second and will not stop telling me about it.",
  "Kettle, quiz, ward round; Sister Joseph is still unbeaten after nineteen days.",
  "Offside. It is always offside, and I raised my arm at the radio.",
  "A small petition from the union of goalkeepers: more questions about us, please.",
  "I stood up on the tram, and a lady asked whether I was getting off.",
];

/** Nobody else's words, some of them as long as they can be. */
function textOf(place: number): string {
  const sentences = Array.from({ length: 1 + (place % 4) }, (_, more) => {
    const sentence = SENTENCES[(place * 3 + more) % SENTENCES.length];
    return `${sentence} ${(place * 7919 + more).toString(36)}.`;
  });
  return sentences.join(" ").slice(0, 280);
}

let long = "";

beforeAll(async () => {
  await inStore(async (store) => {
    for (const [user, name] of NAMES.entries()) {
      const profile = {
        displayName: name,
        homeKitColor: `${user}f${user}a99`,
        country: "South Africa",
      };
      await store.set("profiles", `fan-${user}`, { ...profile, revision: 1 });
    }
    for (let thread = 0; thread < 12; thread += 1) {
      const count = thread === 11 ? REPLIES : 3;
      const opened = await openOwnThread(store, `The day of match ${thread}`, START);
      if (count === REPLIES) long = `/feed/${opened.id}`;
      for (let place = 0; place < count; place += 1) {
        const author = { id: `fan-${place % NAMES.length}`, name: "Fan" };
        const text = textOf(place + thread * REPLIES);
        const now = START + thread * 60_000 + place;
        await writeReply(store, { thread: opened, author, text, to: null, now });
      }
    }
  });
}, 60_000);

const weightOf = (html: string) => brotliCompressSync(html).length;

describe("a thread of a thousand replies", () => {
  it("is read page by page, each reply once, by links alone", async () => {
    const visitor = new Fan(server.address);
    const keys: string[] = [];
    let pages = 0;
    for (let path = long; path; pages += 1) {
      const { text } = await visitor.see(path, NOW);
      keys.push(...Array.from(text.matchAll(/<li id="r-(\w+)"/g), ([, key]) => key ?? ""));
      path = readable(
        /href="(\/feed\/t-[0-9a-f]+\?before=\d+)"[^>]*>Earlier/.exec(text)?.[1] ?? "",
      );
    }
    expect(pages).toBe(Math.ceil(REPLIES / 30));
    expect(new Set(keys).size).toBe(REPLIES);
    expect(keys).toEqual([...keys].sort().reverse());
  });

  it.each([
    ["of a stranger, without script", async () => new Fan(server.address), 12],
    ["of a fan who can write", async () => (await talker()).fan, 14],
  ])("weighs little on a page %s", async (_, who, most) => {
    const fan = await who();
    for (const path of [long, "/feed", "/"]) {
      const { text } = await fan.see(path, NOW);
      expect(weightOf(text), path).toBeLessThanOrEqual(most * KB);
    }
    const isStranger = most === 12;
    expect((await fan.see(long, NOW)).text.includes("<script")).toBe(!isStranger);
  });

  it("is every stranger's, for a minute and at most a minute more", async () => {
    for (const path of [long, "/feed", "/"]) {
      const page = await new Fan(server.address).see(path, NOW);
      expect(headerOf(page, "Cache-Control"), path).toBe(
        "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
      );
    }
    const { fan } = await talker();
    expect(headerOf(await fan.see(long, NOW), "Cache-Control")).toBe("private, no-store");
  });
});
