import { describe, expect, it } from "vitest";
import { queueTexts } from "~/people/moderation/queue-texts";
import { headerOf, readable } from "./ask";
import { alertsOf, Fan, simulatedProviderFan } from "./fan";
import {
  at,
  decides,
  formOf,
  from,
  idOf,
  moderationAt,
  NOON,
  reports,
  slug,
  TODAY,
} from "./moderation-steps";
import { serverForFile } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });
const { moderator, player, reply, stateOf } = moderationAt(server);

describe("the queue", () => {
  it("is the ordinary 404 for everybody but moderators, by page, by data and by post", async () => {
    const [visitor, fan] = [new Fan(server.address), await simulatedProviderFan(server.address)];
    const known = await reply();
    await reports(new Fan(server.address), known.report);
    for (const one of [visitor, fan]) {
      const ordinary = await one.see("/nowhere", NOON);
      const queue = await one.see("/moderation", NOON);
      expect([queue.status, ordinary.status]).toEqual([404, 404]);
      expect(queue.text).toBe(ordinary.text.replaceAll("/nowhere", "/moderation"));
      expect(Object.keys(queue.headers)).toEqual(Object.keys(ordinary.headers));
      expect(queue.text).not.toMatch(/Foul words|What waits for a moderator/);
      expect((await one.see("/moderation.data", NOON)).text).not.toContain("Foul words");
      const posted = await one.post(
        "/moderation",
        { case: `reply.${known.id}`, choice: "ban" },
        NOON,
      );
      expect(posted.status).toBe(404);
    }
    expect(await stateOf(known.id)).toBe("shown");
  });

  it("is a moderator's own page, kept by nobody, with all that is about a reply", async () => {
    const [fan, known] = [await moderator(), await reply("What a <b>foul</b>")];
    await reports(new Fan(server.address), known.report, {
      reason: "spoiler",
      details: "Look <i>here</i>",
    });
    const queue = await fan.see("/moderation", NOON);
    expect(headerOf(queue, "cache-control")).toMatch(/private|no-store/);
    expect(queue.text).toContain("What a &lt;b&gt;foul&lt;/b&gt;");
    expect(queue.text).toContain("Look &lt;i&gt;here&lt;/i&gt;");
    expect(queue.text).toContain('content="noindex"');
    expect(formOf(queue, known.id)).toMatchObject({ case: `reply.${known.id}`, seen: "0 0" });
  });

  it("has what was reported, and who wrote it, though its author has taken it back", async () => {
    const [fan, author] = [await moderator(), await player()];
    const page = `/feed/${slug}-${TODAY}`;
    const said = await author.fan.post(page, { intent: "write", text: "Quickly gone" }, from());
    const key = /#r-(\w+)$/.exec(headerOf(said, "location"))?.[1] ?? "";
    const { fan: reader } = await player();
    await reports(reader, `/report?kind=reply&id=${slug}-${TODAY}.${key}`);
    await author.fan.post(page, { intent: "delete", key }, from());
    const queue = readable((await fan.see("/moderation", NOON)).text);
    const shown = queue.slice(queue.lastIndexOf("<li", queue.indexOf(`${key}"`)));
    for (const text of ["Taken back by its author.", "Quickly gone", "Sunday Player"]) {
      expect(shown).toContain(text);
    }
  });

  it("takes a decision once: whoever comes later is told, and so is whom the text has changed for", async () => {
    const [one, other, known] = [await moderator(), await moderator(), await reply()];
    await reports(new Fan(server.address), known.report);
    const form = formOf(await other.see("/moderation", NOON), known.id);
    const changed = await other.post("/moderation", { ...form, seen: "0 5", choice: "hide" }, NOON);
    expect([changed.status, alertsOf(changed)]).toEqual([409, queueTexts.changed]);
    const decided = await decides(one, known.id, "hide");
    expect([decided.status, headerOf(decided, "location")]).toEqual([303, "/moderation"]);
    const late = await other.post("/moderation", { ...form, choice: "ban" }, NOON);
    expect([late.status, alertsOf(late)]).toEqual([409, queueTexts.faster]);
    expect(await stateOf(known.id)).toBe("hidden");
    expect((await new Fan(server.address).see(known.page, NOON)).text).not.toContain("Foul words");
  });

  it("lets a moderator undo for ten minutes, and nobody decide about themselves", async () => {
    const fan = await moderator();
    const own = await reply("My own words", { id: await idOf(fan), name: "Mod" });
    await reports(new Fan(server.address), own.report);
    expect((await fan.see("/moderation", NOON)).text).toContain("This is about you.");
    const forged = { case: `reply.${own.id}`, seen: "0 0", rule: "respect", choice: "dismiss" };
    const refused = await fan.post("/moderation", forged, NOON);
    expect([refused.status, alertsOf(refused)]).toEqual([403, queueTexts.own]);
    const known = await reply();
    await reports(new Fan(server.address), known.report);
    await decides(fan, known.id, "ban");
    const undo =
      /name="undo" value="(\w+)"/.exec((await fan.see("/moderation", NOON)).text)?.[1] ?? "";
    const late = await fan.post("/moderation", { undo }, at(`${TODAY}T10:10:00Z`));
    expect([late.status, alertsOf(late)]).toEqual([409, queueTexts.tooLate]);
    expect((await fan.post("/moderation", { undo }, at(`${TODAY}T10:09:59Z`))).status).toBe(303);
    expect(await stateOf(known.id)).toBe("shown");
  });

  it.each([
    [{ choice: "hold" }],
    [{ rule: "toString" }],
    [{ case: "post.night-shift" }],
    [{ case: "reply.../../x" }],
    [{}],
  ])("refuses a form that is none: %j", async (change) => {
    const fan = await moderator();
    const form =
      "case" in change || "rule" in change || "choice" in change
        ? { case: "reply.x", seen: "0 0", rule: "respect", choice: "hide", ...change }
        : {};
    expect((await fan.post("/moderation", form as Record<string, string>, NOON)).status).toBe(400);
  });
});

describe("a report of a reply", () => {
  it("hides it with the third of standing: played, a day old, and not muted", async () => {
    const author = await player();
    const known = await reply("Held words", { id: author.userId, name: "Zola" });
    const young = await player(`${TODAY}T09:00:00Z`);
    const idle = await simulatedProviderFan(server.address, from(at("2026-11-01T10:00:00Z")));
    for (const fan of [young.fan, idle, new Fan(server.address), new Fan(server.address)]) {
      expect((await reports(fan, known.report)).status).toBe(303);
    }
    const [one, two, three] = [await player(), await player(), await player()];
    await reports(one.fan, known.report);
    await reports(one.fan, known.report);
    await reports(two.fan, known.report);
    expect(await stateOf(known.id)).toBe("shown");
    await reports(three.fan, known.report);
    expect(await stateOf(known.id)).toBe("hidden");
    const bell = readable((await author.fan.see("/notifications", NOON)).text);
    expect(bell).toContain("Hidden until a moderator has looked");
    const log = (await new Fan(server.address).see("/moderation/log", NOON)).text;
    expect(log).toContain("Hidden by three reports, until a moderator looks");
  });

  it("is there for what the reader can read alone, and not about oneself", async () => {
    const { fan, userId } = await player();
    const page = `/feed/${slug}-${TODAY}`;
    const said = await fan.post(page, { intent: "write", text: "The secret word" }, from());
    const key = /#r-(\w+)$/.exec(headerOf(said, "location"))?.[1] ?? "";
    const path = `/report?kind=reply&id=${slug}-${TODAY}.${key}`;
    for (const reader of [new Fan(server.address), await simulatedProviderFan(server.address)]) {
      const closed = await reader.see(path, NOON);
      expect(closed.status).toBe(404);
      expect(closed.text).not.toContain("secret word");
      expect((await reports(reader, path)).status).toBe(404);
    }
    const own = await reports(fan, path);
    expect([own.status, alertsOf(own)]).toEqual([
      400,
      "That is yours. Change it, or take it back, where it stands.",
    ]);
    const other = await player();
    const open = await other.fan.see(path, NOON);
    expect(readable(open.text)).toContain("The secret word");
    expect(headerOf(open, "cache-control")).toMatch(/private|no-store/);
    expect(open.text).not.toContain(userId);
  });

  it.each([
    "/report?kind=reply&id=x",
    "/report?kind=reply&id=golden-word-2026-11-24.zzz",
    "/report?kind=name&id=..%2F..~x",
    "/report?kind=name&id=0123456789abcdef~0123",
    "/report?kind=signature&id=golden-word.x",
    "/report?kind=signature&id=__proto__.x",
  ])("is none about what is not there: %s", async (path) => {
    const { fan } = await player();
    expect((await fan.see(path, NOON)).status).toBe(404);
    expect((await reports(fan, path)).status).toBe(404);
  });

  it("of the name of its author waits by itself, and a moderator can take the name back", async () => {
    const author = await player();
    const known = await reply("Kind words", {
      id: author.userId,
      name: "Rude Name",
    });
    const visitor = new Fan(server.address);
    const page = readable((await visitor.see(known.report, NOON)).text);
    const name = /href="(\/report\?kind=name&id=[^"]+)"/.exec(page)?.[1] ?? "";
    expect((await reports(visitor, name)).status).toBe(303);
    const fan = await moderator();
    const queue = readable((await fan.see("/moderation", NOON)).text);
    const [, id = "", seen = ""] =
      new RegExp(
        `name="case" value="(name\\.${author.userId})".*?name="seen" value="([^"]*)"`,
      ).exec(queue) ?? [];
    const form = { case: id, seen, rule: "respect", choice: "hide" };
    expect((await fan.post("/moderation", form, NOON)).status).toBe(303);
    const after = (await visitor.see(known.page, NOON)).text;
    expect(after).toContain("A fan");
    expect(after).toContain("Kind words");
    expect(after).not.toContain("Rude Name");
  });
});
