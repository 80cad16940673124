import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { expiringDocuments } from "~/people/account/personal-data/owned-documents";
import { sweepExpired } from "~/platform/storage/expired-documents.server";
import { duelPlan } from "../fixtures/duel-plan";
import { ask, headerOf, type Reply, readable, setCookiesOf, testHooks } from "./ask";
import { alertsOf, Fan, idsIn, joinedFan, storeIn } from "./fan";
import { headOf, textOf as plain, tagsNamed } from "./markup";
import { serverForFile } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });
const page = "/play/spot-kick/duel";
const DAY_MS = 24 * 60 * 60_000;

/** A client with its own address, so that tests don't use up each other's limits. */
const from = () => ({ "X-Forwarded-For": `10.1.${randomInt(256)}.${randomInt(256)}` });
const later = (days: number) =>
  testHooks({ now: new Date(Date.now() + days * DAY_MS).toISOString() });

/** Unlike any other number or text on the page. */
const challengers = duelPlan("01534", "35210", "driven");
const friends = duelPlan("33512", "04352");

/** A field of a plan or a shoot-out in the data that a page gets. */
const SENT = /\\?"(kicks|dives|shots|zone|outcome|seed)\\?"/;

const locationOf = (reply: Reply) => headerOf(reply, "location");

async function made(fan = new Fan(server.address)) {
  const reply = await fan.post(page, challengers, from());
  expect(reply.status).toBe(303);
  const path = locationOf(reply);
  expect(path).toMatch(/^\/play\/spot-kick\/duel\/[0-9a-f]{32}$/);
  return { fan, path };
}

async function settled() {
  const { fan: challenger, path } = await made();
  const friend = new Fan(server.address);
  const reply = await friend.post(path, friends, from());
  expect([reply.status, locationOf(reply)]).toEqual([303, path]);
  return { challenger, friend, path };
}

const codeOf = (path: string) => path.split("/").at(-1) ?? "";
const textOf = async (fan: Fan, path: string) => readable((await fan.see(path)).text);
const checked = (html: string) =>
  [...html.matchAll(/<input[^>]*name="([\w-]+)"[^>]*value="(\w+)"[^>]*>/g)]
    .filter(([tag]) => tag.includes("checked"))
    .map(([, name, value]) => `${name}=${value}`);
const fieldsOf = (plan: Record<string, string>) =>
  Object.entries(plan)
    .map(([name, value]) => `${name}=${value}`)
    .sort();

describe("a duel by link", () => {
  it("has a form without script, which is for nobody's index or shared cache", async () => {
    const reply = await new Fan(server.address).see(page);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<meta name="robots" content="noindex"');
    expect(reply.text).not.toContain("<script");
    expect(headerOf(reply, "cache-control")).toMatch(/^private/);
    expect(reply.text.match(/<fieldset/g)).toHaveLength(10);
    expect(reply.text.match(/type="radio"/g)).toHaveLength(70);
  });

  it("goes from the challenger's form to the friend's, and both see the shoot-out", async () => {
    const { fan, path } = await made();
    const waiting = await textOf(fan, path);
    expect(waiting).toContain("Now send it");
    expect(waiting).toContain(`https://play.kickabout.example${path}`);
    const friend = new Fan(server.address);
    expect(await textOf(friend, path)).toContain("A friend's shoot-out");
    await friend.post("/play/sign", { name: "Thabo" });
    await friend.post(path, friends, from());
    const [own, other] = [await textOf(fan, path), await textOf(friend, path)];
    for (const html of [own, other]) {
      expect(html).toContain("Kick by kick");
      expect(html).toMatch(/High left, driven/);
    }
    expect(plain(own)).toMatch(/Thabo answered: \d+-\d+/);
    const scoresOf = (html: string) => plain(html).match(/\d+-\d+(?=🟩|🟥)/gu) ?? [];
    expect(scoresOf(own)).toEqual(scoresOf(other).reverse());
    expect(scoresOf(own)).toHaveLength(2);
    const isDraw = own.includes("Level.");
    expect(other.includes("Level.")).toBe(isDraw);
    expect([own, other].filter((html) => html.includes("You win."))).toHaveLength(isDraw ? 0 : 1);
    expect(await textOf(fan, path)).toBe(own);
  });

  it("shows nothing of the challenger's before the friend has played: not to anybody, in no form", async () => {
    const { fan, path } = await made();
    const friend = new Fan(server.address);
    const asked = async (reader: Fan) => [await reader.see(path), await reader.see(`${path}.data`)];
    for (const reader of [fan, friend]) {
      for (const { status, headers, text } of await asked(reader)) {
        expect(status).toBe(200);
        expect(text).not.toMatch(SENT);
        expect(text).not.toMatch(/High left, driven/);
        expect(checked(text)).not.toContain("style-1=driven");
        expect(checked(text).filter((one) => !one.startsWith("style-"))).toEqual([]);
        expect(headers["cache-control"]).toMatch(/^(private|no-store)/);
      }
    }
    await friend.post(path, friends, from());
    for (const { text } of await asked(friend)) expect(text).toMatch(SENT);
  });

  it("is told apart in tabs and histories: the challenge, the wait, the result, the end", async () => {
    const titleOf = async (fan: Fan, path: string) => headOf((await fan.see(path)).text).title;
    const { challenger, path } = await settled();
    expect(await titleOf(challenger, path)).toMatch(/^Duel: .*[^.] · Kickabout$/);
    const { fan, path: open } = await made();
    const friend = new Fan(server.address);
    expect(await titleOf(friend, open)).toBe("A friend challenges you to a duel · Kickabout");
    expect(await titleOf(fan, open)).toBe("Your duel · Kickabout");
    const gone = open.replace(/[0-9a-f]{32}$/, "0".repeat(32));
    expect(await titleOf(fan, gone)).toBe("That duel is over · Kickabout");
  });

  it("is taken once by each friend, and each sees their own shoot-out", async () => {
    const { challenger, path } = await settled();
    const late = new Fan(server.address);
    const seen = await late.see(path);
    expect(seen.text).not.toMatch(SENT);
    expect(readable(seen.text)).toContain("Take the duel");
    await late.post(path, duelPlan("00000", "00000"), from());
    const html = await textOf(late, path);
    expect(html).toContain("Kick by kick");
    await late.post(path, friends, from());
    expect(await textOf(late, path)).toBe(html);
    expect(plain(await textOf(challenger, path)).match(/A fan answered/g)).toHaveLength(2);
  });

  it("stays with a friend who presses twice", async () => {
    const { path } = await made();
    const friend = new Fan(server.address);
    await friend.see(path);
    const press = (plan: Record<string, string>) => friend.post(path, plan, from());
    await Promise.all([press(friends), press(friends)]);
    expect(await textOf(friend, path)).toContain("Kick by kick");
    const [answered] = idsIn(server.dataDir, "answers").filter((id) => id.includes(codeOf(path)));
    expect(answered).toBeDefined();
    expect(idsIn(server.dataDir, "answers").filter((id) => id.includes(codeOf(path)))).toHaveLength(
      1,
    );
  });

  it("is not answered by the browser that made it", async () => {
    const { fan, path } = await made();
    expect((await fan.post(path, friends, from())).status).toBe(303);
    expect(await textOf(fan, path)).toContain("Now send it");
  });

  it("finds its way back to the challenger's latest duel", async () => {
    const { fan } = await made();
    const { path } = await made(fan);
    expect(await textOf(fan, page)).toContain(`href="${path}"`);
    expect(await textOf(new Fan(server.address), page)).not.toContain("latest duel");
  });

  it.each([
    ["an open kick", { ...challengers, "kick-2": "" }, ["Kick 2"]],
    [
      "an open dive and a kick beyond the goal",
      { ...challengers, "kick-5": "6", "dive-1": "x" },
      ["Kick 5", "Dive 1"],
    ],
  ])("refuses %s with status 400, and keeps the rest", async (_, fields, missing) => {
    const duels = idsIn(server.dataDir, "challenges").length;
    const { path } = await made();
    for (const to of [page, path]) {
      const reply = await new Fan(server.address).post(to, fields, from());
      expect(reply.status).toBe(400);
      for (const name of missing) expect(alertsOf(reply)).toContain(`${name} has no place yet.`);
      expect(checked(reply.text).sort()).toEqual(
        fieldsOf(fields).filter(
          (one) => !missing.some((name) => one.startsWith(name.toLowerCase().replace(" ", "-"))),
        ),
      );
    }
    expect(idsIn(server.dataDir, "challenges")).toHaveLength(duels + 1);
  });

  it.each(["0".repeat(32), "x", "__proto__", "a".repeat(500), "..%2F..%2Fsessions"])(
    "is over for any other code: %s",
    async (code) => {
      const fan = new Fan(server.address);
      const path = `${page}/${code}`;
      expect((await fan.see(path)).status).toBe(404);
      const reply = await fan.post(path, friends, from());
      expect([303, 404]).toContain(reply.status);
      expect((await fan.see(path)).status).toBe(404);
    },
  );

  it("ends after 30 days, played or not, and is swept away", async () => {
    const { fan, path } = await made();
    const { path: played } = await settled();
    for (const one of [path, played]) {
      expect((await fan.see(one, later(29.9))).status).toBe(200);
      const gone = await fan.see(one, later(30.1));
      expect(gone.status).toBe(404);
      expect(readable(gone.text)).toContain("That duel is over");
    }
    const reply = await new Fan(server.address).post(path, friends, { ...from(), ...later(31) });
    expect(reply.status).toBe(303);
    expect(await textOf(fan, path)).toContain("Now send it");
    const store = storeIn(server.dataDir);
    await sweepExpired(store, expiringDocuments, Date.now() + 31 * DAY_MS);
    await store.close();
    expect(idsIn(server.dataDir, "challenges")).toEqual([]);
    expect(idsIn(server.dataDir, "answers")).toEqual([]);
  });

  it("makes a player of a stranger, by the cookie of every visitor, and takes no other for theirs", async () => {
    const reply = await new Fan(server.address).post(page, challengers, from());
    const [cookie = "", ...others] = setCookiesOf(reply);
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^kb_player=visitor-/);
    const { path } = await made();
    const forged = new Fan(server.address);
    forged.plant(`${cookie.split(";")[0]}x`);
    expect(await textOf(forged, path)).toContain("Take the duel");
  });

  it("is an account's on all its devices, is told of in its bell and on home, and leaves with it", async () => {
    const fan = await joinedFan(server.address);
    await fan.post("/play/sign", { name: "Zola" });
    const { path } = await made(fan);
    const elsewhere = fan.elsewhere();
    await elsewhere.login();
    expect(await textOf(elsewhere, path)).toContain("Now send it");
    const friend = new Fan(server.address);
    expect(await textOf(friend, path)).toContain(">Zola</bdi>'s shoot-out");
    await friend.post("/play/sign", { name: "Thabo" });
    await friend.post(path, friends, from());
    expect(plain(await textOf(fan, "/"))).toMatch(/Spot Kick ?Thabo answered: \d+-\d+/);
    const { text } = await fan.see("/notifications.json");
    const told = expect.objectContaining({ kind: "answered", to: path });
    expect(JSON.parse(text)).toContainEqual(told);
    const data = JSON.parse((await fan.see("/account/data")).text);
    expect(data.challenges).toMatchObject([{ name: "Zola" }]);
    const form = { intent: "delete", confirmation: "DELETE", password: fan.password };
    await fan.post("/account", form);
    expect((await friend.see(path)).status).toBe(404);
  });

  it("goes along with its maker into an account", async () => {
    const { fan, path } = await made();
    await fan.join();
    expect(await textOf(fan, path)).toContain("Now send it");
    const data = JSON.parse((await fan.see("/account/data")).text);
    expect(data.challenges).toHaveLength(1);
  });

  it("is ended by its maker alone", async () => {
    const { challenger, friend, path } = await settled();
    const [field] = tagsNamed(await textOf(challenger, path), "input", { name: "finish" });
    const end = { intent: "end", finish: field?.attributes.value ?? "" };
    const stranger = new Fan(server.address);
    await friend.post("/play/sign", end);
    expect((await stranger.see(path)).status).toBe(200);
    await challenger.post("/play/sign", end);
    const gone = await new Fan(server.address).see(path);
    expect([gone.status, readable(gone.text)]).toEqual([
      404,
      expect.stringContaining("has ended it"),
    ]);
    expect(await textOf(friend, path)).toContain("Kick by kick");
  });

  it("has its name reported under its own id", async () => {
    const fan = new Fan(server.address);
    await fan.post("/play/sign", { name: "Zola" });
    const { path } = await made(fan);
    const html = await textOf(new Fan(server.address), path);
    const [, to = ""] = /href="(\/report\?kind=signature[^"]*)"/.exec(html) ?? [];
    expect(await textOf(new Fan(server.address), to)).toContain("Zola");
  });

  it("takes 30 of an address in a quarter of an hour, then says when to come back", async () => {
    const headers = from();
    for (let made = 0; made < 30; made++) {
      expect((await new Fan(server.address).post(page, challengers, headers)).status).toBe(303);
    }
    const reply = await new Fan(server.address).post(page, challengers, headers);
    expect(reply.status).toBe(429);
    expect(Number(headerOf(reply, "retry-after"))).toBeGreaterThan(0);
    expect(alertsOf(reply)).toContain("That was a lot of duels");
    expect(checked(reply.text).sort()).toEqual(fieldsOf(challengers));
  });

  it("is the shoot-out that was just played, however often its button is pressed", async () => {
    const day = "2026-11-23";
    const at = (time: string) => testHooks({ now: `${day}T${time}Z` });
    const fan = new Fan(server.address);
    const moves = "/play/spot-kick/moves";
    const started = JSON.parse((await fan.post(moves, { intent: "start" }, at("12:00:00"))).text);
    const { id: attempt } = started.playing.attempt;
    const send = (fields = {}) =>
      fan.post(
        page,
        { intent: "send", attempt, date: day, ...fields },
        { ...at("12:09:00"), ...from() },
      );
    expect(locationOf(await send())).toBe(page);
    const made = Array.from({ length: 20 }, (_, index) => ({
      index,
      move: index % 2 === 0 ? { zone: 3, style: "driven" } : { dive: 5 },
      elapsed: 1000 * (index + 1),
    }));
    const post = { intent: "move", attempt, moves: JSON.stringify(made) };
    await fan.post(moves, post, at("12:05:00"));
    const end = readable((await fan.see("/play/spot-kick", at("12:06:00"))).text);
    expect(end).toContain("Send the shoot-out you just played");
    const path = locationOf(await send());
    expect(path).toMatch(/duel\/[0-9a-f]{32}$/);
    expect(locationOf(await send())).toBe(path);
    const friend = new Fan(server.address);
    await friend.post(path, friends, { ...at("13:00:00"), ...from() });
    const seen = plain((await friend.see(path, at("13:00:00"))).text);
    expect(seen).toContain("Low left, driven");
    expect(seen).toContain("the dive: Low right");
    for (const fields of [{ attempt: "x" }, { date: "x" }, { date: "2026-11-22" }]) {
      expect(locationOf(await send(fields))).toBe(page);
    }
    expect(
      locationOf(
        await new Fan(server.address).post(
          page,
          { intent: "send", attempt, date: day },
          at("12:09:00"),
        ),
      ),
    ).toBe(page);
  });

  it("answers a body that is no form with 400", async () => {
    const reply = await ask(server.address, page, { method: "POST", body: "{}" });
    expect(reply.status).toBe(400);
  });
});
