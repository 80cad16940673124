import { describe, expect, it } from "vitest";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { merges, storesDocuments } from "./document-store-documents.contract";
import { increments, racesIncrements } from "./document-store-increments.contract";
import { counts, needsIndexes } from "./document-store-indexes.contract";
import { answersQueries, ordersDocuments, walksPages } from "./document-store-queries.contract";
import { refusesDocuments, refusesIds, refusesQueries } from "./document-store-refusals.contract";
import { sweepsExpired } from "./document-store-sweep.contract";
import { racesTransactions, runsTransactions } from "./document-store-transactions.contract";
import { describeOn, type StoreUnderTest } from "./stores";

/** The contract of every DocumentStore; each test has its own collections. */
export function describeDocumentStore(tested: StoreUnderTest): void {
  describeOn(tested, "DocumentStore", (store) => {
    describe("documents", () => storesDocuments(store));
    describe("merging", () => merges(store));
    describe("queries", () => answersQueries(store));
    describe("order", () => ordersDocuments(store));
    describe("pages", () => walksPages(store));
    describe("indexes", () => needsIndexes(store));
    describe("counts", () => counts(store));
    describe("documents it refuses", () => refusesDocuments(store));
    describe("ids it refuses", () => refusesIds(store));
    describe("queries it refuses", () => refusesQueries(store));
    describe("transactions", () => runsTransactions(store));
    describe("increments", () => increments(store));
    // Concurrently, since on Firestore the losers wait for seconds before they retry.
    describe.concurrent("races", () => {
      racesTransactions(store);
      racesIncrements(store);
    });
    describe("sweeping", () => sweepsExpired(store));
    describe("closing", () => {
      it("can't answer any more", () => isClosed(tested));
    });
  });
}

async function isClosed({ open }: StoreUnderTest) {
  const { store, close } = await open();
  await store.close();
  const attempts = [
    () => store.get("closed", "a"),
    () => store.query("closed", { limit: 1 }),
    () => store.count("closed", {}),
    () => store.set("closed", "a", {}),
    () => store.transaction((transaction) => transaction.get("closed", "a")),
  ];
  for (const attempt of attempts) {
    const error = await attempt().catch((thrown) => thrown);
    expect(error).toBeInstanceOf(DocumentStoreError);
    expect(error.code).toBe("unavailable");
  }
  await close();
}
