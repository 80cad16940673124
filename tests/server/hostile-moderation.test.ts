import { afterAll, beforeAll, expect, it } from "vitest";
import { type Case, emptyCase } from "~/people/moderation/case";
import { setCase } from "~/people/moderation/case-store.server";
import { newDecisionId } from "~/people/moderation/decision-store.server";
import { addModerator } from "~/people/moderation/moderators.server";
import { cleanDetails } from "~/people/moderation/reports/report-form";
import { blockAccount } from "~/people/threads/blocks.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { type Fan, simulatedProviderFan, storeIn } from "./fan";
import { expectInert, hostileTexts } from "./inert-texts";
import { idOf, NOON, TODAY } from "./moderation-steps";
import { serverForFile } from "./processes";

const server = serverForFile({ LOG_LEVEL: "error" });

const SLOW = { timeout: 90_000 };
const BATCH = 25;
const now = Date.parse(`${TODAY}T10:00:00Z`);
const names = hostileTexts(1000);
/** As they are stored. */
const texts = names.map((text) => cleanDetails(text) || "-");
const batchesOf = (all: readonly string[]) =>
  Array.from({ length: all.length / BATCH }, (_, batch) =>
    all.slice(batch * BATCH, (batch + 1) * BATCH),
  );

let store: DocumentStore;
let fan: Fan;
let userId: string;

beforeAll(async () => {
  store = storeIn(server.dataDir);
  fan = await simulatedProviderFan(server.address, NOON);
  userId = await idOf(fan);
});
afterAll(() => store.close());

const keep = (one: Case) =>
  store.transaction(async (transaction) => setCase(transaction, one, now));

async function seesInert(path: string): Promise<string> {
  const { status, text } = await fan.see(path, NOON);
  expect(status).toBe(200);
  expectInert(text, path);
  return text;
}

it(
  "what was reported, what reporters say and what authors answer is text in the queue",
  SLOW,
  async () => {
    await addModerator(store, userId, 0);
    for (const [place, text] of texts.entries()) {
      const [targetId, report, decision] = [`gone.${place}`, `report-${place}`, newDecisionId(now)];
      const about = { kind: "reply", targetId } as const;
      await store.set("reports", report, {
        ...{ ...about, reason: "hateful", details: text, userId: null, status: "open" },
        createdAt: new Date(now).toISOString(),
      });
      await store.set("decisions", decision, {
        ...{ ...about, at: now, userId: "author", outcome: "hide", rule: "respect", by: null },
        ...{ state: "stands", appeal: { text, at: now, decision: null }, before: null },
      });
      await keep({
        ...{ ...emptyCase("reply", targetId), said: text, waitingSince: now - place, reports: 1 },
        ...{ reasons: { hateful: 1 }, reportIds: [report], decision, isAppealed: true },
      });
    }
    let shown = 0;
    for (let path = "/moderation"; path; ) {
      const text = await seesInert(path);
      shown += text.match(/class="case-appeal"/g)?.length ?? 0;
      path = /href="(\/moderation\?cursor=[^"]+)"/.exec(text)?.[1] ?? "";
    }
    expect(shown).toBe(texts.length);
  },
);

it("what moderators took back is text to its author", SLOW, async () => {
  for (const [batch, some] of batchesOf(texts).entries()) {
    for (const [place, said] of some.entries()) {
      const targetId = `taken.${place}`;
      const about = { kind: "reply", targetId } as const;
      await keep({ ...emptyCase("reply", targetId), said });
      await store.set("decisions", `0mwqcvpc${String(place).padStart(13, "0")}`, {
        ...{ ...about, at: now + batch, userId, outcome: "hide", rule: "respect", by: null },
        ...{ state: "stands", appeal: null, before: null },
      });
    }
    const text = await seesInert("/moderation/yours");
    expect(text.match(/id="d-/g)).toHaveLength(BATCH);
  }
});

it("the names of whom one has blocked, and of who has answered, are texts", SLOW, async () => {
  const date = "2026-11-21";
  for (const some of batchesOf(names)) {
    for (const [place, name] of some.entries()) {
      await blockAccount(store, userId, { id: `blocked-${place}`, name });
      const finish = `full-time-quiz.${date}.finish-${place}`;
      await store.set("finishes", finish, { userId, answers: 1 });
      const result = { edition: 1, date, isWin: true, score: 3, outOf: 5, elapsed: 9500 };
      const played = { ...result, squares: "🟩🟩🟩🟥🟥" };
      await store.set("answers", `${finish}.rival`, {
        ...{ ...played, to: played, name, at: now, userId: "rival", finish },
        slug: "full-time-quiz",
      });
    }
    const items = some.slice(0, 20).map((_, place) => {
      return { kind: "answered", at: now, device: `full-time-quiz.${date}.finish-${place}` };
    });
    await store.set("notices", userId, { items, readAt: 0, readKeys: [] });
    const blocked = await seesInert("/settings");
    expect(blocked.match(/name="unblock"/g)).toHaveLength(BATCH);
    const told = await seesInert("/notifications");
    expect(told.match(/ answered: /g)?.length).toBeGreaterThanOrEqual(20);
  }
});
