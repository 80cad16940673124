import { expect, it } from "vitest";
import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import { freshCollection } from "./document-store-documents.contract";

type Store = () => DocumentStore;

const RACERS = 20;

/** Cases of `increment`. */
export function increments(store: Store) {
  const incremented = async (old: DocumentData | null, by: Record<string, number>) => {
    const collection = freshCollection();
    if (old) await store().set(collection, "a", old);
    await store().transaction(async (t) => t.increment(collection, "a", by));
    return store().get(collection, "a");
  };

  it("makes a document that is not there", async () => {
    expect(await incremented(null, { wins: 1, lost: -2 })).toEqual({ wins: 1, lost: -2 });
    expect(await incremented(null, { wins: 0 })).toEqual({ wins: 0 });
    expect(await incremented(null, { wins: -0 })).toEqual({ wins: 0 });
    expect(await incremented(null, {})).toEqual({});
  });

  it("adds to what is there and keeps the other fields", async () => {
    const old = { wins: 3, half: 0.5, name: "x", map: { wins: 1 } };
    expect(await incremented(old, { wins: 2, half: -1, made: 7 })).toEqual({
      ...{ wins: 5, half: -0.5, name: "x", map: { wins: 1 }, made: 7 },
    });
    expect(await incremented(old, {})).toEqual(old);
  });

  it("starts from 0 where there is no number", async () => {
    const old = { text: "5", nothing: null, yes: true, list: [5], map: { a: 5 } };
    const by = { text: 1, nothing: 1, yes: 1, list: 1, map: 1 };
    expect(await incremented(old, by)).toEqual(by);
  });

  it("takes the names of Object's own", async () => {
    expect(await incremented({ valueOf: 1 }, { constructor: 1, valueOf: 1 })).toEqual({
      ...{ constructor: 1, valueOf: 2 },
    });
  });

  it("takes large numbers, which never add up to infinity", async () => {
    const large = Number.MAX_SAFE_INTEGER;
    expect(await incremented({ n: -large }, { n: large })).toEqual({ n: 0 });
    expect(await incremented({ n: Number.MAX_VALUE }, { n: large })).toEqual({
      n: Number.MAX_VALUE,
    });
  });

  it("happens in order with other writes of the transaction, all or nothing", async () => {
    const collection = freshCollection();
    await store().set(collection, "gone", { n: 9 });
    await store().transaction(async (t) => {
      t.increment(collection, "a", { n: 1 });
      t.increment(collection, "a", { n: 2, m: 1 });
      t.set(collection, "b", { n: 5 });
      t.increment(collection, "b", { n: 1 });
      t.delete(collection, "gone");
      t.increment(collection, "gone", { n: 1 });
      t.increment(collection, "c", { n: 1 });
      t.set(collection, "c", { over: true });
    });
    expect(await contents(store(), collection)).toEqual({
      ...{ a: { n: 3, m: 1 }, b: { n: 6 }, gone: { n: 1 }, c: { over: true } },
    });
    const failing = store().transaction(async (t) => {
      t.increment(collection, "a", { n: 1 });
      throw new Error("No.");
    });
    await expect(failing).rejects.toThrow("No.");
    expect(await store().get(collection, "a")).toEqual({ n: 3, m: 1 });
  });

  it("is a write: nothing is read after it", async () => {
    const collection = freshCollection();
    const work = async (t: Transaction) => {
      t.increment(collection, "a", { n: 1 });
      await t.get(collection, "a");
    };
    await expect(store().transaction(work)).rejects.toBeInstanceOf(Error);
    expect(await store().get(collection, "a")).toBeNull();
  });

  it("keeps its own copy of the numbers", async () => {
    const collection = freshCollection();
    await store().transaction(async (t) => {
      const by = { n: 1 };
      t.increment(collection, "a", by);
      by.n = 5;
    });
    expect(await store().get(collection, "a")).toEqual({ n: 1 });
  });

  const REFUSED: Record<string, unknown> = {
    "a path": { "a.b": 1 },
    "an empty field": { "": 1 },
    "a reserved field": { __name__: 1 },
    "the name of a prototype": JSON.parse('{"__proto__": 1}'),
    "what is no number": { n: Number.NaN },
    "an infinite number": { n: Number.POSITIVE_INFINITY },
    "a fraction": { n: 0.5 },
    "a number that is too large to count with": { n: 2 ** 53 },
    "a text": { n: "1" },
    "a bigint": { n: 1n },
    "no value": { n: undefined },
    "a map": { n: { m: 1 } },
    "what is no map": [1],
    nothing: null,
  };
  for (const [name, by] of Object.entries(REFUSED)) {
    it(`refuses ${name}, with nothing written`, async () => {
      const collection = freshCollection();
      const work = async (t: Transaction) => {
        t.set(collection, "b", {});
        t.increment(collection, "a", by as Record<string, number>);
      };
      await expect(store().transaction(work)).rejects.toBeInstanceOf(TypeError);
      expect(await contents(store(), collection)).toEqual({});
    });
  }

  it("refuses ids that no document has", async () => {
    for (const [collection, id] of [
      ["a/b", "a"],
      ["a", ""],
    ] as const) {
      const work = async (t: Transaction) => t.increment(collection, id, { n: 1 });
      await expect(store().transaction(work)).rejects.toBeInstanceOf(TypeError);
    }
  });
}

/** Cases of concurrent increments. */
export function racesIncrements(store: Store) {
  it("happens once beside a document that says so, however often it is asked for", async () => {
    const collection = freshCollection();
    const finish = (id: string) =>
      store().transaction(async (t) => {
        if (await t.get(collection, id)) return;
        t.set(collection, id, {});
        t.increment(collection, "count", { n: 1 });
      });
    await Promise.all(["x", "x", "y", "z", "z"].map(finish));
    await finish("y");
    expect(await store().get(collection, "count")).toEqual({ n: 3 });
  });

  it("counts every one, and runs none again", async () => {
    const collection = freshCollection();
    let runs = 0;
    await Promise.all(
      Array.from({ length: RACERS }, () =>
        store().transaction(async (t) => {
          runs++;
          t.increment(collection, "a", { n: 1, twice: 2 });
        }),
      ),
    );
    expect(await store().get(collection, "a")).toEqual({ n: RACERS, twice: 2 * RACERS });
    expect(runs).toBe(RACERS);
  });

  it("doesn't make a transaction run again that read other documents", async () => {
    const collection = freshCollection();
    let runs = 0;
    await store().transaction(async (t) => {
      runs++;
      await t.get(collection, "own");
      await store().transaction(async (other) => other.increment(collection, "a", { n: 1 }));
      t.increment(collection, "a", { n: 1 });
    });
    expect(await store().get(collection, "a")).toEqual({ n: 2 });
    expect(runs).toBe(1);
  });
}

async function contents(store: DocumentStore, collection: string) {
  const { documents } = await store.query(collection, { limit: 500 });
  return Object.fromEntries(documents.map(({ id, data }) => [id, data]));
}
