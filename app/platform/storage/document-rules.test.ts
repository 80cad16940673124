import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  assertDocument,
  assertId,
  assertIncrement,
  assertQuery,
  decodeCursor,
  encodeCursor,
  incrementDocument,
  mergeDocuments,
} from "./document-rules";
import type { DocumentData, Field } from "./document-store";

const ascending = { field: "a", direction: "asc" } as const;

const name = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
  .filter((text) => !/^__.*__$/s.test(text));
const { map } = fc.letrec<{ field: Field; map: DocumentData }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: "binary" }).filter((text) => !/\p{Surrogate}/u.test(text)),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer()),
    fc.array(tie("map"), { maxLength: 3 }),
    tie("map"),
  ),
  map: fc.dictionary(name, tie("field"), { maxKeys: 4 }),
}));

describe("assertDocument", () => {
  it("takes every document there can be", () => {
    fc.assert(fc.property(map, (data) => assertDocument(data)));
  });

  it("takes a document or throws a TypeError, whatever it is given", () => {
    const hostile = fc.anything({
      ...{ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true },
      ...{ withNullPrototype: true, withSparseArray: true, withObjectString: true },
    });
    fc.assert(
      fc.property(hostile, (data) => {
        const error = thrownBy(() => assertDocument(data));
        if (error === null) expect(JSON.parse(JSON.stringify(data))).toEqual(positive(data));
        else expect(error).toBeInstanceOf(TypeError);
      }),
    );
  });

  it("refuses a document in itself", () => {
    const data: Record<string, unknown> = {};
    data.self = data;
    expect(() => assertDocument(data)).toThrow(TypeError);
  });

  it("quotes nothing of the data", () => {
    for (const data of [{ secret: () => 1 }, { __secret__: 1 }, { a: "secret\ud800" }]) {
      expect(thrownBy(() => assertDocument(data))?.message).not.toContain("secret");
    }
  });
});

describe("assertId", () => {
  it("takes 1500 bytes and no more", () => {
    expect(() => assertId("é".repeat(750))).not.toThrow();
    expect(() => assertId(`${"é".repeat(750)}x`)).toThrow(TypeError);
  });

  it("takes no path and nothing reserved", () => {
    for (const id of ["", ".", "..", "a/b", "__", "____", "__a\n__", "\ud800", undefined, 1]) {
      const isFine = id === "__";
      expect(thrownBy(() => assertId(id)) === null).toBe(isFine);
    }
  });
});

describe("assertQuery", () => {
  it("takes limits from 1 to 500", () => {
    for (const limit of [1, 500]) expect(() => assertQuery({ limit })).not.toThrow();
    for (const limit of [0, 501, 1.5, Number.NaN]) {
      expect(() => assertQuery({ limit })).toThrow(TypeError);
    }
  });

  it("takes no field that could be more than a name", () => {
    const field = fc.string({ unit: "binary" }).filter((text) => !/^\w+$/.test(text));
    fc.assert(
      fc.property(field, (field) => {
        expect(() => assertQuery({ where: { [field]: 1 }, limit: 1 })).toThrow(TypeError);
        const orderBy = { field, direction: "asc" } as const;
        expect(() => assertQuery({ orderBy, limit: 1 })).toThrow(TypeError);
      }),
    );
  });
});

describe("mergeDocuments", () => {
  it("changes neither of the two", () => {
    fc.assert(
      fc.property(map, map, (old, change) => {
        const before = JSON.stringify([old, change]);
        mergeDocuments(old, change);
        expect(JSON.stringify([old, change])).toBe(before);
      }),
    );
  });

  it("has the same result when it is done again", () => {
    fc.assert(
      fc.property(map, map, (old, change) => {
        const once = mergeDocuments(old, change);
        expect(mergeDocuments(once, change)).toEqual(once);
      }),
    );
  });

  it("keeps what is not given and takes the names of Object's own", () => {
    const old = { a: { b: 1 }, constructor: 1 };
    const change = { a: { toString: { c: 1 } }, list: [] };
    expect(mergeDocuments(old, change)).toEqual({
      a: { b: 1, toString: { c: 1 } },
      constructor: 1,
      list: [],
    });
  });
});

describe("incrementDocument", () => {
  const whole = fc.maxSafeInteger();
  const by = fc.dictionary(fc.stringMatching(/^[a-z]\w{0,3}$/), whole, { maxKeys: 4 });

  it("changes neither of the two", () => {
    fc.assert(
      fc.property(map, by, (old, by) => {
        const before = JSON.stringify([old, by]);
        incrementDocument(old, by);
        expect(JSON.stringify([old, by])).toBe(before);
      }),
    );
  });

  it("makes a document that can be stored, whatever was there", () => {
    fc.assert(
      fc.property(map, by, (old, by) => {
        assertIncrement(by);
        assertDocument(incrementDocument(old, by));
      }),
    );
  });

  it("has the same result in any order", () => {
    const steps = fc.array(fc.record({ a: fc.integer(), b: fc.integer() }, { requiredKeys: [] }));
    const old = fc.record({ a: fc.integer(), b: fc.constant("none") });
    fc.assert(
      fc.property(old, steps, (old, steps) => {
        const sum = (list: typeof steps) => list.reduce<DocumentData>(incrementDocument, old);
        expect(sum([...steps].reverse())).toEqual(sum(steps));
      }),
    );
  });
});

describe("cursors", () => {
  it("come back as they went", () => {
    const value = fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(value, name, (value, id) => {
        fc.pre(thrownBy(() => assertId(id)) === null);
        const cursor = encodeCursor({ value, id });
        expect(cursor).toMatch(/^[\w-]+$/);
        const found = decodeCursor({ cursor, orderBy: ascending, limit: 1 });
        expect(found).toEqual({ value: positive(value), id });
      }),
    );
  });

  it("count as none when they were made for another order", () => {
    const bare = encodeCursor({ value: null, id: "a" });
    const ordered = encodeCursor({ value: 1, id: "a" });
    expect(decodeCursor({ cursor: bare, limit: 1 })).toEqual({ value: null, id: "a" });
    expect(decodeCursor({ cursor: bare, orderBy: ascending, limit: 1 })).toBeNull();
    expect(decodeCursor({ cursor: ordered, limit: 1 })).toBeNull();
  });

  it("are a position that a store can use, or none, whatever they are", () => {
    const json = fc.jsonValue().map((value) => encode(value));
    const pair = fc.tuple(fc.jsonValue(), fc.string({ unit: "binary" })).map(encode);
    fc.assert(
      fc.property(fc.oneof(fc.string(), json, pair), (cursor) => {
        const found = decodeCursor({ cursor, orderBy: ascending, limit: 1 });
        if (!found) return;
        expect(["string", "number"]).toContain(typeof found.value);
        assertId(found.id);
      }),
    );
  });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** As JSON would return it: without negative zeros. */
function positive(value: unknown): unknown {
  if (typeof value === "number") return value + 0;
  if (Array.isArray(value)) return value.map(positive);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, positive(item)]));
}

function thrownBy(attempt: () => void): Error | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error as Error;
  }
}
