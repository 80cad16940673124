import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { spawnServer } from "../fixtures/server";
import { ask } from "../server/ask";
import { type Fan, idsIn, simulatedProviderFan } from "../server/fan";
import { endingOf } from "../server/processes";
import { fieldOf, goodPlayer, savePlayer, storedProfile } from "../server/profile-forms";
import {
  expectDiscreet,
  isLong,
  note,
  openFolder,
  type ServerUnderTest,
  startServerUnderTest,
} from "./faults";

const ROUNDS = isLong ? 100 : 2;
const EARLY_KILLS = isLong ? 20 : 1;
const WRITERS = 4;
const MAX_WRITES_A_ROUND = 40;
const MAX_START_MS = 1000;

/** A user who saves increasing numbers, and records which ones the server acknowledged. */
type Writer = { fan: Fan; acknowledged: number; tried: number };

/** Everything that a server has acknowledged. */
type Promises = { writers: Writer[]; newcomers: Fan[]; count: number };

/** Saves and joins continuously until the server is gone. */
async function writeOn(
  writer: Writer,
  { address }: ServerUnderTest,
  acknowledged: Promises,
): Promise<void> {
  try {
    for (;;) {
      writer.tried++;
      const form = { ...goodPlayer, displayName: `Save ${writer.tried}` };
      const { status } = await savePlayer(writer.fan, form);
      if (status !== 303) throw new Error(`A save ended with ${status}.`);
      writer.acknowledged = writer.tried;
      acknowledged.newcomers.push(await simulatedProviderFan(address));
      acknowledged.count += 2;
    }
  } catch (error) {
    if (!/ECONN|EPIPE|socket hang up/.test(String(error))) throw error;
  }
}

/** Kills a server during writes. */
async function killInTheMidst(
  serverUnderTest: ServerUnderTest,
  acknowledged: Promises,
): Promise<void> {
  const enough = acknowledged.count + Math.ceil(Math.random() * MAX_WRITES_A_ROUND);
  const writing = acknowledged.writers.map((writer) =>
    writeOn(writer, serverUnderTest, acknowledged),
  );
  while (acknowledged.count < enough) await wait(1);
  serverUnderTest.process.kill("SIGKILL");
  await Promise.all(writing);
}

/** Everything acknowledged is stored, plus at most the one save in flight. */
async function expectStored({ address }: ServerUnderTest, acknowledged: Promises): Promise<void> {
  for (const writer of acknowledged.writers) {
    writer.fan = writer.fan.at(address);
    const { text } = await writer.fan.see("/profile");
    const number = Number(fieldOf(text, "displayName")?.replace("Save ", ""));
    expect([writer.acknowledged, writer.tried]).toContain(number);
    writer.tried = number;
    writer.acknowledged = number;
  }
  for (const fan of acknowledged.newcomers) {
    expect(await fan.at(address).isLoggedIn()).toBe(true);
  }
  acknowledged.newcomers = [];
}

describe("a server that is killed in the midst of writes", () => {
  it(`has kept all that it acknowledged, ${ROUNDS} times over`, {
    timeout: 1_200_000,
  }, async () => {
    const DATA_DIR = openFolder();
    let serverUnderTest = await startServerUnderTest({ DATA_DIR });
    const { address } = serverUnderTest;
    const acknowledged: Promises = { writers: [], newcomers: [], count: 0 };
    for (let i = 0; i < WRITERS; i++) {
      const fan = await simulatedProviderFan(address);
      acknowledged.writers.push({ fan, acknowledged: 0, tried: 0 });
      await savePlayer(fan, { ...goodPlayer, displayName: "Save 0" });
    }
    for (let round = 0; round < ROUNDS; round++) {
      await killInTheMidst(serverUnderTest, acknowledged);
      expectDiscreet(serverUnderTest.said());
      serverUnderTest = await startServerUnderTest({ DATA_DIR });
      await expectStored(serverUnderTest, acknowledged);
    }
    const database = new SqliteConnection(join(DATA_DIR, "kickabout.db"), { readOnly: true });
    expect(database.pragma("integrity_check")).toBe("ok");
    database.close();
    const players = idsIn(DATA_DIR, "profiles");
    expect(players).toHaveLength(WRITERS);
    for (const id of players) expect(await storedProfile(DATA_DIR, id)).not.toBeNull();
    note(`kill -9: ${ROUNDS} rounds, ${acknowledged.count} acknowledged writes, none lost`);
  });

  it(`starts again when it was killed while it started, ${EARLY_KILLS} times over`, {
    timeout: 300_000,
  }, async () => {
    for (let round = 0; round < EARLY_KILLS; round++) {
      const DATA_DIR = openFolder();
      const child = spawnServer({ DATA_DIR });
      const ending = endingOf(child);
      await Promise.race([wait(Math.random() * MAX_START_MS), once(child, "exit")]);
      child.kill("SIGKILL");
      expect((await ending).error).toBe("");
      const { address } = await startServerUnderTest({ DATA_DIR, SESSION_SECRET: undefined });
      expect((await ask(address, "/")).status).toBe(200);
    }
    note(`kill -9 while starting: ${EARLY_KILLS} times, started again each time`);
  });
});
