import { expect, it } from "vitest";
import type {
  Counted,
  DocumentData,
  DocumentStore,
  Query,
} from "~/platform/storage/document-store";
import { LETTERS, PLACES, POSTS } from "./declared-collections";
import { freshCollection } from "./document-store-documents.contract";

type Store = () => DocumentStore;

const at = (direction: "asc" | "desc") => ({ field: "at", direction });
const byPoints = { field: "points", direction: "desc" } as const;

/** Cases of queries by fields in another field's order. */
export function needsIndexes(store: Store) {
  it("lists the posts of a thread by time, page by page, both ways", async () => {
    const thread = await threadOf(store(), [3, 1, 2, 2, 5, 4]);
    const list = (direction: "asc" | "desc") =>
      walk(store(), POSTS, { where: { thread }, orderBy: at(direction), limit: 4 });
    const newestFirst = ["4", "5", "0", "3", "2", "1"].map((id) => `${thread} ${id}`);
    expect(await list("desc")).toEqual([newestFirst.slice(0, 4), newestFirst.slice(4)]);
    const oldestFirst = newestFirst.reverse();
    expect(await list("asc")).toEqual([oldestFirst.slice(0, 4), oldestFirst.slice(4)]);
  });

  it("lists an edition's places by points, ties by id, without those who have none", async () => {
    const edition = await editionOf(store(), [10, 30, 20, 30, null, 20, "30", true]);
    const query = { where: { edition }, orderBy: byPoints, limit: 3 };
    const pages = await walk(store(), PLACES, query);
    const places = ["6", "3", "1", "5", "2", "0"].map((id) => `${edition} ${id}`);
    expect(pages).toEqual([places.slice(0, 3), places.slice(3)]);
  });

  it("sees a document in its new place as soon as it has changed", async () => {
    const edition = await editionOf(store(), [10, 20]);
    const query = { where: { edition }, orderBy: byPoints, limit: 9 };
    await store().set(PLACES, `${edition} 0`, { points: 30 }, { merge: true });
    await store().delete(PLACES, `${edition} 1`);
    expect(await walk(store(), PLACES, query)).toEqual([[`${edition} 0`]]);
    await store().transaction(async (t) => t.increment(PLACES, `${edition} 0`, { points: -5 }));
    const { documents } = await store().query(PLACES, query);
    expect(documents.map(({ data }) => data.points)).toEqual([25]);
  });

  const UNDECLARED: Record<string, [string, Query]> = {
    "a collection without an index": [
      freshCollection(),
      { where: { thread: "a" }, orderBy: at("desc"), limit: 1 },
    ],
    "the other direction": [
      PLACES,
      { where: { edition: "a" }, orderBy: { ...byPoints, direction: "asc" }, limit: 1 },
    ],
    "another order": [POSTS, { where: { thread: "a" }, orderBy: byPoints, limit: 1 }],
    "another field": [POSTS, { where: { author: "a" }, orderBy: at("desc"), limit: 1 }],
    "one field more": [POSTS, { where: { thread: "a", b: 1 }, orderBy: at("desc"), limit: 1 }],
    "an exempt field": [LETTERS, { where: { text: "a" }, limit: 1 }],
    "the order of an exempt field": [
      LETTERS,
      { orderBy: { field: "text", direction: "asc" }, limit: 1 },
    ],
  };
  for (const [name, [collection, query]] of Object.entries(UNDECLARED)) {
    it(`refuses ${name}`, async () => {
      await refuses(() => store().query(collection, query));
      await refuses(() => store().transaction((t) => t.query(collection, query)));
      const { where, orderBy } = query;
      const before = orderBy && { before: { ...orderBy, value: 1 } };
      await refuses(() => store().count(collection, { ...(where && { where }), ...before }));
    });
  }
}

/** Cases of `count`. */
export function counts(store: Store) {
  it("counts no documents where there are none", async () => {
    expect(await store().count(freshCollection(), {})).toBe(0);
    expect(await store().count(freshCollection(), { where: { a: 1 } })).toBe(0);
  });

  it("counts what a query would find, in value and type", async () => {
    const collection = freshCollection();
    const values = [1, 1, "1", true, null, [1], { a: 1 }, 1.5];
    await Promise.all(
      values.map((value, n) => store().set(collection, `${n}`, { value, even: n % 2 === 0 })),
    );
    await store().set(collection, "other", {});
    const count = (where?: Counted["where"]) => store().count(collection, where ? { where } : {});
    expect(await count()).toBe(9);
    expect(await count({ value: 1 })).toBe(2);
    expect(await count({ value: "1" })).toBe(1);
    expect(await count({ value: null })).toBe(1);
    expect(await count({ value: 2 })).toBe(0);
    expect(await count({ value: 1, even: true })).toBe(1);
  });

  it("counts those of a declared index, and what changed since", async () => {
    const thread = await threadOf(store(), [1, 2, 3]);
    await store().set(POSTS, `${thread} undated`, { thread });
    expect(await store().count(POSTS, { where: { thread } })).toBe(4);
    await store().delete(POSTS, `${thread} 0`);
    await store().set(POSTS, `${thread} 1`, { thread: "another" });
    expect(await store().count(POSTS, { where: { thread } })).toBe(2);
    await store().delete(POSTS, `${thread} 1`);
  });

  it("counts more than a page holds", async () => {
    const collection = freshCollection();
    const write = (from: number) =>
      store().transaction(async (t) => {
        for (let n = from; n < from + 300; n++) t.set(collection, `${n}`, { n });
      });
    await Promise.all([write(0), write(300)]);
    expect(await store().count(collection, {})).toBe(600);
  });

  it("counts the places before one's own, which ties share", async () => {
    const edition = await editionOf(store(), [10, 30, 20, 30, null, 20, "30", true]);
    const above = (value: string | number) =>
      store().count(PLACES, { where: { edition }, before: { ...byPoints, value } });
    expect(await above(31)).toBe(1);
    expect(await above(30)).toBe(1);
    expect(await above(20)).toBe(3);
    expect(await above(10)).toBe(5);
    expect(await above(-0)).toBe(6);
    expect(await above("30")).toBe(0);
    expect(await above("")).toBe(1);
  });

  it("counts the places between two, the first of them included", async () => {
    const edition = await editionOf(store(), [10, 30, 20, 30, null, 20, "30", true]);
    const between = (from: string | number, value: string | number) =>
      store().count(PLACES, { where: { edition }, before: { ...byPoints, value, from } });
    expect(await between(30, 20)).toBe(2);
    expect(await between(25, 10)).toBe(2);
    expect(await between("30", 20)).toBe(3);
    expect(await between(20, 20)).toBe(0);
    expect(await between(20, -0)).toBe(3);
  });

  it("counts what comes before a value without where, ascending", async () => {
    const collection = freshCollection();
    const values = [1, 2, 2, 3, "a", "b", null, true, [0]];
    await Promise.all(values.map((value, n) => store().set(collection, `${n}`, { value })));
    const before = (value: string | number) =>
      store().count(collection, { before: { field: "value", direction: "asc", value } });
    expect(await before(2)).toBe(1);
    expect(await before(2.5)).toBe(3);
    expect(await before("")).toBe(4);
    expect(await before("b")).toBe(5);
    const from = (first: string | number, value: string | number) =>
      store().count(collection, {
        before: { field: "value", direction: "asc", value, from: first },
      });
    expect(await from(2, "b")).toBe(4);
    expect(await from("a", "b")).toBe(1);
  });

  const INVALID: Record<string, unknown> = {
    "a path": { where: { "a.b": 1 } },
    "a list": { where: { a: [1] } },
    "no value to come before": { before: { field: "a", direction: "asc" } },
    "what is no number": { before: { field: "a", direction: "asc", value: Number.NaN } },
    "a value without an order": { before: { field: "a", direction: "asc", value: true } },
    "from no value": { before: { field: "a", direction: "asc", value: 1, from: [1] } },
    "no direction": { before: { field: "a", value: 1 } },
    "the order of a path": { before: { field: "a.b", direction: "asc", value: 1 } },
    "the order of ids": { before: { field: "__name__", direction: "asc", value: "a" } },
  };
  for (const [name, counted] of Object.entries(INVALID)) {
    it(`refuses to count ${name}`, () =>
      refuses(() => store().count(freshCollection(), counted as Counted)));
  }
}

/** A new thread with a post at each of these times. */
const threadOf = (store: DocumentStore, times: number[]) =>
  filled(
    store,
    POSTS,
    times.map((at) => ({ at })),
    "thread",
  );

/** A new edition with a place for each of these points. */
const editionOf = (store: DocumentStore, points: (number | string | boolean | null)[]) =>
  filled(
    store,
    PLACES,
    points.map((points) => ({ points })),
    "edition",
  );

async function filled(
  store: DocumentStore,
  collection: string,
  documents: DocumentData[],
  field: string,
) {
  const group = freshCollection();
  await Promise.all(
    documents.map((data, n) => store.set(collection, `${group} ${n}`, { ...data, [field]: group })),
  );
  return group;
}

async function walk(store: DocumentStore, collection: string, query: Query) {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page = await store.query(collection, { ...query, ...(cursor && { cursor }) });
    pages.push(page.documents.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor && pages.length < 9);
  return pages;
}

async function refuses(attempt: () => Promise<unknown>) {
  await expect(attempt()).rejects.toBeInstanceOf(TypeError);
}
