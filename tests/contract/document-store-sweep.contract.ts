import { expect, it } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { sweepExpired } from "~/platform/storage/expired-documents.server";
import { freshCollection } from "./document-store-documents.contract";

const NOW = 1_800_000_000_000;

/** Cases of sweeping, which uses only the port. */
export function sweepsExpired(store: () => DocumentStore) {
  const idsIn = async (collection: string) =>
    (await store().query(collection, { limit: 500 })).documents.map(({ id }) => id);

  it("deletes what has expired, over several pages and collections, and nothing else", async () => {
    const [many, few] = [freshCollection(), freshCollection()];
    const expired = Array.from({ length: 230 }, (_, index) => NOW - 1 - (index % 7));
    await Promise.all(expired.map((at, n) => store().set(many, `old ${n}`, { expiresAt: at })));
    await store().set(many, "at this moment", { expiresAt: NOW });
    await store().set(many, "later", { expiresAt: NOW + 1 });
    await store().set(few, "old", { expiresAt: -1 });
    await store().set(few, "as a text", { expiresAt: "0" });
    await store().set(few, "never", {});
    await store().set(few, "nothing", { expiresAt: null });
    await sweepExpired(store(), [many, few, freshCollection()], NOW);
    expect(await idsIn(many)).toEqual(["at this moment", "later"]);
    expect(await idsIn(few)).toEqual(["as a text", "never", "nothing"]);
  });

  it("spares what was given more time since it was found", async () => {
    const collection = freshCollection();
    await store().set(collection, "a", { expiresAt: 1 });
    await store().set(collection, "b", { expiresAt: 1 });
    const slow: DocumentStore = {
      ...storeOf(store()),
      async query(...asked) {
        const page = await store().query(...asked);
        await store().set(collection, "a", { expiresAt: NOW });
        return page;
      },
    };
    await sweepExpired(slow, [collection], NOW);
    expect(await idsIn(collection)).toEqual(["a"]);
  });
}

function storeOf(store: DocumentStore): DocumentStore {
  return {
    get: store.get.bind(store),
    query: store.query.bind(store),
    count: store.count.bind(store),
    set: store.set.bind(store),
    delete: store.delete.bind(store),
    transaction: store.transaction.bind(store),
    eraseDeleted: store.eraseDeleted.bind(store),
    close: store.close.bind(store),
  };
}
