import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, bench, describe } from "vitest";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { react, reactionsOf } from "./reaction-store.server";
import { listReplies, writeReply } from "./reply-store.server";
import { listThreads } from "./thread-store.server";

const REPLIES = 1000;
const FANS = 300;
const THREADS = 200;
const START = Date.parse("2026-11-24T06:00:00Z");

const folder = mkdtempSync(join(tmpdir(), "kickabout-bench-"));
const store = openSqliteStore(join(folder, "kickabout.db"));

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const threadOn = (day: number) => {
  const date = new Date(START - day * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const id = `golden-word.${date}`;
  return { id, slug: "golden-word", date, subject: `Golden Word, ${date}`, lockedUntil: null };
};

const say = async (day: number, place: number) => {
  const author = { id: `fan-${place % FANS}`, name: "Fan" };
  const text = `Reply ${place} of day ${day}, ${"as long as most of them are. ".repeat(4)}`;
  const now = START - day * 24 * 60 * 60_000 + place;
  const written = await writeReply(store, { thread: threadOn(day), author, text, to: null, now });
  return "id" in written ? written.id : "";
};

for (let day = THREADS; day > 0; day -= 1) await say(day, day);
const ids: string[] = [];
for (let place = 0; place < REPLIES; place += 1) ids.push(await say(0, place));
for (const [place, id] of ids.entries()) await react(store, id, `fan-${place % 30}`, "scarf");

describe(`a thread of ${REPLIES} replies in SQLite`, () => {
  const { id } = threadOn(0);

  bench("the newest page", async () => {
    await listReplies(store, id);
  });
  bench("a page in the middle", async () => {
    await listReplies(store, id, START + REPLIES / 2);
  });
  bench("the last page", async () => {
    await listReplies(store, id, START + 20);
  });
  bench("the reactions of one reader", async () => {
    await reactionsOf(store, id, "fan-1");
  });
  let place = REPLIES;
  bench("one more reply", async () => {
    place += 1;
    await say(0, place);
  });
  bench("one more reaction", async () => {
    place += 1;
    await react(store, ids[place % REPLIES] ?? "", `fan-${place}`, "wow");
  });
});

bench(`the feed's first page of ${THREADS} threads`, async () => {
  await listThreads(store, 10);
});
