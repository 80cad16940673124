import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logger } from "~/platform/logging/logger.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { setVariablesAndFolder } from "../../../tests/fixtures/rules-environment";
import { RateLimiter } from "./rate-limiter.server";

setVariablesAndFolder({ LOG_LEVEL: "silent" });

const threeAMinute = { max: 3, windowMs: 60_000 };

const HOUR_MS = 60 * 60_000;
/** Each test has its own hour, which starts with no counts and a working store. */
let now = Date.now();
let store = documents;

/** The same limit in another process. */
const limit = (name = "kicks") => new RateLimiter(name, threeAMinute, store);

beforeEach(() => {
  now += HOUR_MS;
  vi.useFakeTimers({ now, toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  store = documents;
});

/** Makes the limits' store end its transactions like this. */
function breakStore(transaction: () => Promise<never>) {
  const broken = { transaction: vi.fn(transaction) };
  store = async () => broken as unknown as DocumentStore;
  return broken.transaction;
}

describe("a limit", () => {
  it("is one for all processes over one store", async () => {
    const [here, there] = [limit(), limit()];
    for (const each of [here, there, here]) expect(await each.consume("sipho")).toBeNull();
    expect([await here.consume("sipho"), await there.consume("sipho")]).toEqual([60, 60]);
    await there.refund("sipho");
    expect(await here.consume("sipho")).toBeNull();
    await there.reset("sipho");
    expect(await here.consume("sipho")).toBeNull();
  });

  it("counts what comes at once as what comes in turn", async () => {
    const [here, there] = [limit(), limit()];
    const takings = Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).consume("lerato"));
    const waits = await Promise.all(takings);
    expect(waits.filter((wait) => wait === null)).toHaveLength(3);
  });

  it("is another's business under another name", async () => {
    for (let i = 0; i < 3; i++) await limit().consume("zola");
    expect(await limit("throws").consume("zola")).toBeNull();
  });

  it("keeps nothing by which anybody could tell who it is about", async () => {
    await limit().consume("203.0.113.9");
    const stored = await (await documents()).query("limits", { limit: 100 });
    const last = stored.documents.filter(({ data }) => data.taken === 1);
    expect(JSON.stringify(stored)).not.toContain("203.0.113.9");
    expect(last[0]?.id).toMatch(/^[\da-f]{64}$/);
    expect(Object.keys(last[0]?.data ?? {}).sort()).toEqual(["expiresAt", "taken"]);
  });
});

describe("while the store is out of reach", () => {
  const unavailable = () => Promise.reject(new DocumentStoreError("unavailable"));

  it("each process counts by itself, asks no more for a while, and says so once", async () => {
    const warn = vi.spyOn(logger(), "warn");
    const asked = breakStore(unavailable);
    const waits = [];
    for (let i = 0; i < 5; i++) waits.push(await limit().consume("naledi"));
    expect(waits).toEqual([null, null, null, 60, 60]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("keeps nobody waiting twice: who waited for it is told, and the next ones are counted at once", async () => {
    vi.useFakeTimers({ now, toFake: ["Date", "setTimeout", "performance"] });
    const asked = breakStore(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      throw new DocumentStoreError("unavailable");
    });
    const waiting = limit().consume("thabo");
    const rejected = expect(waiting).rejects.toThrow(DocumentStoreError);
    await vi.advanceTimersByTimeAsync(5000);
    await rejected;
    for (const method of ["consume", "refund", "reset"] as const) await limit()[method]("thabo");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("asks again after half a minute", async () => {
    breakStore(unavailable);
    await limit().consume("kabelo");
    store = documents;
    vi.setSystemTime(now + 30_000);
    for (let i = 0; i < 3; i++) expect(await limit().consume("kabelo")).toBeNull();
    expect(await limit().consume("kabelo")).toBe(60);
  });

  it("is not what too many at once are: those are refused, and none but those", async () => {
    const warn = vi.spyOn(logger(), "warn");
    const asked = breakStore(() => Promise.reject(new DocumentStoreError("contention")));
    for (const key of ["a", "b"]) expect(await limit().consume(key)).toBe(5);
    await limit().reset("a");
    expect(asked).toHaveBeenCalledTimes(3);
    expect(warn).not.toHaveBeenCalled();
  });
});
