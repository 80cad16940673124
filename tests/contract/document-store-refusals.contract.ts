import { expect, it } from "vitest";
import type { DocumentData, DocumentStore, Query } from "~/platform/storage/document-store";
import { freshCollection, nested } from "./document-store-documents.contract";

type Store = () => DocumentStore;

class Person {
  name = "Thandi";
}

const UNHOLDABLE: Record<string, unknown> = {
  "no value": undefined,
  "what is no number": Number.NaN,
  "an infinite number": Number.POSITIVE_INFINITY,
  "a date": new Date(0),
  "a function": () => 1,
  "a symbol": Symbol("x"),
  "a bigint": 1n,
  "an instance": new Person(),
  "a map of JavaScript's": new Map(),
  bytes: new Uint8Array(1),
  "an array in an array": [[1]],
  "a hole in an array": [1, undefined],
  "a field without a name": { "": 1 },
  "a reserved name": { __name__: 1 },
  "the name of a prototype": JSON.parse('{"__proto__": {"isAdmin": true}}'),
  "half a character": "\ud83d",
  "half a character in a name": { "\ude00": 1 },
  "a name of 1501 bytes": { [`${"é".repeat(750)}x`]: 1 },
  "a million bytes": "x".repeat(1_000_000),
  "too many numbers": Array.from({ length: 125_001 }, () => 1),
  "too many levels": nested(20),
};

/** Cases of data that can't be stored. */
export function refusesDocuments(store: Store) {
  for (const [name, value] of Object.entries(UNHOLDABLE)) {
    it(`refuses ${name}`, async () => {
      const collection = freshCollection();
      const data = { field: value } as DocumentData;
      await refuses(() => store().set(collection, "a", data));
      await refuses(() => store().set(collection, "a", data, { merge: true }));
      await refuses(() => store().transaction(async (t) => t.set(collection, "a", data)));
      expect(await store().get(collection, "a")).toBeNull();
    });
  }

  it("refuses what is no map", async () => {
    for (const data of [null, undefined, "text", 1, [], new Person(), new Date(0)]) {
      await refuses(() => store().set(freshCollection(), "a", data as never));
    }
  });

  it("refuses to merge until a document is too large", async () => {
    const collection = freshCollection();
    await store().set(collection, "a", { one: "x".repeat(600_000) });
    const more = { two: "x".repeat(600_000) };
    await refuses(() => store().set(collection, "a", more, { merge: true }));
    expect(Object.keys((await store().get(collection, "a")) ?? {})).toEqual(["one"]);
  });
}

/** Cases of invalid ids and collection names. */
export function refusesIds(store: Store) {
  const IDS = ["", "a/b", "/", ".", "..", "__a__", "____", "\ud800", "é".repeat(751), 1, null];

  it("refuses them as an id", async () => {
    const collection = freshCollection();
    for (const id of IDS as string[]) await refusesPlace(collection, id);
  });

  it("refuses them as a collection", async () => {
    for (const collection of IDS as string[]) {
      await refusesPlace(collection, "a");
      await refuses(() => store().query(collection, { limit: 1 }));
    }
  });

  async function refusesPlace(collection: string, id: string) {
    await refuses(() => store().get(collection, id));
    await refuses(() => store().set(collection, id, {}));
    await refuses(() => store().delete(collection, id));
    await refuses(() => store().transaction((t) => t.get(collection, id)));
    await refuses(() => store().transaction(async (t) => t.delete(collection, id)));
  }
}

/** Cases of invalid queries. */
export function refusesQueries(store: Store) {
  const QUERIES: Record<string, unknown> = {
    "no limit": {},
    "a limit of 0": { limit: 0 },
    "a limit of 501": { limit: 501 },
    "half a limit": { limit: 1.5 },
    "a limit that is no number": { limit: "1" },
    "a path": { where: { "a.b": 1 }, limit: 1 },
    "a field that ends the statement": { where: { "a') OR 1=1 --": 1 }, limit: 1 },
    "an empty field": { where: { "": 1 }, limit: 1 },
    "a reserved field": { where: { __name__: "a" }, limit: 1 },
    "no value": { where: { a: undefined }, limit: 1 },
    "a list": { where: { a: [1] }, limit: 1 },
    "a map": { where: { a: { b: 1 } }, limit: 1 },
    "what is no number": { where: { a: Number.NaN }, limit: 1 },
    "half a character": { where: { a: "\ud800" }, limit: 1 },
    "the order of a path": { orderBy: { field: "a.b", direction: "asc" }, limit: 1 },
    "the order of ids": { orderBy: { field: "__name__", direction: "desc" }, limit: 1 },
    "no direction": { orderBy: { field: "a" }, limit: 1 },
    "an odd direction": { orderBy: { field: "a", direction: "asc, id" }, limit: 1 },
  };
  for (const [name, query] of Object.entries(QUERIES)) {
    it(`refuses ${name}`, async () => {
      const collection = freshCollection();
      await refuses(() => store().query(collection, query as Query));
      await refuses(() => store().transaction((t) => t.query(collection, query as Query)));
    });
  }
}

async function refuses(attempt: () => Promise<unknown>) {
  await expect(attempt()).rejects.toBeInstanceOf(TypeError);
}
