import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { fillDays } from "~/upgrade/fill-days.server";
import { upgrade } from "../../scripts/commands/upgrade/upgrade.server";
import { runCommand } from "./operator-command";
import { fileForTest, folderForTest, openForTest } from "./sqlite-files";
import { sqlite } from "./stores";
import { describeUpgrade } from "./upgrade.contract";

describeUpgrade(sqlite);

it("counts more players than a page of the store has", async () => {
  const store = openForTest(fileForTest());
  const players = Array.from({ length: 501 }, (_, n) => `fan-${n}`);
  for (const some of [players.slice(0, 300), players.slice(300)]) {
    await store.transaction(async (transaction) => {
      for (const userId of some) transaction.set("records", userId, { userId, days: [] });
    });
  }
  expect(await upgrade(store, fillDays, true)).toMatchObject({ players: 501, results: 0 });
});

describe("npm run upgrade", () => {
  it("says what it would move, moves it, and has nothing to do from then on", async () => {
    const file = fileForTest();
    const days = [{ date: "2026-11-20", correct: 3, total: 5, elapsed: 9000 }];
    const store = openForTest(file);
    await store.set("records", "fan-1", { userId: "fan-1", current: null, plays: 1, days });
    const run = (...args: string[]) => runCommand("upgrade", dirname(file), ...args);
    const what = "1 result and 0 attempts of 1 player";
    const said = async (...args: string[]) => (await run(...args)).out;
    expect(await run("--dry-run")).toEqual({
      code: 0,
      out: `Would move ${what}.\nNothing was written.\n`,
      error: "",
    });
    expect(await said()).toBe(`Moved ${what}.\n`);
    expect(await store.get("records", "fan-1")).toBeNull();
    expect(await said()).toBe("There is nothing to move.\n");
  });

  it("stops where there is no database, and at words that it does not know", async () => {
    const folder = folderForTest();
    expect(await runCommand("upgrade", folder)).toEqual({
      code: 1,
      out: "",
      error: `There is no database at ${folder}/kickabout.db to upgrade.\n`,
    });
    expect((await runCommand("upgrade", folder, "--all")).code).toBe(1);
  });
});
