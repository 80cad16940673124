import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Order, Where } from "./document-store";
import { appIndexes, assertIndexed, firestoreIndexes, type Indexes } from "./indexes";

const FIRESTORE_FILE = new URL("../../../firebase/firestore.indexes.json", import.meta.url);

const at = (direction: Order["direction"]): Order => ({ field: "at", direction });

const indexes: Indexes = {
  declared: [
    { collection: "posts", where: ["thread"], orderBy: at("desc") },
    { collection: "posts", where: ["thread", "status"], orderBy: at("asc") },
    { collection: "posts", where: ["status"] },
    { collection: "posts", where: [], orderBy: at("asc") },
  ],
  exempt: [{ collection: "posts", field: "text" }],
};

describe("a query", () => {
  it.each<[string, string, Where, Order | undefined, boolean]>([
    ["of everything", "posts", {}, undefined, true],
    ["by one field", "posts", { author: "a" }, undefined, true],
    ["by several fields", "posts", { author: "a", status: "open" }, undefined, true],
    ["in order", "posts", {}, at("desc"), true],
    ["in the order of the field it compares", "posts", { at: 1 }, at("desc"), true],
    ["by a field in a declared order", "posts", { thread: "a" }, at("desc"), true],
    ["by two fields in a declared order", "posts", { status: "a", thread: "a" }, at("asc"), true],
    ["in the other direction", "posts", { thread: "a" }, at("asc"), false],
    ["by fewer fields than declared", "posts", { status: "a" }, at("asc"), false],
    ["by more fields than declared", "posts", { thread: "a", author: "a" }, at("desc"), false],
    ["of another collection", "threads", { thread: "a" }, at("desc"), false],
    ["by an exempt field", "posts", { text: "a" }, undefined, false],
    ["in the order of an exempt field", "posts", {}, { ...at("asc"), field: "text" }, false],
    ["by a field that is exempt elsewhere", "threads", { text: "a" }, undefined, true],
  ])("%s", (_, collection, where, orderBy, isIndexed) => {
    const check = () => assertIndexed(indexes, collection, where, orderBy);
    if (isIndexed) expect(check).not.toThrow();
    else expect(check).toThrow(TypeError);
  });

  it("is told which index it lacks, without its values", () => {
    const check = () => assertIndexed(indexes, "posts", { thread: "secret", a: 1 }, at("desc"));
    expect(check).toThrow(
      new TypeError(
        "There is no index of posts by thread, a and at desc: declare it in indexes.ts.",
      ),
    );
  });
});

describe("Firestore's indexes", () => {
  it("are those of several fields, and the exempt fields", () => {
    const of = (...fields: [string, string][]) => ({
      collectionGroup: "posts",
      queryScope: "COLLECTION",
      fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
    });
    expect(firestoreIndexes(indexes)).toEqual({
      indexes: [
        of(["thread", "ASCENDING"], ["at", "DESCENDING"]),
        of(["thread", "ASCENDING"], ["status", "ASCENDING"], ["at", "ASCENDING"]),
      ],
      fieldOverrides: [{ collectionGroup: "posts", fieldPath: "text", indexes: [] }],
    });
  });

  it("are in the file that is deployed: npm run indexes writes it", async () => {
    const content = `${JSON.stringify(firestoreIndexes(appIndexes), null, 2)}\n`;
    await expect(content).toMatchFileSnapshot(fileURLToPath(FIRESTORE_FILE));
  });
});
