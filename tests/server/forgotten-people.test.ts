import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { dialogAt, emailToken, Fan, idsIn } from "./fan";
import { serverForFile } from "./processes";
import { goodPlayer, savePlayer } from "./profile-forms";

const server = serverForFile();

/** A user with a unique name, emails in the outbox, and a profile that was saved several times. */
async function fanWithTraces() {
  const fan = new Fan(server.address);
  const name = `Zanele ${randomUUID().slice(0, 8)}`;
  await fan.join({ name });
  await fan.post(dialogAt("forgot"), { intent: "forgot", email: fan.email });
  for (const page of ["verify", "reset"] as const) {
    await expect.poll(() => emailToken(server.dataDir, fan.email, page)).not.toBeNull();
  }
  for (const country of ["Ghana", "Senegal", "South Africa"]) {
    await savePlayer(fan, { ...goodPlayer, displayName: name, country });
  }
  return { fan, name };
}

async function leave(fan: Fan): Promise<void> {
  const form = { intent: "delete", confirmation: "DELETE", password: fan.password };
  expect((await fan.post("/account", form)).status).toBe(303);
}

/** The files in a server's data folder whose bytes contain one of these texts. */
function filesWith(...texts: string[]): string[] {
  return readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return texts.some((text) => bytes.includes(text));
    });
}

describe("the bytes of the data, after an account was deleted", () => {
  it("have neither the name nor the address", async () => {
    const others = [];
    for (let i = 0; i < 5; i++) others.push(await fanWithTraces());
    const [first, second, ...staying] = others;
    if (!first || !second) throw new Error("There is nobody.");
    for (const { fan, name } of [first, second]) {
      expect(filesWith(fan.email, name).length).toBeGreaterThan(2);
      await leave(fan);
      expect(filesWith(fan.email, name)).toEqual([]);
    }
    for (const { fan, name } of staying) {
      expect(emailToken(server.dataDir, fan.email, "verify")).not.toBeNull();
      expect(filesWith(name)).not.toEqual([]);
    }
  });

  it("have neither once another process, which was reading, is through", async () => {
    const { fan, name } = await fanWithTraces();
    const reader = new SqliteConnection(join(server.dataDir, "kickabout.db"), { readOnly: true });
    reader.exec("BEGIN");
    reader.prepare("SELECT count(*) FROM documents").get();
    await leave(fan);
    expect(filesWith(fan.email, name)).not.toEqual([]);
    expect(idsIn(server.dataDir, "deletions")).toHaveLength(1);
    reader.exec("COMMIT");
    reader.close();
    const next = await fanWithTraces();
    await leave(next.fan);
    expect(filesWith(fan.email, name)).toEqual([]);
  });

  it("keep the letters of others, and what else the operator has put there", async () => {
    const outbox = join(server.dataDir, "outbox");
    const { fan } = await fanWithTraces();
    mkdirSync(join(outbox, "folder.eml"));
    writeFileSync(join(outbox, "notes.txt"), "Mine.");
    writeFileSync(join(outbox, "empty.eml"), "");
    const similar = `To: x${fan.email}\r\n\r\nTo: ${fan.email}\r\n`;
    writeFileSync(join(outbox, "similar.eml"), similar);
    await leave(fan);
    const left = readdirSync(outbox);
    expect(left).toEqual(expect.arrayContaining(["folder.eml", "notes.txt", "empty.eml"]));
    expect(left).toContain("similar.eml");
    expect(filesWith(fan.email)).toEqual([join(outbox, "similar.eml")]);
  });
});
