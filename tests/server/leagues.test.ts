import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readable, testHooks } from "./ask";
import { Fan, idsIn, joinedFan } from "./fan";
import { serverForFile } from "./processes";

const server = serverForFile({ TRUST_PROXY: "1" });
const root = fileURLToPath(new URL("../..", import.meta.url));

const NOW = testHooks({ now: "2026-11-23T12:00:00Z" });

/** A league, by its owner: the address of its table, and its code. */
async function leagueOf(owner: Fan, name = "School run") {
  const made = await owner.post("/leagues", { intent: "make", name }, NOW);
  const table = made.headers.location ?? "";
  const code = /\/l\/([A-Z]{8})/.exec((await owner.see(table, NOW)).text)?.[1] ?? "";
  return { table, code, id: table.slice("/leagues/".length) };
}

const joins = (fan: Fan, code: string) => fan.post(`/l/${code}`, { intent: "join" }, NOW);

describe("a league", () => {
  it("is seen by its members alone", async () => {
    const owner = await joinedFan(server.address);
    const { table, code } = await leagueOf(owner);
    const other = await joinedFan(server.address);
    for (const path of [table, `${table}/manage`]) {
      expect((await other.see(path, NOW)).status).toBe(404);
      const visitor = await new Fan(server.address).see(path, NOW);
      expect(visitor.text).not.toContain("School run");
    }
    const post = await other.post(`${table}/manage`, { intent: "rename", name: "Mine" }, NOW);
    expect(post.status).toBe(404);
    await joins(other, code);
    expect((await other.see(table, NOW)).text).toContain("School run");
    const refused = await other.post(`${table}/manage`, { intent: "rename", name: "Mine" }, NOW);
    expect(refused.status).toBe(403);
  });

  it("is kept by no cache, and its addresses are asked of no search engine", async () => {
    const owner = await joinedFan(server.address);
    const { table, code } = await leagueOf(owner);
    for (const path of [table, `/l/${code}`, "/leagues"]) {
      const { headers, text } = await owner.see(path, NOW);
      expect(headers["cache-control"]).toMatch(/private|no-store/);
      expect(text).toContain("noindex");
    }
  });

  it.each([
    ["", "Give it a name."],
    ["x".repeat(41), "At most 40 characters, please."],
    ["f\u00fcck", "That name would hurt somebody. Please choose another."],
  ])("is not called %j: 400, and what was typed stays", async (name, text) => {
    const owner = await joinedFan(server.address);
    const refused = await owner.post("/leagues", { intent: "make", name }, NOW);
    expect(refused.status).toBe(400);
    expect(readable(refused.text)).toContain(text);
    expect(refused.text).toContain(`value="${name}"`);
  });

  it("is found by 30 wrong codes an hour and address at most, and right ones count for nothing", async () => {
    const owner = await joinedFan(server.address);
    const { code } = await leagueOf(owner);
    const from = (address: string) => ({ ...NOW, "X-Forwarded-For": address });
    const visitor = new Fan(server.address);
    const status = async (path: string, address = "203.0.113.7") =>
      (await visitor.see(path, from(address))).status;
    for (let tries = 0; tries < 35; tries++) expect(await status(`/l/${code}`)).toBe(200);
    for (let tries = 0; tries < 30; tries++) expect(await status("/l/BCDFGHJK")).toBe(404);
    expect(await status("/l/BCDFGHJK")).toBe(429);
    expect(await status(`/l/${code}`)).toBe(429);
    const waiting = await visitor.see(`/l/${code}`, from("203.0.113.7"));
    expect(Number(waiting.headers["retry-after"])).toBeGreaterThan(0);
    expect(await status(`/l/${code}`, "203.0.113.8")).toBe(200);
  });

  it("is left when the account is deleted, and is in its export before", async () => {
    const owner = await joinedFan(server.address);
    const { id } = await leagueOf(owner);
    const { memberships } = JSON.parse((await owner.see("/account/data", NOW)).text);
    expect(memberships).toMatchObject([{ leagues: [id] }]);
    const form = { intent: "delete", confirmation: "DELETE", password: owner.password };
    expect((await owner.post("/account", form, NOW)).status).toBe(303);
    expect(idsIn(server.dataDir, "leagues")).not.toContain(id);
    expect(idsIn(server.dataDir, "leagueCodes")).toHaveLength(
      idsIn(server.dataDir, "leagues").length,
    );
  });

  it("can be reported by its name", async () => {
    const owner = await joinedFan(server.address);
    const { id } = await leagueOf(owner, "Sunday six");
    const path = `/report?kind=league&id=${id}`;
    expect((await owner.see(path, NOW)).text).toContain("Sunday six");
    const report = { intent: "report", reason: "hateful", details: "" };
    expect((await owner.post(path, report, NOW)).status).toBe(400);
    const other = await joinedFan(server.address);
    expect((await other.post(path, report, NOW)).status).toBe(303);
    expect((await owner.see("/report?kind=league&id=0000000000000000", NOW)).status).toBe(404);
  });

  it("is listed, renamed and ended by the operator", async () => {
    const owner = await joinedFan(server.address);
    const { id, table } = await leagueOf(owner, "Thursday three");
    const run = (...words: string[]) =>
      spawnSync(process.execPath, [join(root, "scripts/leagues.mjs"), ...words], {
        env: { ...process.env, DATA_DIR: server.dataDir },
        encoding: "utf8",
      });
    expect(run("list").stdout).toMatch(
      new RegExp(`^${id}  1 member, owner .*: Thursday three$`, "m"),
    );
    expect(run("rename", id, "Friday", "five").stdout).toBe(`${id} is now "Friday five".\n`);
    expect((await owner.see(table, NOW)).text).toContain("Friday five");
    expect(run("end", id).stdout).toBe(`Ended ${id}.\n`);
    expect((await owner.see(table, NOW)).status).toBe(404);
    const log = (await owner.see("/moderation/log", NOW)).text;
    expect(log.match(/Name of a league/g)).toHaveLength(2);
    expect(log).not.toMatch(/Thursday three|Friday five/);
    for (const words of [[], ["end"], ["end", "nobody"], ["rename", id, "shit"]]) {
      const { status, stdout, stderr } = run(...words);
      expect([status, stdout]).toEqual([1, ""]);
      expect(stderr).not.toBe("");
    }
  });
});
