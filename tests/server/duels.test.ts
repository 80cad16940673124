import { describe, expect, it } from "vitest";
import { expiringDocuments } from "~/people/account/personal-data/owned-documents";
import { sweepExpired } from "~/platform/storage/expired-documents.server";
import { duelPlan } from "../fixtures/duel-plan";
import { ask, headerOf, readable, testHooks } from "./ask";
import { challengers, duelBy, friends, from, page, settledDuel, textOf } from "./duellist";
import { alertsOf, Fan, idsIn, storeIn } from "./fan";
import { headOf, textOf as plain } from "./markup";
import { serverForFile } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });
const DAY_MS = 24 * 60 * 60_000;

const later = (days: number) =>
  testHooks({ now: new Date(Date.now() + days * DAY_MS).toISOString() });

/** A field of a plan or a shoot-out in the data that a page gets. */
const SENT = /\\?"(kicks|dives|shots|zone|outcome|seed)\\?"/;

const codeOf = (path: string) => path.split("/").at(-1) ?? "";
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
    const { fan, path } = await duelBy(new Fan(server.address));
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
    const scoresOf = (html: string) =>
      Array.from(html.matchAll(/class="board digits">(\d+-\d+)</g), ([, score]) => score);
    expect(scoresOf(own)).toEqual(scoresOf(other).reverse());
    expect(scoresOf(own)).toHaveLength(2);
    const isDraw = own.includes("Level.");
    expect(other.includes("Level.")).toBe(isDraw);
    expect([own, other].filter((html) => html.includes("You win."))).toHaveLength(isDraw ? 0 : 1);
    expect(await textOf(fan, path)).toBe(own);
  });

  it("shows nothing of the challenger's before the friend has played: not to anybody, in no form", async () => {
    const { fan, path } = await duelBy(new Fan(server.address));
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
    const { challenger, path } = await settledDuel(server.address);
    expect(await titleOf(challenger, path)).toMatch(/^Duel: .*[^.] · Kickabout$/);
    const { fan, path: open } = await duelBy(new Fan(server.address));
    const friend = new Fan(server.address);
    expect(await titleOf(friend, open)).toBe("A friend challenges you to a duel · Kickabout");
    expect(await titleOf(fan, open)).toBe("Your duel · Kickabout");
    const gone = open.replace(/[0-9a-f]{32}$/, "0".repeat(32));
    expect(await titleOf(fan, gone)).toBe("That duel is over · Kickabout");
  });

  it("is taken once by each friend, and each sees their own shoot-out", async () => {
    const { challenger, path } = await settledDuel(server.address);
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
    const { path } = await duelBy(new Fan(server.address));
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
    const { fan, path } = await duelBy(new Fan(server.address));
    expect((await fan.post(path, friends, from())).status).toBe(303);
    expect(await textOf(fan, path)).toContain("Now send it");
  });

  it("finds its way back to the challenger's latest duel", async () => {
    const { fan } = await duelBy(new Fan(server.address));
    const { path } = await duelBy(fan);
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
    const { path } = await duelBy(new Fan(server.address));
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
    const { fan, path } = await duelBy(new Fan(server.address));
    const { path: played } = await settledDuel(server.address);
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
