import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { serverGames } from "~/games/registry.server";
import { games } from "~/site/catalogue/catalogue.server";
import { fillTable, manyFans } from "../fixtures/table-fans";
import { ask, readable, testHooks } from "./ask";
import { Fan, storeIn, userIdIn } from "./fan";
import { word } from "./golden-word-fan";
import { textOf } from "./markup";
import { serverForFile } from "./processes";
import { idOf, replyOf } from "./quiz-fan";

const server = serverForFile();

const golden = serverGames["golden-word"];
const DAY = "2026-11-22";
const table = "/tables/golden-word";
const at = (time = "12:00:00", day = DAY) => testHooks({ now: `${day}T${time}Z` });

async function fill(slug: string, date: string, fans: Parameters<typeof fillTable>[2]) {
  const store = storeIn(server.dataDir);
  await fillTable(store, { slug, date }, fans);
  await store.close();
}

/** An account that is shown in tables unless it is said not to be. */
async function member(name: string, isShown = true): Promise<Fan> {
  const fan = new Fan(server.address);
  await fan.join({ name });
  if (isShown) await fan.post("/settings", { intent: "settings", revision: "0", inTables: "on" });
  return fan;
}

/** Finds the Golden Word of a day at the first try, in a minute. */
async function win(fan: Fan, day = DAY) {
  const started = replyOf(
    await fan.post(`${word}/moves`, { intent: "start" }, at("12:00:00", day)),
  );
  const { answer } = golden.edition(started.playing?.attempt.edition ?? 0) ?? {};
  const moves = JSON.stringify([
    { index: 0, move: (answer as { word: string }).word, elapsed: null },
  ]);
  const fields = { intent: "move", attempt: idOf(started), moves };
  await fan.post(`${word}/moves`, fields, at("12:01:00", day));
}

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr( class="is-own")?><td[\s\S]*?<\/tr>/g)].map(([row]) => textOf(row));

const see = async (fan: Fan, address = table, day = DAY) =>
  readable((await fan.see(address, at("12:02:00", day))).text);

describe("the table of a title", () => {
  it("is there for each title whose catalogue entry says so, and for no other", async () => {
    for (const { slug, hasLeaderboards } of games) {
      const { hasTables = false } = serverGames[slug as keyof typeof serverGames];
      expect(hasLeaderboards).toBe(hasTables);
      const { status } = await ask(server.address, `/tables/${slug}`);
      expect(status).toBe(hasTables ? 200 : 404);
    }
    expect((await ask(server.address, "/tables/offside")).status).toBe(404);
    const { text } = await ask(server.address, "/tables");
    expect(text.match(/href="\/tables\/[\w-]+"/g)).toHaveLength(8);
  });

  it("opens to who has finished today's edition; others see that it is there, and yesterday's", async () => {
    await fill("golden-word", DAY, [
      { userId: "one", name: "Zola Dlamini", score: 6, outOf: 6, ms: 61_234 },
    ]);
    const stranger = await ask(server.address, table, { headers: at() });
    expect(readable(stranger.text)).toContain("1 fan so far");
    expect(stranger.headers["cache-control"]).toContain("private");
    const fan = await member("Thandi M", false);
    for (const of of ["", "?of=week", "?of=season"]) {
      for (const text of [await see(fan, table + of), readable(stranger.text)]) {
        expect(rowsOf(text)).toEqual([]);
        expect(text).not.toContain("Zola");
        expect(text).toContain("and it opens");
      }
    }
    expect(rowsOf(await see(fan, `${table}?of=yesterday`, "2026-11-23"))).toHaveLength(1);
    await win(fan);
    for (const of of ["", "?of=week", "?of=season"]) {
      const [row = ""] = rowsOf(await see(fan, table + of));
      expect(row).toContain("Zola Dlamini");
    }
  });

  it("has a member with name, place and time, until they hide: then at once no more", async () => {
    const day = "2026-11-29";
    const [fan, watcher] = [await member("Sibusiso Nkosi"), await member("Watcher", false)];
    for (const one of [fan, watcher]) await win(one, day);
    const text = await see(fan, table, day);
    expect(text).toContain("Your place: 1 of 1");
    expect(rowsOf(text).join()).toMatch(/Sibusiso Nkosi ?You/);
    expect(await see(watcher, table, day)).toContain("Sibusiso Nkosi");
    await fan.post("/settings", { intent: "settings", revision: "9", wasInTables: "on" });
    for (const of of ["", "?of=week", "?of=season"]) {
      expect(await see(watcher, table + of, day)).not.toContain("Sibusiso Nkosi");
    }
    expect(await see(fan, table, day)).toContain("You're not in the tables.");
  });

  it("says to a member without a place why there is none", async () => {
    const day = "2026-11-25";
    const fan = await member("Late Lerato", false);
    await win(fan, day);
    const text = async (one: Fan) => see(one, table, day);
    expect(await text(fan)).toContain("You're not in the tables.");
    const shownAt = testHooks({ now: `${day}T12:01:30Z` });
    await fan.post("/settings", { intent: "settings", revision: "0", inTables: "on" }, shownAt);
    expect(await text(fan)).toContain("it began before you were shown");
    const quick = await member("Quick Quinton", false);
    await quick.post(
      "/settings",
      { intent: "settings", revision: "0", inTables: "on" },
      at("11:00:00", day),
    );
    const post = async (form: Record<string, string>) =>
      replyOf(await quick.post(`${word}/moves`, form, at("12:00:00", day)));
    const started = await post({ intent: "start" });
    const { answer } = golden.edition(started.playing?.attempt.edition ?? 0) ?? {};
    const moves = [{ index: 0, move: (answer as { word: string }).word, elapsed: 0 }];
    await post({ intent: "move", attempt: idOf(started), moves: JSON.stringify(moves) });
    expect(await text(quick)).toContain("it was too quick for one");
  });

  it("loses who deletes the account", async () => {
    const fan = await member("Gone Soon");
    await win(fan);
    const id = userIdIn(server.dataDir, fan.email);
    const { password } = fan;
    await fan.post("/account", { intent: "delete", confirmation: "DELETE", password });
    const store = storeIn(server.dataDir);
    for (const collection of ["finishes", "standings", "tablePlayers"]) {
      const { documents } = await store.query(collection, { where: { userId: id }, limit: 1 });
      expect(documents).toEqual([]);
    }
    await store.close();
  });

  it("shows texts as texts, and each in its own direction", async () => {
    const date = "2026-11-29";
    const names = ["<script>alert(1)</script>", "عمر الفاروق", "M".repeat(30), "\u202eevil"];
    const fans = names.map((name, index) => ({ userId: `odd-${index}`, name }));
    await fill(
      "full-time-quiz",
      date,
      fans.map((fan) => ({ ...fan, score: 3, outOf: 6, ms: 30_000 })),
    );
    const address = "/tables/full-time-quiz?of=yesterday";
    const { text } = await ask(server.address, address, { headers: at("12:00:00", "2026-11-30") });
    expect(text).not.toContain("<script>alert(1)");
    for (const name of names.slice(1, 3)) expect(text).toContain(`<bdi>${name}</bdi>`);
    expect(rowsOf(text).map((row) => row.charAt(0))).toEqual(["1", "1", "1", "1"]);
  });
});

describe("a table of thousands", () => {
  const date = "2026-12-06";

  it("has twenty rows, one's own place with those around it, and 12 KB at most", async () => {
    await fill(
      "golden-word",
      date,
      manyFans(1200).map((one) => ({ ...one, score: 6 })),
    );
    const fan = await member("Far Behind");
    await win(fan, date);
    const { text } = await fan.see(table, at("12:02:00", date));
    expect(readable(text)).toContain("Your place: 1,201 of 1,201");
    const rows = rowsOf(text);
    expect(rows).toHaveLength(23);
    expect(rows.slice(20).map((row) => row.slice(0, 5))).toEqual(["1,199", "1,200", "1,201"]);
    expect(brotliCompressSync(text).length).toBeLessThan(12 * 1024);
  });
});
