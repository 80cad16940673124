import type { Firestore } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DocumentStoreError } from "./document-store";
import { firestoreStore } from "./firestore-store.server";

const silence = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a Firestore that doesn't answer", () => {
  it.each([
    ["get", 5000, (store: Store) => store.get("a", "a")],
    ["count", 5000, (store: Store) => store.count("a", {})],
    ["set", 5000, (store: Store) => store.set("a", "a", {})],
    ["delete", 5000, (store: Store) => store.delete("a", "a")],
    ["read in a transaction", 5000, (store: Store) => store.transaction((t) => t.get("a", "a"))],
    ["commit", 15_000, (store: Store) => store.transaction(async (t) => t.set("a", "a", {}))],
  ])("is given up: %s", async (_, longest, ask) => {
    const store = firestoreStore(firestoreThat(silence));
    const asked = ask(store).catch((error) => error);
    await vi.advanceTimersByTimeAsync(longest - 1);
    expect(await Promise.race([asked, "waiting"])).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBeInstanceOf(DocumentStoreError);
    expect(await asked).toMatchObject({ code: "unavailable" });
  });

  it("leaves no timer behind when it does answer", async () => {
    await firestoreStore(firestoreThat(async () => ({ data: () => ({}) }))).get("a", "a");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not ended before what was given up, which would fail where nobody catches it", async () => {
    const firestore = firestoreThat(silence);
    const store = firestoreStore(firestore);
    const asked = store.get("a", "a").catch(() => {});
    await vi.advanceTimersByTimeAsync(5000);
    await asked;
    await store.close();
    expect(firestore.terminate).not.toHaveBeenCalled();
  });
});

describe("an error of Firestore's", () => {
  it.each([
    ["ABORTED", 10, "contention"],
    ["UNAVAILABLE", 14, "unavailable"],
    ["DEADLINE_EXCEEDED", 4, "unavailable"],
    ["PERMISSION_DENIED", 7, "unavailable"],
    ["FAILED_PRECONDITION", 9, "unavailable"],
  ])("is told as the port has it: %s", async (message, code, expected) => {
    const cause = Object.assign(new Error(message), { code });
    const store = firestoreStore(firestoreThat(() => Promise.reject(cause)));
    for (const ask of [
      () => store.get("a", "a"),
      () => store.transaction((t) => t.get("a", "a")),
    ]) {
      const error = await ask().catch((thrown) => thrown);
      expect(error).toBeInstanceOf(DocumentStoreError);
      expect(error).toMatchObject({ code: expected, cause });
    }
  });

  it("is a TypeError for what can't be held, but not for a transaction that took too long", async () => {
    const refusal = (message: string) => {
      const error = Object.assign(new Error(message), { code: 3 });
      return firestoreStore(firestoreThat(() => Promise.reject(error))).set("a", "a", {});
    };
    await expect(refusal("A property is too long.")).rejects.toBeInstanceOf(TypeError);
    await expect(refusal("The referenced transaction has expired.")).rejects.toMatchObject({
      code: "contention",
    });
  });

  it("reaches the SDK unchanged from a transaction, so that it runs the work again", async () => {
    const aborted = Object.assign(new Error("ABORTED"), { code: 10 });
    const seen: unknown[] = [];
    const firestore = firestoreThat(
      () => Promise.reject(aborted),
      (error) => seen.push(error),
    );
    await firestoreStore(firestore)
      .transaction((t) => t.get("a", "a"))
      .catch(() => {});
    expect(seen).toEqual([aborted]);
  });
});

type Store = ReturnType<typeof firestoreStore>;

/** A minimal fake Firestore: every call gets the same answer. */
function firestoreThat(
  answer: () => Promise<unknown>,
  onWorkFailure: (error: unknown) => void = () => {},
): Firestore {
  const reference = { get: answer, set: answer, delete: answer };
  const runTransaction = async (work: (transaction: object) => Promise<unknown>) => {
    const transaction = { get: answer, set() {}, delete() {} };
    await work(transaction).catch((error) => {
      onWorkFailure(error);
      throw error;
    });
    return answer();
  };
  const collection = () => ({ doc: () => reference, count: () => reference });
  return { collection, runTransaction, terminate: vi.fn() } as unknown as Firestore;
}
