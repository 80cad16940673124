import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { FINISHES } from "~/play/player/finishes.server";
import { runSampleFans } from "../../scripts/commands/sample-fans/command.server";
import { startServer } from "../fixtures/server";
import { Fan, storeIn } from "./fan";
import { textOf } from "./markup";
import { folderForTest } from "./processes";

const root = fileURLToPath(new URL("../..", import.meta.url));
const USAGE = "npm run sample-fans -- <number>";
const SLOW = { timeout: 180_000 };

/** Runs the command for a folder. */
function run(dataDir: string, ...words: string[]) {
  return spawnSync(process.execPath, [join(root, "scripts/sample-fans.mjs"), ...words], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    encoding: "utf8",
  });
}

/** What the seed decides: the fans' names, and their results. */
async function contentOf(dataDir: string) {
  const store = storeIn(dataDir);
  const all = async (collection: string) =>
    (await store.query(collection, { limit: 500 })).documents.map(({ data }) => data);
  const [profiles, finishes] = [await all("profiles"), await all(FINISHES)];
  await store.close();
  const results = finishes.map(({ edition, score, elapsed }) => `${edition} ${score} ${elapsed}`);
  return { names: profiles.map(({ displayName }) => displayName).sort(), results: results.sort() };
}

describe("npm run sample-fans", () => {
  it("fills a folder with fans who play, talk and have leagues, by a seed", SLOW, async () => {
    const [folder, other] = [folderForTest(), folderForTest()];
    const { status, stdout, stderr } = run(folder, "5", "--seed", "7");
    expect([status, stderr]).toEqual([0, ""]);
    const [, password = ""] = /with the password (\S+)/.exec(stdout) ?? [];
    expect(stdout).toMatch(/\d+ finished games, 2 leagues, [1-9]\d* challenges, [1-9]\d* replies/);
    run(other, "5", "--seed", "7");
    const content = await contentOf(folder);
    expect(content.names).toHaveLength(5);
    expect(content.results.length).toBeGreaterThan(50);
    expect(await contentOf(other)).toEqual(content);

    // The command hashes as production does.
    const server = await startServer({ DATA_DIR: folder }, { hasFullPasswordCost: true });
    onTestFinished(async () => void (await server.stop()));
    const { address } = server;
    const fan = new Fan(address, "fan-1@fans.example", password);
    expect((await fan.login()).status).toBe(303);
    const leagues = await fan.see("/leagues");
    expect(textOf(leagues.text)).toContain("School run");
    const [, league = ""] = /href="(\/leagues\/[0-9a-f]{16})"/.exec(leagues.text) ?? [];
    expect(textOf((await fan.see(league)).text)).toMatch(/leads? by|are level/);
    const table = await fan.see("/tables/full-time-quiz?of=yesterday");
    expect(table.text.match(/<bdi>/g)?.length).toBeGreaterThan(1);
    expect(textOf((await fan.see("/feed")).text)).toMatch(/\d repl(y|ies) by \d fans?/);
    expect((await fan.see("/stats")).status).toBe(200);
  });

  it("refuses a folder that has anything, and leaves it as it is", () => {
    const folder = folderForTest();
    mkdirSync(join(folder, "outbox"));
    writeFileSync(join(folder, "outbox", "one.eml"), "");
    const { status, stdout, stderr } = run(folder, "5");
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("is not empty");
  });

  it("says how it is used, and fails", () => {
    const { status, stderr } = run(folderForTest(), "x");
    expect(status).toBe(1);
    expect(stderr).toContain(USAGE);
  });

  it.each([
    [[]],
    [["0"]],
    [["1001"]],
    [["5", "--seed"]],
    [["5", "--seed", "x"]],
    [["5", "--sed", "1"]],
  ])("says how it is used for %j", async (words) => {
    await expect(runSampleFans(words, () => {})).rejects.toThrow(USAGE);
  });
});
