import fc from "fast-check";
import { expect, it } from "vitest";
import { readQueueForm } from "./queue-form";

const read = (fields: Record<string, string>) => readQueueForm((name) => fields[name] ?? "");
const decide = {
  case: "reply.golden-word.2026-11-24.0abc",
  choice: "hide",
  rule: "respect",
  seen: "0 0",
};

it("reads a decision", () => {
  expect(read(decide)).toEqual({
    ...{ intent: "decide", kind: "reply", targetId: "golden-word.2026-11-24.0abc" },
    ...{ choice: "hide", rule: "respect", seen: "0 0" },
  });
});

it("reads what is to be taken back", () => {
  expect(read({ ...decide, undo: "0abc" })).toEqual({ intent: "undo", id: "0abc" });
});

it.each([
  { case: "" },
  { case: "post.night-shift" },
  { case: "constructor.x" },
  { case: "reply." },
  { case: "reply.a/b" },
  { case: `reply.${"x".repeat(500)}` },
  { choice: "hold" },
  { choice: "" },
  { choice: "__proto__" },
  { rule: "toString" },
  { rule: "" },
])("refuses %j", (change) => {
  expect(read({ ...decide, ...change })).toBeNull();
});

it("never throws, whatever is sent", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ unit: "binary" })), (fields) => {
      expect(read({ ...decide, ...fields })).toBeDefined();
    }),
  );
});
