import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { expiringDocuments } from "~/people/account/personal-data/owned-documents";
import { sweepExpired } from "~/platform/storage/expired-documents.server";
import { ask, headerOf, type Reply, readable, setCookiesOf, testHooks } from "./ask";
import { alertsOf, Fan, idsIn, storeIn } from "./fan";
import { headOf } from "./markup";
import { serverForFile } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });
const page = "/play/spot-kick/duel";
const DAY_MS = 24 * 60 * 60_000;

/** A client with its own address, so that tests don't use up each other's limits. */
const from = () => ({ "X-Forwarded-For": `10.1.${randomInt(256)}.${randomInt(256)}` });
const later = (days: number) =>
  testHooks({ now: new Date(Date.now() + days * DAY_MS).toISOString() });

const planWith = (kicks: string, dives: string, style = "placed") =>
  Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((round) => [
      [`kick-${round}`, kicks[round - 1] ?? ""],
      [`style-${round}`, style],
      [`dive-${round}`, dives[round - 1] ?? ""],
    ]),
  );

/** Unlike any other number or text on the page. */
const challengers = planWith("01534", "35210", "driven");
const friends = planWith("33512", "04352");

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
    expect(await textOf(friend, path)).toContain("You are challenged");
    await friend.post(path, friends, from());
    const [own, other] = [await textOf(fan, path), await textOf(friend, path)];
    for (const html of [own, other]) {
      expect(html).toContain("Kick by kick");
      expect(html).toContain("Your friend");
      expect(html).toMatch(/High left, driven/);
    }
    const scoreOf = (html: string) => /<h1[^>]*>(\d+)-(\d+)/.exec(html)?.slice(1) ?? [];
    expect(scoreOf(own)).toEqual(scoreOf(other).reverse());
    const isDraw = own.includes("Nobody loses");
    expect(other.includes("Nobody loses")).toBe(isDraw);
    expect([own, other].filter((html) => html.includes("It is yours!"))).toHaveLength(
      isDraw ? 0 : 1,
    );
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
    expect(await titleOf(challenger, path)).toMatch(/^Duel: \d+-\d+.*[^.] · Kickabout$/);
    const { fan, path: open } = await made();
    const friend = new Fan(server.address);
    expect(await titleOf(friend, open)).toBe("You are challenged to a duel · Kickabout");
    expect(await titleOf(fan, open)).toBe("Your duel waits for a friend · Kickabout");
    const gone = open.replace(/[0-9a-f]{32}$/, "0".repeat(32));
    expect(await titleOf(fan, gone)).toBe("That duel is over · Kickabout");
  });

  it("belongs to the first friend; whoever is later sees it as it is and changes nothing", async () => {
    const { challenger, path } = await settled();
    const before = await textOf(challenger, path);
    const late = new Fan(server.address);
    const seen = await textOf(late, path);
    expect(seen).toMatch(/the (challenger|friend) has won it|Nobody loses/);
    expect(seen).not.toMatch(/>You</);
    const reply = await late.post(path, planWith("00000", "00000"), from());
    expect([reply.status, locationOf(reply)]).toEqual([303, path]);
    expect(setCookiesOf(reply).map((line) => line.split("=")[0])).toEqual(["kb_flash"]);
    expect(await textOf(late, path)).toContain("Another friend was quicker");
    expect(await textOf(challenger, path)).toBe(before);
  });

  it("takes one of two friends who answer at the same moment", async () => {
    const { fan, path } = await made();
    const rivals = [new Fan(server.address), new Fan(server.address)];
    await Promise.all(rivals.map((rival) => rival.post(path, friends, from())));
    const pages = await Promise.all(rivals.map((rival) => textOf(rival, path)));
    expect(pages.filter((html) => html.includes("Your friend"))).toHaveLength(1);
    expect(await textOf(fan, path)).toContain("Kick by kick");
  });

  it("stays with a friend who presses twice", async () => {
    const { path } = await made();
    const friend = new Fan(server.address);
    await friend.see(path);
    const press = (plan: Record<string, string>) => friend.post(path, plan, from());
    await Promise.all([press(friends), press(friends)]);
    const html = await textOf(friend, path);
    expect(html).toContain("Your friend");
    expect(html).not.toContain("quicker");
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
    const duels = idsIn(server.dataDir, "duels").length;
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
    expect(idsIn(server.dataDir, "duels")).toHaveLength(duels + 1);
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
    expect(idsIn(server.dataDir, "duels")).toEqual([]);
  });

  it("stores neither its code nor who made it", async () => {
    const fan = new Fan(server.address);
    await fan.join();
    const { path } = await made(fan);
    const code = path.split("/").at(-1) ?? "";
    const store = storeIn(server.dataDir);
    const { documents } = await store.query("duels", { limit: 100 });
    const { documents: people } = await store.query("profiles", { limit: 100 });
    await store.close();
    const stored = JSON.stringify(documents);
    expect(documents.length).toBeGreaterThan(0);
    for (const secret of [code, fan.email, ...people.map(({ id }) => id)]) {
      expect(stored).not.toContain(secret);
    }
  });

  it("sets a cookie of its own pages alone, for as long as a duel", async () => {
    const reply = await new Fan(server.address).post(page, challengers, from());
    const [cookie = "", ...others] = setCookiesOf(reply);
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^kb_duel=/);
    for (const part of ["HttpOnly", "SameSite=Lax", `Path=${page}`, "Max-Age=2592000"]) {
      expect(cookie).toContain(part);
    }
    const forged = new Fan(server.address);
    forged.plant(`${cookie.split(";")[0]}x`, page);
    const { path } = await made();
    expect(await textOf(forged, path)).toContain("You are challenged");
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

  it("answers a body that is no form with 400", async () => {
    const reply = await ask(server.address, page, { method: "POST", body: "{}" });
    expect(reply.status).toBe(400);
  });
});
