import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PostedMove } from "~/play/rules/attempt";

const made: PostedMove = { index: 0, move: 1, elapsed: 900 };
const one = { slug: "doors", attemptId: "one", date: "2026-11-21" };
const DAY_MS = 24 * 60 * 60 * 1000;

let storage: Map<string, string>;
let module: typeof import("./pending-moves");

/** A fake of `localStorage` whose own keys are the entries, as in browsers. */
function storageOf(entries: Map<string, string>, setItem: (key: string, text: string) => void) {
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => entries.delete(key),
    setItem,
  };
  return new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

beforeEach(async () => {
  storage = new Map();
  vi.stubGlobal(
    "localStorage",
    storageOf(storage, (key, text) => storage.set(key, text)),
  );
  vi.resetModules();
  module = await import("./pending-moves");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("moves that are pending", () => {
  it("come back with whose they are, and leave nothing behind", () => {
    module.writePending(one, "fan-1", [made]);
    expect(module.readPending("one")).toMatchObject({ player: "fan-1", moves: [made] });
    expect(module.pendingAttempts()).toEqual([one]);
    module.writePending(one, "fan-1", []);
    expect([module.pendingAttempts(), storage.size]).toEqual([[], 0]);
  });

  it("are let go of after 14 days, counted from the first of them", () => {
    vi.useFakeTimers();
    module.writePending(one, null, [made]);
    vi.advanceTimersByTime(13 * DAY_MS);
    module.writePending(one, null, [made, { ...made, index: 1 }]);
    expect(module.pendingAttempts()).toEqual([one]);
    vi.advanceTimersByTime(DAY_MS + 1000);
    expect([module.pendingAttempts(), storage.size]).toEqual([[], 0]);
  });

  it("are none in what makes no sense", () => {
    for (const text of ["", "null", "7", "[]", '{"moves":"x"}', "{"]) {
      storage.set("moves:one", text);
      expect(module.readPending("one")?.moves).toEqual([]);
    }
    storage.set("theme", "dark");
    expect(module.pendingAttempts()).toEqual([]);
    expect([...storage.keys()]).toEqual(["theme"]);
  });

  it("are noticed before their queue is loaded, and nothing else is", async () => {
    const { hasPending } = await import("./early-moves");
    storage.set("quiz:1", "[]");
    expect(hasPending()).toBe(false);
    storage.set("moves:1", "[]");
    expect(hasPending()).toBe(true);
  });

  it("can't be read again where storage is full", () => {
    const full = () => {
      throw new Error("QuotaExceededError");
    };
    vi.stubGlobal("localStorage", storageOf(storage, full));
    module.writePending(one, null, [made]);
    expect(module.readPending("one")).toBeNull();
  });
});

it("moves go out as the player who made them, though the attempt has moved to an account since", async () => {
  const { queueFor } = await import("./move-queues");
  module.writePending(one, null, [made]);
  const posted: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    posted.push(body.get("player"));
    return Response.json({ status: "refused", message: "", playing: null });
  });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("dispatchEvent", () => true);
  await queueFor(one, "fan-1").flush();
  await queueFor(one, "fan-1").add(made);
  expect(posted).toEqual(["", "fan-1"]);
});
