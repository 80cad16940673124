import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultProfile } from "~/people/profile/profile";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { recordResults } from "~/play/player/player-records.server";
import { headersOf, startSmtpServer } from "../fixtures/smtp-server";
import { postForm, root } from "../server/ask";
import { openFolder, startServerUnderTest } from "./faults";

const FRIDAY = Date.parse("2026-11-27T17:01:00+02:00");
const MINUTE_MS = 60_000;
const FANS = 8;
const BEFORE_THE_KILL = 3;
const clock = { nodeArguments: ["--import", `${root}tests/faults/jumping-clock.mjs`] };

const result = {
  ...{ date: "2026-11-24", edition: 4, isWin: true, score: 4, outOf: 5 },
  ...{ points: 0, elapsed: 9000, isLate: false },
};

/** Users with a game last week: those who want recaps, one who does not, and one whose address is unverified. */
async function fillDatabase(file: string): Promise<void> {
  const store = openSqliteStore(file);
  const add = (id: string, emailVerified: boolean, emailHighlights: boolean) =>
    store.transaction(async (transaction) => {
      const game = { slug: "full-time-quiz", playedOn: result.date, result };
      await recordResults(transaction, id, [game]);
      const account = { name: id, email: `${id}@players.example`, emailVerified };
      const other = { provider: "google", createdAt: 0, generation: 0 };
      transaction.set("accounts", id, { ...account, ...other });
      const notifications = { ...defaultProfile.notifications, emailHighlights };
      transaction.set("profiles", id, { ...defaultProfile, notifications, revision: 1 });
    });
  for (let n = 0; n < FANS; n++) await add(`fan-${n}`, true, true);
  await add("quiet", true, false);
  await add("unverified", false, true);
  await store.close();
}

const settledIn = (file: string) => {
  const database = new SqliteConnection(file, { readOnly: true });
  const rows = database.prepare(
    "SELECT id FROM documents WHERE collection = 'recaps' AND data ->> 'isSettled'",
  );
  const count = rows.all().length;
  database.close();
  return count;
};

async function stopLinkIn(message: string): Promise<string> {
  return (
    /<http:\/\/[^/]+(\/recaps\/[^>]+)>/.exec(headersOf(message)["list-unsubscribe"] ?? "")?.[1] ??
    ""
  );
}

describe("recaps by real servers", () => {
  it("reach each once although one of three is killed, and one click stops them", async () => {
    const DATA_DIR = openFolder();
    const file = join(DATA_DIR, "kickabout.db");
    await fillDatabase(file);
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.stop());
    const start = (perMinute: number, later = 0) =>
      startServerUnderTest(
        {
          ...{ DATA_DIR, SMTP_URL: smtp.url, EMAILS_PER_MINUTE: String(perMinute) },
          CLOCK_AHEAD_MS: String(FRIDAY - Date.now() + later),
        },
        clock,
      );
    const first = await start(60);
    await expect.poll(() => settledIn(file), { timeout: 20_000 }).toBe(BEFORE_THE_KILL);
    first.process.kill("SIGKILL");
    const [second] = await Promise.all([start(6000, 6 * MINUTE_MS), start(6000, 6 * MINUTE_MS)]);
    await expect.poll(() => settledIn(file), { timeout: 20_000 }).toBe(FANS + 1);
    const addresses = smtp.messages.map((message) => headersOf(message).to).sort();
    expect(addresses).toEqual(Array.from({ length: FANS }, (_, n) => `fan-${n}@players.example`));
    const [message = ""] = smtp.messages;
    expect(headersOf(message).subject).toBe("Your week: 1 game");

    const link = await stopLinkIn(message);
    const answer = await postForm(second.address, link, { "List-Unsubscribe": "One-Click" });
    expect(answer.status).toBe(200);
    const reader = openSqliteStore(file);
    onTestFinished(() => reader.close());
    const id = headersOf(message).to?.split("@")[0] ?? "";
    const profile = await reader.get("profiles", id);
    expect(profile?.notifications).toMatchObject({ emailHighlights: false });
  });
});
