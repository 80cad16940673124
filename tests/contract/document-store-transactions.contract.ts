import { expect, it } from "vitest";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { freshCollection } from "./document-store-documents.contract";

type Store = () => DocumentStore;

const RACERS = 5;

/** Cases of one transaction at a time. */
export function runsTransactions(store: Store) {
  it("reads, writes all it was told and gives back what the work gives", async () => {
    const collection = freshCollection();
    await store().set(collection, "from", { money: 3 });
    await store().set(collection, "gone", {});
    const result = await store().transaction(async (transaction) => {
      const from = await transaction.get(collection, "from");
      expect(await transaction.get(collection, "to")).toBeNull();
      transaction.set(collection, "from", { money: 0 });
      transaction.set(collection, "to", { money: from?.money ?? null });
      transaction.delete(collection, "gone");
      return "moved";
    });
    expect(result).toBe("moved");
    expect(await contents(store(), collection)).toEqual({ from: { money: 0 }, to: { money: 3 } });
  });

  it("only reads, when nothing is to be written", async () => {
    const collection = freshCollection();
    await store().set(collection, "a", { n: 1 });
    expect(await store().transaction((t) => t.get(collection, "a"))).toEqual({ n: 1 });
    const { documents } = await store().transaction((t) => t.query(collection, { limit: 1 }));
    expect(documents).toEqual([{ id: "a", data: { n: 1 } }]);
  });

  it("only writes, when nothing is to be read", async () => {
    const collection = freshCollection();
    await store().transaction(async (t) => t.set(collection, "a", { n: 1 }));
    expect(await contents(store(), collection)).toEqual({ a: { n: 1 } });
  });

  it("writes nothing when the work throws, and throws the same", async () => {
    const collection = freshCollection();
    const error = Object.assign(new Error("No."), { code: 14 });
    const work = async (transaction: Transaction) => {
      await transaction.get(collection, "a");
      transaction.set(collection, "a", {});
      throw error;
    };
    const thrown = await store()
      .transaction(work)
      .catch((caught) => caught);
    expect(thrown).toBe(error);
    expect(await contents(store(), collection)).toEqual({});
  });

  it("writes nothing when one of the writes can't be held", async () => {
    const collection = freshCollection();
    const work = async (transaction: Transaction) => {
      transaction.set(collection, "a", {});
      transaction.set(collection, "b", { when: new Date(0) } as never);
    };
    await expect(store().transaction(work)).rejects.toBeInstanceOf(TypeError);
    expect(await contents(store(), collection)).toEqual({});
  });

  it("refuses to read after it has written", async () => {
    const collection = freshCollection();
    const reads = [
      (t: Transaction) => t.get(collection, "a"),
      (t: Transaction) => t.query(collection, { limit: 1 }),
    ];
    for (const read of reads) {
      const work = async (transaction: Transaction) => {
        transaction.set(collection, "a", {});
        await read(transaction);
      };
      await expect(store().transaction(work)).rejects.toBeInstanceOf(Error);
    }
    expect(await contents(store(), collection)).toEqual({});
  });

  it("merges, and writes one document several times in order", async () => {
    const collection = freshCollection();
    await store().set(collection, "a", { map: { kept: 1, changed: 1 } });
    await store().set(collection, "b", { old: 1 });
    await store().transaction(async (transaction) => {
      transaction.set(collection, "a", { map: { changed: 2 } }, { merge: true });
      transaction.set(collection, "a", { more: 3 }, { merge: true });
      transaction.delete(collection, "b");
      transaction.set(collection, "b", { young: 1 }, { merge: true });
    });
    expect(await contents(store(), collection)).toEqual({
      a: { map: { kept: 1, changed: 2 }, more: 3 },
      b: { young: 1 },
    });
  });

  it("keeps its own copy of what it is to write", async () => {
    const collection = freshCollection();
    await store().transaction(async (transaction) => {
      const data = { list: [1] };
      transaction.set(collection, "a", data);
      data.list.push(2);
    });
    expect(await store().get(collection, "a")).toEqual({ list: [1] });
  });

  it("pages through a query", async () => {
    const collection = freshCollection();
    await Promise.all(["a", "b", "c"].map((id) => store().set(collection, id, { team: "x" })));
    const found = await store().transaction(async (transaction) => {
      const query = { where: { team: "x" }, limit: 2 };
      const first = await transaction.query(collection, query);
      const cursor = first.nextCursor ?? "";
      const second = await transaction.query(collection, { ...query, cursor });
      return [...first.documents, ...second.documents].map(({ id }) => id);
    });
    expect(found).toEqual(["a", "b", "c"]);
  });
}

/** Cases of conflicting transactions. */
export function racesTransactions(store: Store) {
  it("loses no increment", async () => {
    const collection = freshCollection();
    await store().set(collection, "counter", { n: 0 });
    await race((transaction) => increment(transaction, collection));
    expect(await store().get(collection, "counter")).toEqual({ n: RACERS });
  });

  it("lets one of several make a document", async () => {
    const collection = freshCollection();
    const wins = await race(async (transaction, racer) => {
      if (await transaction.get(collection, "name")) return false;
      transaction.set(collection, "name", { racer });
      return true;
    });
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(await store().get(collection, "name")).toEqual({ racer: wins.indexOf(true) });
  });

  it("lets one of several take the last place, which only a query sees", async () => {
    const collection = freshCollection();
    await store().set(collection, "first", { team: "x" });
    const wins = await race(async (transaction, racer) => {
      const team = await transaction.query(collection, { where: { team: "x" }, limit: 5 });
      if (team.documents.length >= 2) return false;
      transaction.set(collection, `racer ${racer}`, { team: "x" });
      return true;
    });
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect((await store().query(collection, { limit: 9 })).documents).toHaveLength(2);
  });

  it("lets one of several use up a document", async () => {
    const collection = freshCollection();
    await store().set(collection, "code", {});
    const wins = await race(async (transaction) => {
      const code = await transaction.get(collection, "code");
      if (code) transaction.delete(collection, "code");
      return code !== null;
    });
    expect(wins.filter(Boolean)).toHaveLength(1);
  });

  it("keeps a sum that two documents share", async () => {
    const collection = freshCollection();
    await store().set(collection, "a", { n: 10 });
    await store().set(collection, "b", { n: 10 });
    const sums = await race(async (transaction) => {
      const a = numberOf(await transaction.get(collection, "a"));
      const b = numberOf(await transaction.get(collection, "b"));
      transaction.set(collection, "a", { n: a - 1 });
      transaction.set(collection, "b", { n: b + 1 });
      return a + b;
    });
    expect(sums).toEqual(Array(RACERS).fill(20));
    expect(await contents(store(), collection)).toEqual({
      a: { n: 10 - RACERS },
      b: { n: 10 + RACERS },
    });
  });

  it("lets transactions on different documents alone", async () => {
    const collection = freshCollection();
    let runs = 0;
    await race(async (transaction, racer) => {
      runs++;
      await transaction.get(collection, `racer ${racer}`);
      transaction.set(collection, `racer ${racer}`, {});
    });
    expect(runs).toBe(RACERS);
  });

  function race<T>(work: (transaction: Transaction, racer: number) => Promise<T>): Promise<T[]> {
    const racers = Array.from({ length: RACERS }, (_, racer) => racer);
    return Promise.all(
      racers.map((racer) => store().transaction((transaction) => work(transaction, racer))),
    );
  }
}

async function increment(transaction: Transaction, collection: string) {
  const n = numberOf(await transaction.get(collection, "counter"));
  transaction.set(collection, "counter", { n: n + 1 });
}

const numberOf = (data: { n?: unknown } | null) => Number(data?.n);

async function contents(store: DocumentStore, collection: string) {
  const { documents } = await store.query(collection, { limit: 500 });
  return Object.fromEntries(documents.map(({ id, data }) => [id, data]));
}
