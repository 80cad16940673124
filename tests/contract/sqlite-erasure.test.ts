import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileForTest, openForTest } from "./sqlite-files";

const MAX_DOCUMENTS = 60;
const MAX_LENGTH = 12_000;

const lengths = fc.array(fc.nat(MAX_LENGTH), { minLength: 1, maxLength: MAX_DOCUMENTS });
/** Without a VACUUM, a page whose rows moved still has one of them in its gap. */
const ROWS_THAT_MOVE: [number[], number[], boolean[]] = [
  [0, 0, 0, 313, 435, 136, 432, 122, 8569, 845],
  [850, 8664, 849, 0],
  [false, true],
];

const markerOf = (n: number, version: number) => `<marker ${n} of version ${version}>`;

describe("the bytes of a file", () => {
  it("have nothing of deleted and replaced documents, however long and many", async () => {
    const states = fc.tuple(lengths, lengths, fc.array(fc.boolean()));
    await fc.assert(
      fc.asyncProperty(states, async ([first, second, goes]) => {
        const file = fileForTest();
        const store = openForTest(file);
        const write = (n: number, version: number, length: number) => {
          const marker = markerOf(n, version);
          const data = { userId: marker, expiresAt: marker, text: marker + "x".repeat(length) };
          return store.set("people", String(n), { ...data, end: marker });
        };
        for (const [n, length] of first.entries()) await write(n, 1, length);
        await store.eraseDeleted();
        for (const [n, length] of second.entries()) await write(n, 2, length);
        for (const n of first.keys()) if (goes[n]) await store.delete("people", String(n));
        expect(await store.eraseDeleted()).toBe(true);
        const bytes = ["", "-wal"].map((suffix) => readFileSync(file + suffix, "latin1")).join();
        for (const n of first.keys()) {
          const isReplaced = n < second.length;
          expect(bytes.includes(markerOf(n, 1)), `${n}, 1`).toBe(!isReplaced && !goes[n]);
          if (isReplaced) expect(bytes.includes(markerOf(n, 2)), `${n}, 2`).toBe(!goes[n]);
        }
      }),
      { numRuns: 20, examples: [[ROWS_THAT_MOVE]] },
    );
  });
});
