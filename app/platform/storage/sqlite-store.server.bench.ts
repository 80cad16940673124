import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, bench, describe } from "vitest";
import type { Index } from "./indexes";
import { openSqliteStore } from "./sqlite-store.server";

const POSTS = 50_000;
const BATCH = 500;

const folder = mkdtempSync(join(tmpdir(), "kickabout-bench-"));
const orderBy = { field: "at", direction: "desc" } as const;
const byTime: Index = { collection: "posts", where: ["thread"], orderBy };
const store = openSqliteStore(join(folder, "kickabout.db"), { declared: [byTime], exempt: [] });

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

for (let from = 0; from < POSTS; from += BATCH) {
  await store.transaction(async (transaction) => {
    for (let n = from; n < from + BATCH; n++) {
      // Stored in another order than that of time.
      const at = (n * 7919) % POSTS;
      const post = { thread: "t1", at, author: `u${n % 300}`, text: "x".repeat(200) };
      transaction.set("posts", `p${String(n).padStart(5, "0")}`, post);
    }
  });
}

describe(`a thread of ${POSTS} posts in SQLite`, () => {
  const thread = { where: { thread: "t1" } };

  bench("the newest 20", async () => {
    await store.query("posts", { ...thread, orderBy, limit: 20 });
  });
  bench("20 in the middle", async () => {
    const cursor = Buffer.from(JSON.stringify([POSTS / 2, "p00000"])).toString("base64url");
    await store.query("posts", { ...thread, orderBy, limit: 20, cursor });
  });
  bench("how many there are", async () => {
    await store.count("posts", thread);
  });
  bench("how many are among the newest hundredth", async () => {
    await store.count("posts", { ...thread, before: { ...orderBy, value: POSTS * 0.99 } });
  });
  bench("one more post", async () => {
    await store.set("posts", "one more", { thread: "t1", at: POSTS, author: "u1", text: "x" });
  });
  bench("an increment", async () => {
    await store.transaction(async (transaction) =>
      transaction.increment("crowd", "s1", { plays: 1 }),
    );
  });
});
