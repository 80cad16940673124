import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { runCommand } from "../contract/operator-command";
import { type Fan, simulatedProviderFan } from "../server/fan";
import { fieldOf, goodPlayer, savePlayer } from "../server/profile-forms";
import { openFolder, type ServerUnderTest, startServerUnderTest } from "./faults";

const FANS = 3;

/** Saves on until the server is gone. */
async function saveOn(fans: readonly Fan[]): Promise<void> {
  try {
    for (let n = 0; ; n++) {
      for (const fan of fans) {
        const { status } = await savePlayer(fan, { ...goodPlayer, displayName: `Later ${n}` });
        if (status !== 303) throw new Error(`A save ended with ${status}.`);
      }
    }
  } catch (error) {
    if (!/ECONN|EPIPE|socket hang up/.test(String(error))) throw error;
  }
}

/** Everything in a database, in order. */
function contentOf(file: string) {
  const database = new SqliteConnection(file, { readOnly: true });
  const rows = database.prepare("SELECT * FROM documents ORDER BY collection, id").all();
  database.close();
  return rows;
}

async function killUnderLoad({ process }: ServerUnderTest, load: Promise<void>) {
  process.kill("SIGKILL");
  await load;
}

describe("a drill: load, kill, restore, compare", () => {
  it("brings back all that was there at the backup", async () => {
    const DATA_DIR = openFolder();
    const backups = join(DATA_DIR, "backups");
    const server = await startServerUnderTest({ DATA_DIR, BACKUP_EVERY: "1d" });
    const fans: Fan[] = [];
    for (let i = 0; i < FANS; i++) fans.push(await simulatedProviderFan(server.address));
    for (const fan of fans) await savePlayer(fan, { ...goodPlayer, displayName: "Saved" });
    // The server's own, made at its start from an empty database.
    await expect.poll(() => existsSync(backups) && readdirSync(backups)).toHaveLength(1);
    rmSync(backups, { recursive: true });

    const [saved, later] = [fans.slice(0, -1), fans.slice(-1)];
    const load = saveOn(later);
    const { out } = await runCommand("backup", DATA_DIR);
    await killUnderLoad(server, load);
    const copy = out.trim();
    writeFileSync(join(DATA_DIR, "kickabout.db"), "The disk had other plans. ".repeat(1000));
    expect((await runCommand("restore", DATA_DIR, copy)).error).toBe("");
    expect(contentOf(join(DATA_DIR, "kickabout.db"))).toEqual(contentOf(copy));

    const again = await startServerUnderTest({ DATA_DIR });
    for (const fan of saved) {
      const { text } = await fan.at(again.address).see("/profile");
      expect(fieldOf(text, "displayName")).toBe("Saved");
    }
  });
});
