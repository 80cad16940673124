import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { historyCookie } from "~/play/history-cookie.server";
import { readPlayedDates } from "~/play/player-records.server";
import { setVariables } from "../../tests/fixtures/rules-environment";
import { cookieRequest, sentBack } from "../../tests/fixtures/rules-request";
import { claimTexts } from "./claim-texts";
import { claimGuestHistory, openClaim } from "./guest-history.server";

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

const entry = { date: "2026-11-21", slug: "full-time-quiz", isWin: true, score: 4, outOf: 5 };

const request = (...dates: string[]) =>
  cookieRequest(sentBack(historyCookie(dates.map((date) => ({ ...entry, date })))));

const namesOf = (setCookies: readonly string[]) => setCookies.map((line) => line.split("=", 1)[0]);

describe("claimGuestHistory", () => {
  it("adds what a browser has, deletes its history, and says so", async () => {
    const setCookies = await claimGuestHistory(request("2026-11-20", "2026-11-21"), "one");
    expect(setCookies[0]).toMatch(/^kb_days=;.*Max-Age=0/);
    expect(namesOf(setCookies)).toEqual(["kb_days", "kb_flash"]);
    expect([...(await readPlayedDates(store, "one")).keys()]).toEqual(["2026-11-20", "2026-11-21"]);
  });

  it("says nothing where the account has all of it, or a browser nothing", async () => {
    await claimGuestHistory(request("2026-11-21"), "two");
    expect(namesOf(await claimGuestHistory(request("2026-11-21"), "two"))).toEqual(["kb_days"]);
    expect(await claimGuestHistory(cookieRequest("tz=UTC"), "two")).toEqual([]);
  });

  it("leaves out a title that is no more", async () => {
    const gone = historyCookie([{ ...entry, slug: "no-such-title" }]);
    expect(namesOf(await claimGuestHistory(cookieRequest(sentBack(gone)), "three"))).toEqual([
      "kb_days",
    ]);
    expect((await readPlayedDates(store, "three")).size).toBe(0);
  });

  it("leaves everything in the browser while the store is down; the account page takes it later", async () => {
    isDown = true;
    const brought = request("2026-11-21");
    expect(namesOf(await claimGuestHistory(brought, "four"))).toEqual(["kb_flash"]);
    expect(await openClaim(brought, "four")).toEqual({ count: 0, setCookies: [] });
    isDown = false;
    const { count, setCookies } = await openClaim(brought, "four");
    expect([count, namesOf(setCookies)]).toEqual([1, ["kb_days"]]);
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
