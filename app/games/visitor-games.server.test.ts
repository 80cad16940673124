import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { newVisitorId, visitorCookie } from "~/play/player/player-cookie.server";
import { recordResults } from "~/play/player/player-records.server";
import { readPlayedDates } from "~/play/player/recorded.server";
import { setVariables } from "../../tests/fixtures/rules-environment";
import { cookieRequest, sentBack } from "../../tests/fixtures/rules-request";
import { claimTexts } from "./claim-texts";
import { claimOnSignIn, openClaim } from "./visitor-games.server";

setVariables();

const folder = mkdtempSync(join(tmpdir(), "kickabout-store-"));
const store = openSqliteStore(join(folder, "kickabout.db"));
let isDown = false;

vi.mock("~/platform/storage/documents.server", () => ({
  documents: async () => {
    if (isDown) throw new DocumentStoreError("unavailable");
    return store;
  },
}));
vi.mock("~/platform/logging/logger.server", () => ({ logger: () => ({ warn: () => {} }) }));

beforeEach(() => {
  isDown = false;
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A request of a visitor who finished a title on these dates. */
async function visitorOf(...dates: string[]): Promise<Request> {
  const id = newVisitorId();
  const outcome = {
    edition: 1,
    isWin: true,
    score: 4,
    outOf: 5,
    points: 800,
    elapsed: 900,
    isLate: false,
  };
  const finished = dates.map((date) => {
    const result = { date, ...outcome };
    return { slug: "full-time-quiz", playedOn: date, result };
  });
  await store.transaction((transaction) => recordResults(transaction, id, finished));
  return cookieRequest(sentBack(visitorCookie(id)));
}

const namesOf = (setCookies: readonly string[]) => setCookies.map((line) => line.split("=", 1)[0]);

describe("claimOnSignIn", () => {
  it("moves a visitor's games, lets the browser forget the visitor, and says so", async () => {
    const request = await visitorOf("2026-11-20", "2026-11-21");
    const setCookies = await claimOnSignIn(request, "one");
    expect(setCookies[0]).toMatch(/^kb_player=;.*Max-Age=0/);
    expect(namesOf(setCookies)).toEqual(["kb_player", "kb_flash"]);
    expect([...(await readPlayedDates(store, "one")).keys()]).toEqual(["2026-11-20", "2026-11-21"]);
    expect(namesOf(await claimOnSignIn(request, "another"))).toEqual(["kb_player"]);
    expect((await readPlayedDates(store, "another")).size).toBe(0);
  });

  it("says nothing where the account has all of it, or a browser nothing", async () => {
    await claimOnSignIn(await visitorOf("2026-11-21"), "two");
    const again = await visitorOf("2026-11-21");
    expect(namesOf(await claimOnSignIn(again, "two"))).toEqual(["kb_player"]);
    expect(await claimOnSignIn(cookieRequest("tz=UTC"), "two")).toEqual([]);
  });

  it("leaves everything to the visitor while the store is down; the account page takes it later", async () => {
    const brought = await visitorOf("2026-11-21");
    isDown = true;
    expect(namesOf(await claimOnSignIn(brought, "four"))).toEqual(["kb_flash"]);
    expect(await openClaim(brought, "four")).toEqual({ count: 0, setCookies: [] });
    isDown = false;
    const { count, setCookies } = await openClaim(brought, "four");
    expect([count, namesOf(setCookies)]).toEqual([1, ["kb_player"]]);
  });
});

describe("what is said of one result, and of more", () => {
  it.each([
    [claimTexts.cameAlong, "Your result came along", "Your 3 results came along"],
    [claimTexts.card, "result came along", "results came along"],
    [claimTexts.keep, "Keep it", "Keep them"],
    [
      claimTexts.undone,
      "1 result is out of your account again",
      "3 results are out of your account again",
    ],
  ])("has its own words", (text, one, three) => {
    expect([text(1), text(3)]).toEqual([one, three]);
  });
});
