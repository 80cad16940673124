import { expect, it } from "vitest";
import type { DocumentData, DocumentStore, Query } from "~/platform/storage/document-store";
import { OWNED, TEAMS } from "./declared-collections";
import { byBytes, freshCollection } from "./document-store-documents.contract";

type Store = () => DocumentStore;

/** Cases of `where`. */
export function answersQueries(store: Store) {
  it("finds nothing in a collection that is not there", async () => {
    expect(await store().query(freshCollection(), { limit: 1 })).toEqual({
      documents: [],
      nextCursor: null,
    });
  });

  it("compares in value and type", async () => {
    const values = [true, false, null, 1, 0, "1", "0", "true", "null", "", 1.5, [1], { a: 1 }];
    const collection = await filled(
      store(),
      values.map((value) => ({ value })),
      { other: 1 },
    );
    const found = (value: string | number | boolean | null) =>
      idsOf(store(), collection, { where: { value }, limit: 50 });
    for (const [index, value] of values.entries()) {
      if (value === null || typeof value !== "object")
        expect(await found(value)).toEqual([id(index)]);
    }
    expect(await found(-0)).toEqual(await found(0));
    expect(await found("[1]")).toEqual([]);
    expect(await found(2)).toEqual([]);
  });

  it("finds any text and any number again", async () => {
    const texts = [
      "a\u0000b",
      "a",
      "⚽",
      "e\u0301",
      "é",
      `"\\'`,
      "<\u2028>",
      "A",
      "a ",
      "x".repeat(1400),
    ];
    const numbers = [0.1, 2 ** 53, 2 ** 53 + 2, 2 ** 63 - 1024, 2 ** 63, 1e21, -1e-7, 5e-324];
    const values = [...texts, ...numbers];
    const collection = await filled(
      store(),
      values.map((value) => ({ value })),
    );
    for (const [index, value] of values.entries()) {
      expect(await idsOf(store(), collection, { where: { value }, limit: 50 })).toEqual([
        id(index),
      ]);
    }
  });

  it("wants every field of where", async () => {
    const documents = [{ a: 1, b: "x" }, { a: 1, b: "y" }, { a: 1 }, { b: "x" }];
    const collection = await filled(store(), documents);
    const found = await idsOf(store(), collection, { where: { a: 1, b: "x" }, limit: 9 });
    expect(found).toEqual([id(0)]);
  });

  it("looks at the top of the document only", async () => {
    const collection = await filled(store(), [{ map: { a: 1 } }, { list: [1] }, { 2024: 1 }]);
    expect(await idsOf(store(), collection, { where: { a: 1 }, limit: 9 })).toEqual([]);
    expect(await idsOf(store(), collection, { where: { list: 1 }, limit: 9 })).toEqual([]);
    expect(await idsOf(store(), collection, { where: { 2024: 1 }, limit: 9 })).toEqual([id(2)]);
  });

  it("serves userId and expiresAt like any other field", async () => {
    const documents = [3, 1, 2].map((expiresAt) => ({ userId: "u", expiresAt }));
    const query = { where: { userId: "u" }, limit: 9 };
    for (const collection of [freshCollection(), OWNED]) {
      await fill(store(), collection, [...documents, { userId: "v", expiresAt: 0 }]);
      expect(await idsOf(store(), collection, query)).toEqual([id(0), id(1), id(2)]);
    }
    const ordered = { ...query, orderBy: by("expiresAt", "desc") };
    expect(await idsOf(store(), OWNED, ordered)).toEqual([id(0), id(2), id(1)]);
  });
}

/** Cases of `orderBy`. */
export function ordersDocuments(store: Store) {
  it("orders by id when nothing else is asked, by the bytes of UTF-8", async () => {
    const collection = freshCollection();
    const ids = ["b", "a", "B", "10", "9", "é", "z", "\uFB03", "\u{1F600}", "_"];
    await Promise.all(ids.map((id) => store().set(collection, id, {})));
    expect(await idsOf(store(), collection, { limit: 50 })).toEqual(ids.sort(byBytes));
  });

  for (const direction of ["asc", "desc"] as const) {
    const turned = <T>(list: T[]) => (direction === "asc" ? list : [...list].reverse());
    const ordered = async (values: unknown[], ...others: DocumentData[]) => {
      const documents = values.map((value) => ({ value }) as DocumentData);
      const collection = await filled(store(), documents, ...others);
      const orderBy = by("value", direction);
      const page = await store().query(collection, { orderBy, limit: 100 });
      return page.documents.map(({ data }) => data.value);
    };

    it(`orders numbers, ${direction}`, async () => {
      const numbers = [-1e300, -2, -1.5, 0, 5e-324, 0.1, 2, 10, 2 ** 53, 2 ** 63, 1e21];
      expect(await ordered([...numbers].reverse())).toEqual(turned(numbers));
    });

    it(`orders texts by the bytes of UTF-8, ${direction}`, async () => {
      const texts = [
        "",
        "10",
        "9",
        "A",
        "B",
        "a",
        "a\u0000",
        "aa",
        "b",
        "é",
        "\uFFFD",
        "\u{1F600}",
      ];
      expect(await ordered([...texts].reverse())).toEqual(turned(texts));
    });

    it(`puts numbers before texts, ${direction}`, async () => {
      expect(await ordered(["1", 2, "", -1])).toEqual(turned([-1, 2, "", "1"]));
    });

    it(`leaves out what has no number and no text there, ${direction}`, async () => {
      const others = [{ other: 1 }, {}, { map: { value: 1 } }];
      const values = [1, null, true, false, [1], ["a"], { a: 1 }, {}, [], "a"];
      expect(await ordered(values, ...others)).toEqual(turned([1, "a"]));
    });

    it(`orders ties by id, ${direction}`, async () => {
      const collection = await filled(store(), [{ v: 1 }, { v: 0 }, { v: 1 }, { v: 0 }, { v: 1 }]);
      const found = await idsOf(store(), collection, { orderBy: by("v", direction), limit: 9 });
      expect(found).toEqual(turned([id(1), id(3), id(0), id(2), id(4)]));
    });

    it(`orders by the field it compares, ${direction}`, async () => {
      const collection = await filled(store(), [{ v: 1 }, { v: 0 }, { v: 1 }]);
      const query = { where: { v: 1 }, orderBy: by("v", direction), limit: 1 };
      const first = await store().query(collection, query);
      const cursor = first.nextCursor ?? "";
      const second = await store().query(collection, { ...query, cursor });
      const found = [...first.documents, ...second.documents].map(({ id }) => id);
      expect(found).toEqual(turned([id(0), id(2)]));
    });
  }
}

/** Cases of `limit` and `cursor`. */
export function walksPages(store: Store) {
  const SCORES = Array.from({ length: 25 }, (_, index) => ({
    score: index % 4 === 0 ? `text ${index % 3}` : index % 5,
    team: "x",
  }));

  const ORDERS: Record<string, Omit<Query, "limit">> = {
    "without an order": {},
    "without an order, filtered": { where: { team: "x" } },
    "ordered, asc": { orderBy: by("score", "asc") },
    "ordered, desc": { orderBy: by("score", "desc") },
    "ordered and filtered, desc": { where: { team: "x" }, orderBy: by("score", "desc") },
  };
  for (const [name, query] of Object.entries(ORDERS)) {
    it(`walks 25 documents in pages of 7, ${name}`, async () => {
      const collection = query.where && query.orderBy ? TEAMS : freshCollection();
      await fill(store(), collection, SCORES);
      const all = await idsOf(store(), collection, { ...query, limit: 25 });
      expect(new Set(all).size).toBe(25);
      const pages = await walk(store(), collection, { ...query, limit: 7 });
      expect(pages.map((page) => page.length)).toEqual([7, 7, 7, 4]);
      expect(pages.flat()).toEqual(all);
    });
  }

  it("has no next page when the last document is on this one", async () => {
    const collection = await filled(store(), SCORES.slice(0, 14));
    const pages = await walk(store(), collection, { limit: 7 });
    expect(pages.map((page) => page.length)).toEqual([7, 7]);
  });

  it("goes on behind a document that was deleted, and past ones that came later", async () => {
    const collection = await filled(store(), [{ v: 1 }, { v: 1 }, { v: 1 }]);
    const query: Query = { orderBy: by("v", "asc"), limit: 1 };
    const { nextCursor } = await store().query(collection, query);
    await store().delete(collection, id(0));
    await store().set(collection, "0 is before", { v: 1 });
    const found = await idsOf(store(), collection, { ...query, cursor: nextCursor ?? "" });
    expect(found).toEqual([id(1)]);
  });

  it("walks past large numbers, which have more digits than they can tell apart", async () => {
    const numbers = [2 ** 63 - 3072, 2 ** 63 - 2048, 2 ** 63 - 1024, 2 ** 63, 1e300];
    const collection = await filled(
      store(),
      numbers.map((v) => ({ v })),
    );
    for (const direction of ["asc", "desc"] as const) {
      const pages = await walk(store(), collection, { orderBy: by("v", direction), limit: 1 });
      const ids = numbers.map((_, index) => id(index));
      expect(pages.flat()).toEqual(direction === "asc" ? ids : ids.reverse());
    }
  });

  it("has cursors that fit an address, whatever the text", async () => {
    const texts = ["كرة\u0000", "⚽ &?#/+", "⚽ &?#/+"];
    const collection = await filled(
      store(),
      texts.map((v) => ({ v })),
    );
    const query = { orderBy: by("v", "asc"), limit: 1 };
    expect((await store().query(collection, query)).nextCursor).toMatch(/^[\w-]+$/);
    expect((await walk(store(), collection, query)).flat()).toEqual([id(0), id(1), id(2)]);
  });

  it("starts from the beginning when a cursor makes no sense", async () => {
    const collection = await filled(store(), SCORES.slice(0, 3));
    const bare = { limit: 1 };
    const ordered = { orderBy: by("score", "asc"), limit: 1 };
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const bad = ["", "x", "%%%", "é", encoded(1), encoded([]), encoded([1]), encoded([1, 2])];
    bad.push(encoded([{}, "a"]), encoded([true, "a"]), encoded([1, "a/b"]), encoded([1, "\ud800"]));
    bad.push(encoded(["\ud800", "a"]), encoded([1, ""]), encoded([1, "a", 1]), encoded({ 0: 1 }));
    for (const query of [bare, ordered]) {
      const first = await idsOf(store(), collection, query);
      const other = query === bare ? encoded([1, "zz"]) : encoded([null, "zz"]);
      for (const cursor of [...bad, other]) {
        expect(await idsOf(store(), collection, { ...query, cursor })).toEqual(first);
      }
    }
  });
}

const id = (index: number) => `d${String(index).padStart(3, "0")}`;

const by = (field: string, direction: "asc" | "desc") => ({ field, direction });

async function filled(store: DocumentStore, documents: DocumentData[], ...more: DocumentData[]) {
  const collection = freshCollection();
  await fill(store, collection, [...documents, ...more]);
  return collection;
}

async function fill(store: DocumentStore, collection: string, documents: DocumentData[]) {
  await Promise.all(documents.map((data, index) => store.set(collection, id(index), data)));
}

async function idsOf(store: DocumentStore, collection: string, query: Query) {
  return (await store.query(collection, query)).documents.map(({ id }) => id);
}

async function walk(store: DocumentStore, collection: string, query: Query) {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page = await store.query(collection, cursor ? { ...query, cursor } : query);
    pages.push(page.documents.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor && pages.length < 100);
  return pages;
}
