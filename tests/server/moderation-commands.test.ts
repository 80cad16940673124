import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./ask";
import { Fan, simulatedProviderFan } from "./fan";
import { moderationAt, NOON, reports } from "./moderation-steps";
import { endingOf, serverForTest } from "./processes";

describe("npm run moderators", () => {
  const run = (dataDir: string, ...words: string[]) => {
    const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, DATA_DIR: dataDir };
    return endingOf(
      spawn(process.execPath, [join(root, "scripts/moderators.mjs"), ...words], { env }),
    );
  };

  it("gives the role to a verified account, lists who has it, and takes it", async () => {
    const own = await serverForTest();
    const fan = await simulatedProviderFan(own.address);
    const { account } = JSON.parse((await fan.see("/account/data")).text);
    expect((await fan.see("/moderation")).status).toBe(404);
    expect(await run(own.dataDir, "add", account.email.toUpperCase())).toEqual({
      ...{ code: 0, error: "", out: `${account.email} moderates now.\n` },
    });
    expect((await fan.see("/moderation")).status).toBe(200);
    const listed = await run(own.dataDir, "list");
    expect(listed.out).toBe(`${account.email}  Sunday Player\n1 moderator.\n`);
    expect((await run(own.dataDir, "remove", account.email)).code).toBe(0);
    expect((await fan.see("/moderation")).status).toBe(404);
    expect(await run(own.dataDir, "list")).toMatchObject({ out: "No moderators.\n" });
    const again = await run(own.dataDir, "remove", account.email);
    expect([again.code, again.error]).toEqual([1, `${account.email} is no moderator.\n`]);
  });

  it("refuses what is no verified account, and says how it is used", async () => {
    const own = await serverForTest();
    const fan = new Fan(own.address);
    await fan.join();
    const unverified = await run(own.dataDir, "add", fan.email);
    expect([unverified.code, unverified.error]).toEqual([
      1,
      `${fan.email} is not verified: anybody may have joined with it.\n`,
    ]);
    const unknown = await run(own.dataDir, "add", "nobody\u001b[2J@players.example");
    expect(unknown.error).toMatch(/^There is no account with nobody/);
    expect(unknown.error).not.toContain("\u001b");
    for (const words of [[], ["add"], ["make", "x"], ["list", "x"]]) {
      expect((await run(own.dataDir, ...words)).error).toContain(
        "npm run moderators -- add <email>",
      );
    }
  });
});

it("npm run reports lists what waits for moderators too, and closing the last one shows the reply again", async () => {
  const own = await serverForTest({ TRUST_PROXY: "1" });
  const on = moderationAt(own);
  const known = await on.reply("Reported words");
  for (const details of ["First", "Second"]) {
    await reports(new Fan(own.address), known.report, { details });
  }
  const run = (...words: string[]) => {
    const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, DATA_DIR: own.dataDir };
    return endingOf(
      spawn(process.execPath, [join(root, "scripts/user-reports.mjs"), ...words], { env }),
    );
  };
  const { out } = await run();
  expect(out).toContain(`reply ${known.id}: Disrespectful or hateful`);
  const ids = [...out.matchAll(/^(\d{8}T\d{6}-\w{8})/gm)].map(([, id = ""]) => id);
  expect((await run("close", ids[0] ?? "")).out).toBe(`Closed ${ids[0]}.\n`);
  const fan = await on.moderator();
  expect((await fan.see("/moderation", NOON)).text).toContain("Reported words");
  expect((await run("close", ids[1] ?? "")).out).toContain("nothing is held against it");
  expect((await fan.see("/moderation", NOON)).text).toContain("Nothing waits.");
  expect((await fan.see("/moderation/log", NOON)).text).toContain("Nothing against the rules");
});
