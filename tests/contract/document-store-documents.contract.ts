import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";

/** A collection that no other test uses. */
export const freshCollection = () => `test-${randomBytes(8).toString("hex")}`;

const TEXTS = {
  emoji: "⚽️🇿🇦👩🏽‍🚒",
  rightToLeft: "كرة القدم ‏(جدًا)‏",
  combining: "e\u0301 is not \u00e9",
  controls: "\u0000\u0001\n\r\t\u2028",
  quotes: `"'\\/$.a[0]%_--;`,
  empty: "",
  last: "\u{10FFFF}\uFFFF",
};
const NUMBERS = [0, -1, 1.5, 0.1, -1e-7, 5e-324, 2 ** 53, 2 ** 63 - 1024, 1e21, 1.7e308];

/** Cases of getting, setting and deleting one document. */
export function storesDocuments(store: () => DocumentStore) {
  it("has no document that was never set", async () => {
    expect(await store().get(freshCollection(), "nobody")).toBeNull();
  });

  it("gives back what was set, in value and type", async () => {
    const data = {
      ...{ text: "1", number: 1, yes: true, no: false, nothing: null, list: [1, "1", null, true] },
      ...{ map: { deep: { list: [{ a: [1] }] }, empty: {} }, none: {}, emptyList: [] },
    };
    await givesBack(store(), data);
  });

  it("gives back an empty document", () => givesBack(store(), {}));

  it("gives back any text", () => givesBack(store(), TEXTS));

  it("gives back any number", () => givesBack(store(), { numbers: NUMBERS }));

  it("keeps no negative zero", async () => {
    const collection = freshCollection();
    await store().set(collection, "a", { zero: -0 });
    expect(await store().get(collection, "a")).toEqual({ zero: 0 });
  });

  it("gives back fields with odd names", () =>
    givesBack(store(), {
      ...{ "a.b": 1, "a b": 2, "`": 3, "\\": 4, "⚽": 5, "1": 6, "*~[]/": 7, "\n": 8 },
      ...{ constructor: 9, toString: "ten", hasOwnProperty: { valueOf: null }, _: 11, "'\"": 12 },
    }));

  it("gives back a document as deep as it may be", () => givesBack(store(), nested(20)));

  it("gives back a document of nearly a million bytes", () =>
    givesBack(store(), { text: "x".repeat(999_000) }));

  it("keeps documents apart by collection, id and letter case", async () => {
    const [one, two] = [freshCollection(), freshCollection()];
    await store().set(one, "a", { is: "one a" });
    await store().set(one, "A", { is: "one A" });
    await store().set(two, "a", { is: "two a" });
    expect(await store().get(one, "a")).toEqual({ is: "one a" });
    expect(await store().get(one, "A")).toEqual({ is: "one A" });
    expect(await store().get(two, "a")).toEqual({ is: "two a" });
  });

  it("takes ids with odd characters", async () => {
    const ids = [
      "a b",
      "a.b",
      "...",
      "__a",
      "é",
      "e\u0301",
      "⚽🇿🇦",
      "%2F",
      "?#&=",
      "'\"`;\\",
      "123",
    ];
    ids.push("x".repeat(1500), "a@b.example", "-", "\u200f", "[~*]", "(default)", "\n");
    const collection = freshCollection();
    await Promise.all(ids.map((id) => store().set(collection, id, { id })));
    for (const id of ids) expect(await store().get(collection, id)).toEqual({ id });
    const { documents } = await store().query(collection, { limit: 100 });
    expect(documents.map(({ id }) => id)).toEqual(ids.sort(byBytes));
  });

  it("replaces the whole document", async () => {
    const collection = freshCollection();
    await store().set(collection, "a", { old: 1, both: { old: 1 } });
    await store().set(collection, "a", { both: { young: 2 } });
    expect(await store().get(collection, "a")).toEqual({ both: { young: 2 } });
  });

  it("keeps its own copy, and gives out copies", async () => {
    const collection = freshCollection();
    const data = { map: { list: [1] } };
    const setting = store().set(collection, "a", data);
    data.map.list.push(2);
    await setting;
    const found = await store().get(collection, "a");
    Object.assign(found ?? {}, { map: null });
    expect(await store().get(collection, "a")).toEqual({ map: { list: [1] } });
  });

  it("deletes a document, also one that is not there", async () => {
    const collection = freshCollection();
    await store().set(collection, "a", {});
    await store().delete(collection, "a");
    await store().delete(collection, "a");
    expect(await store().get(collection, "a")).toBeNull();
    expect((await store().query(collection, { limit: 10 })).documents).toEqual([]);
  });
}

/** Cases of `merge`. */
export function merges(store: () => DocumentStore) {
  const merged = async (old: DocumentData | null, change: DocumentData) => {
    const collection = freshCollection();
    if (old) await store().set(collection, "a", old);
    await store().set(collection, "a", change, { merge: true });
    return store().get(collection, "a");
  };

  it("makes a document that is not there", async () => {
    expect(await merged(null, { a: 1, map: { b: 2 } })).toEqual({ a: 1, map: { b: 2 } });
    expect(await merged(null, {})).toEqual({});
  });

  it("keeps the fields that are not given, in maps too", async () => {
    const old = { kept: 1, changed: 1, map: { kept: 1, deep: { kept: 1, changed: 1 } } };
    const change = { changed: 2, map: { deep: { changed: 2, made: 2 } } };
    expect(await merged(old, change)).toEqual({
      ...{ kept: 1, changed: 2 },
      map: { kept: 1, deep: { kept: 1, changed: 2, made: 2 } },
    });
    expect(await merged(old, {})).toEqual(old);
  });

  it("replaces arrays", async () => {
    expect(await merged({ list: [{ a: 1 }, 2] }, { list: [{ b: 1 }] })).toEqual({
      list: [{ b: 1 }],
    });
  });

  it("replaces with an empty map", async () => {
    const old = { a: { b: 1 }, c: { d: { e: 1 }, f: 1 } };
    expect(await merged(old, { a: {}, c: { d: {} } })).toEqual({ a: {}, c: { d: {}, f: 1 } });
  });

  it("turns what is no map into one, and a map into what is none", async () => {
    const old = { text: "x", list: [1], nothing: null, map: { a: 1 } };
    const change = { text: { a: 1 }, list: { 0: 2 }, nothing: { b: 1 }, map: null };
    expect(await merged(old, change)).toEqual(change);
  });

  it("takes odd names as they are", async () => {
    const old = { "a.b": { "c.d": 1, kept: 1 }, a: { b: 1 }, constructor: { kept: 1 } };
    const change = { "a.b": { "c.d": 2 }, constructor: { "`": 2 }, toString: { x: 1 } };
    expect(await merged(old, change)).toEqual({
      ...{ "a.b": { "c.d": 2, kept: 1 }, a: { b: 1 }, toString: { x: 1 } },
      constructor: { kept: 1, "`": 2 },
    });
  });
}

/** A document whose maps and arrays are nested to this depth. */
export function nested(depth: number): DocumentData {
  let data: DocumentData = { end: "here" };
  for (let level = 1; level < depth; level++) data = { map: data };
  return data;
}

/** Firestore's order: by bytes, unlike JavaScript's. */
export const byBytes = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

async function givesBack(store: DocumentStore, data: DocumentData) {
  const collection = freshCollection();
  await store.set(collection, "a", data);
  expect(await store.get(collection, "a")).toEqual(data);
  const { documents } = await store.query(collection, { limit: 1 });
  expect(documents).toEqual([{ id: "a", data }]);
}
