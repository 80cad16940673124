import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GivenAnswer } from "./playing";

const given: GivenAnswer = { question: 0, choice: 1, elapsed: 900 };
const DAY_MS = 24 * 60 * 60 * 1000;

let storage: Map<string, string>;
let module: typeof import("./waiting-answers");

/** A browser's storage, as far as it is used here: its own keys are the entries. */
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
  module = await import("./waiting-answers");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("answers that wait", () => {
  it("come back with whose they are, and leave nothing behind", () => {
    module.writeWaiting("one", "fan-1", [given]);
    expect(module.readWaiting("one")).toMatchObject({ player: "fan-1", answers: [given] });
    expect(module.waitingAttempts()).toEqual(["one"]);
    module.writeWaiting("one", "fan-1", []);
    expect([module.waitingAttempts(), storage.size]).toEqual([[], 0]);
  });

  it("are let go of after 14 days, counted from the first of them", () => {
    vi.useFakeTimers();
    module.writeWaiting("one", null, [given]);
    vi.advanceTimersByTime(13 * DAY_MS);
    module.writeWaiting("one", null, [given, { ...given, question: 1 }]);
    expect(module.waitingAttempts()).toEqual(["one"]);
    vi.advanceTimersByTime(DAY_MS + 1000);
    expect([module.waitingAttempts(), storage.size]).toEqual([[], 0]);
  });

  it("are none in what makes no sense", () => {
    for (const text of ["", "null", "7", "[]", '{"answers":"x"}', "{"]) {
      storage.set("quiz:one", text);
      expect(module.readWaiting("one")?.answers).toEqual([]);
    }
    storage.set("theme", "dark");
    expect(module.waitingAttempts()).toEqual([]);
    expect([...storage.keys()]).toEqual(["theme"]);
  });

  it("are nobody's to read again where storage is full", () => {
    const full = () => {
      throw new Error("QuotaExceededError");
    };
    vi.stubGlobal("localStorage", storageOf(storage, full));
    module.writeWaiting("one", null, [given]);
    expect(module.readWaiting("one")).toBeNull();
  });
});

it("answers go out as whoever gave them, though the attempt has moved to an account since", async () => {
  const { syncFor } = await import("./answer-syncs");
  module.writeWaiting("one", null, [given]);
  const posted: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    posted.push(body.get("player"));
    return Response.json({ status: "refused", message: "", playing: null });
  });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("dispatchEvent", () => true);
  await syncFor("one", "fan-1").flush();
  await syncFor("one", "fan-1").add(given);
  expect(posted).toEqual(["", "fan-1"]);
});
