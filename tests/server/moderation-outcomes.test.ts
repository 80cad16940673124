import { describe, expect, it } from "vitest";
import { ask, headerOf, readable } from "./ask";
import { alertsOf, Fan, simulatedProviderFan } from "./fan";
import {
  at,
  decides,
  from,
  idOf,
  moderationAt,
  NOON,
  reports,
  slug,
  TODAY,
} from "./moderation-steps";
import { serverForFile, serverForTest } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });
const { inStore, moderator, player, plays, reply } = moderationAt(server);

describe("an outcome", () => {
  it("is told to its author and to whoever has reported, if they want to hear of it", async () => {
    const [author, reporter] = [await player(), await player()];
    const known = await reply("Foul words", { id: author.userId, name: "Zola" });
    await reports(reporter.fan, known.report);
    await decides(await moderator(), known.id, "hide");
    expect(readable((await author.fan.see("/notifications", NOON)).text)).toContain(
      "Hidden by the rule ‘Respect everybody’.",
    );
    expect(readable((await reporter.fan.see("/notifications", NOON)).text)).toContain(
      "Thank you for reporting a reply. A moderator has looked and hidden it.",
    );
  });

  it("that limits what somebody may write is told with the switch off too, and holds", async () => {
    const author = await player();
    const settings = await author.fan.see("/settings", NOON);
    const revision = /name="revision" value="(\d+)"/.exec(settings.text)?.[1] ?? "";
    const off = { intent: "settings", owner: author.userId, revision, favoriteColor: "#2563eb" };
    expect((await author.fan.post("/settings", off, NOON)).status).toBe(303);
    const person = { id: author.userId, name: "Zola" };
    const [first, second] = [await reply("One", person), await reply("Two", person)];
    const fan = await moderator();
    for (const { report } of [first, second]) await reports(new Fan(server.address), report);
    await decides(fan, first.id, "hide");
    expect((await author.fan.see("/notifications", NOON)).text).not.toContain("Hidden by the rule");
    await decides(fan, second.id, "mute-7");
    expect((await author.fan.see("/notifications", NOON)).text).toContain("after seven days");
    const write = { intent: "write", text: "Let me" };
    const refused = await author.fan.post(`/feed/${slug}-${TODAY}`, write, from());
    expect(refused.status).toBe(403);
    expect(alertsOf(refused)).toContain("1 December");
  });

  it("can be appealed against by its author once, and nothing that was typed is lost", async () => {
    const author = await player();
    const known = await reply("Well meant", { id: author.userId, name: "Zola" });
    await reports(new Fan(server.address), known.report);
    await decides(await moderator(), known.id, "mute-1");
    const page = await author.fan.see("/moderation/yours", NOON);
    expect(headerOf(page, "cache-control")).toMatch(/private|no-store/);
    const id = /name="id" value="(\w+)"/.exec(page.text)?.[1] ?? "";
    const appeal = (fan: Fan, text: string, hooks = NOON) =>
      fan.post("/moderation/yours", { intent: "appeal", id, text }, hooks);
    const empty = await appeal(author.fan, " \u202e ");
    expect([empty.status, alertsOf(empty)]).toEqual([400, "Say why, in a sentence or two."]);
    const long = await appeal(author.fan, "x".repeat(501));
    expect(long.status).toBe(400);
    expect(long.text).toContain("x".repeat(501));
    const visitor = await appeal(new Fan(server.address), "I was logged out");
    expect(visitor.status).toBe(401);
    expect(visitor.text).toContain("I was logged out</textarea>");
    const stranger = await player();
    expect((await appeal(stranger.fan, "Not mine")).status).toBe(400);
    expect((await stranger.fan.see("/moderation/yours", NOON)).text).not.toContain("Well meant");
    expect((await appeal(author.fan, "It was meant well")).status).toBe(303);
    expect((await appeal(author.fan, "Again")).status).toBe(400);
    const second = await moderator();
    expect(readable((await second.see("/moderation", NOON)).text)).toContain("It was meant well");
    await decides(second, known.id, "restore");
    const told = readable((await author.fan.see("/notifications", NOON)).text);
    expect(told).toContain("Shown again: another look says that you were right.");
    expect((await new Fan(server.address).see(known.page, NOON)).text).toContain("Well meant");
  });

  it("has five appeals a day of an account", async () => {
    const { fan } = await player();
    const form = { intent: "appeal", id: "0mhc0000000123456789a", text: "Please" };
    for (let count = 0; count < 5; count += 1) {
      expect((await fan.post("/moderation/yours", form, NOON)).status).toBe(400);
    }
    const refused = await fan.post("/moderation/yours", form, NOON);
    expect(refused.status).toBe(429);
    expect(Number(headerOf(refused, "Retry-After"))).toBeGreaterThan(0);
    expect(refused.text).toContain("Please");
  });
});

describe("the log", () => {
  it("is open to everybody and to caches, in pages, and names nobody", async () => {
    const own = await serverForTest({ TRUST_PROXY: "1", LOG_LEVEL: "info" });
    const on = moderationAt(own);
    const author = await simulatedProviderFan(own.address, from());
    const authorId = await idOf(author);
    const fan = await on.moderator();
    const [modId, mod] = [
      await idOf(fan),
      JSON.parse((await fan.see("/account/data", NOON)).text).account,
    ];
    for (let count = 0; count < 51; count += 1) {
      const known = await on.reply(`Words ${count}`, {
        id: authorId,
        name: "Thandi Mokoena",
      });
      await reports(new Fan(own.address), known.report, { details: "Some details" });
      const now = from(at(`${TODAY}T10:00:${String(count).padStart(2, "0")}Z`));
      const choice = count === 0 ? "warn" : "dismiss";
      expect((await decides(fan, known.id, choice, now)).status).toBe(303);
    }
    const visitor = new Fan(own.address);
    const newest = await ask(own.address, "/moderation/log", { headers: NOON });
    expect(headerOf(newest, "cache-control")).toMatch(/public/);
    expect(newest.text.match(/Nothing against the rules/g)).toHaveLength(50);
    const next = /href="(\/moderation\/log\?cursor=[^"]+)"/.exec(newest.text)?.[1] ?? "";
    const last = await visitor.see(readable(next), NOON);
    expect(last.text.match(/Hidden, its author warned/g)).toHaveLength(1);
    const names = new RegExp(
      `${authorId}|${modId}|${mod.email}|Thandi|Mokoena|Words \\d|Some details|Sunday Player`,
    );
    for (const { text } of [newest, last]) expect(text).not.toMatch(names);
    expect(own.output()).not.toMatch(names);
    expect((await visitor.see("/moderation/log?cursor=%00x", NOON)).status).toBe(200);
  }, 120_000);
});

describe("an account that is deleted", () => {
  it("leaves entries of the log without it, and its data says what was decided, and by nobody", async () => {
    // Deleting needs a login of the last minutes, by the clock of the server.
    const author = await simulatedProviderFan(server.address, { "X-Forwarded-For": "10.1.2.3" });
    const userId = await plays(author);
    const person = { id: userId, name: "Zola" };
    const [decided, waiting] = [
      await reply("Decided words", person),
      await reply("Waiting words", person),
    ];
    const fan = await moderator();
    for (const { report } of [decided, waiting]) await reports(new Fan(server.address), report);
    await decides(fan, decided.id, "warn");
    const data = JSON.parse((await author.see("/account/data", NOON)).text);
    expect(data.decisions).toMatchObject([{ outcome: "warn", rule: "respect" }]);
    expect(JSON.stringify(data)).not.toContain(await idOf(fan));
    const form = { intent: "delete", confirmation: "DELETE", password: "" };
    expect((await author.post("/account", form)).status).toBe(303);
    const everything = await inStore(async (store) =>
      Promise.all(
        ["cases", "decisions", "reports"].map((name) => store.query(name, { limit: 500 })),
      ),
    );
    expect(JSON.stringify(everything)).not.toMatch(
      new RegExp(`${userId}|Decided words|Waiting words`),
    );
    expect((await fan.see("/moderation", NOON)).text).not.toContain("Waiting words");
  });
});
