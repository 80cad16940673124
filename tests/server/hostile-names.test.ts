import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { joinLeague, makeLeague } from "~/people/leagues/league-members.server";
import { findLeague } from "~/people/leagues/league-store.server";
import { defaultProfile } from "~/people/profile/profile";
import type { DocumentStore } from "~/platform/storage/document-store";
import { FINISHES, finishKey } from "~/play/player/finishes.server";
import { beatAddress } from "~/play/share/beat-address";
import { shareToken } from "~/play/share/share-token.server";
import { setVariables, testSecret } from "../fixtures/rules-environment";
import { fillTable } from "../fixtures/table-fans";
import { ask, testHooks } from "./ask";
import { Fan, storeIn, userIdIn } from "./fan";
import { expectInert, hostileTexts } from "./inert-texts";
import { serverForFile } from "./processes";

setVariables();
const server = serverForFile({ LOG_LEVEL: "error", SESSION_SECRET: testSecret });

const COUNT = 1000;
const SLOW = { timeout: 90_000 };
const TABLE_ROWS = 20;
const LEAGUE_MEMBERS = 49;
const AT_ONCE = 20;

const names = hostileTexts(COUNT);

let store: DocumentStore;
beforeAll(() => {
  store = storeIn(server.dataDir);
});
afterAll(() => store.close());

const profileNamed = (displayName: string) => ({
  ...{ ...defaultProfile, displayName, revision: 1, lastSaves: {}, updatedAt: 0 },
});

it("are texts in tables, whatever a store has", SLOW, async () => {
  for (let first = 0; first < COUNT; first += TABLE_ROWS) {
    const date = new Date(Date.UTC(2026, 10, 21 + first / TABLE_ROWS)).toISOString().slice(0, 10);
    const next = new Date(Date.UTC(2026, 10, 22 + first / TABLE_ROWS)).toISOString().slice(0, 10);
    const fans = names.slice(first, first + TABLE_ROWS).map((name, row) => {
      const userId = `hostile-${first + row}`;
      return { userId, name, score: 3, outOf: 5, ms: 20_000 + row };
    });
    await fillTable(store, { slug: "full-time-quiz", date }, fans);
    const headers = testHooks({ now: `${next}T12:00:00Z` });
    const path = "/tables/full-time-quiz?of=yesterday&report=1";
    const { status, text } = await ask(server.address, path, { headers });
    expect(status).toBe(200);
    expect(text.match(/<tr>/g)).toHaveLength(TABLE_ROWS + 1);
    expectInert(text, path);
  }
});

it(
  "are texts in leagues and their invitations, as names of members and of the league",
  SLOW,
  async () => {
    const headers = testHooks({ now: "2026-11-25T12:00:00Z" });
    const fan = new Fan(server.address);
    await fan.join({ name: "Zola" }, headers);
    const founder = { id: userIdIn(server.dataDir, fan.email), name: "Zola" };
    for (let first = 0; first < COUNT; first += LEAGUE_MEMBERS) {
      const some = names.slice(first, first + LEAGUE_MEMBERS);
      const now = Date.UTC(2026, 10, 1 + first / LEAGUE_MEMBERS);
      const known = { name: some[0] ?? "", timeZone: "UTC", now };
      const made = await makeLeague(store, founder, known);
      if (typeof made === "string") throw new Error(made);
      const code = (await findLeague(store, made.id))?.code ?? "";
      for (const [place, name] of some.entries()) {
        const id = `hostile-member-${first + place}`;
        await store.set("profiles", id, profileNamed(name));
        expect((await joinLeague(store, { id, name }, code)).outcome).toBe("joined");
      }
      const table = `/leagues/${made.id}`;
      for (const path of [
        table,
        `${table}/manage`,
        `${table}/manage?report=1`,
        `/l/${code}`,
        "/",
        "/leagues",
      ]) {
        const { status, text } = await fan.see(path, headers);
        expect(status).toBe(200);
        expectInert(text, path);
      }
      await fan.post(`${table}/manage`, { intent: "leave" }, headers);
    }
  },
);

it("are texts under challenges, whatever a signed link says", SLOW, async () => {
  const date = "2026-11-21";
  const headers = testHooks({ now: `${date}T12:00:00Z` });
  const result = {
    edition: 1,
    date,
    isWin: true,
    score: 3,
    outOf: 5,
    elapsed: 9500,
    squares: "🟩🟩🟩🟥🟥",
  };
  /** Whether the name of a link is shown; what is too long for a link is in none. */
  async function isShown(name: string): Promise<boolean> {
    const attempt = randomUUID();
    const token = shareToken("full-time-quiz", result, { attempt, name });
    if (token === null) return false;
    await store.set(FINISHES, finishKey("full-time-quiz", date, attempt), { userId: "hostile" });
    const path = beatAddress("full-time-quiz", token);
    const { status, text } = await ask(server.address, path, { headers });
    expect(status).toBe(200);
    expectInert(text, name);
    return !text.includes("<title>A fan: ");
  }
  let shown = 0;
  for (let first = 0; first < COUNT; first += AT_ONCE) {
    const some = await Promise.all(names.slice(first, first + AT_ONCE).map(isShown));
    shown += some.filter(Boolean).length;
  }
  // What is refused as a name is not shown, even where a link of before has it.
  expect(shown).toBeGreaterThan(COUNT / 4);
});
