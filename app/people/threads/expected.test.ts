import { describe, expect, it } from "vitest";
import { expectedList } from "./expected";
import type { ShownReply } from "./thread-view";

const reply = (key: string, own: ShownReply["own"] = null): ShownReply => ({
  ...{ key, at: 1, timestamp: "", age: "", state: "shown", author: null, isOwn: true },
  ...{ text: [{ text: "Fuor" }], isEdited: false, isEditable: true, to: null },
  ...{ counts: { scarf: 1, boo: 2, wow: 0 }, own },
});

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const expected = (fields: Record<string, string>, own: ShownReply["own"] = null) =>
  expectedList([reply("a", own), reply("b")], form(fields));

describe("while a form is under way", () => {
  it.each([
    ["a first reaction counts", { wow: "a" }, null, { scarf: 1, boo: 2, wow: 1 }, "wow"],
    ["another one takes its place", { wow: "a" }, "boo", { scarf: 1, boo: 1, wow: 1 }, "wow"],
    ["a second press takes it back", { boo: "a off" }, "boo", { scarf: 1, boo: 1, wow: 0 }, null],
  ] as const)("%s", (_, fields, own, counts, then) => {
    const [changed, other] = expected(fields, own);
    expect(changed).toMatchObject({ counts, own: then });
    expect(other).toEqual(reply("b"));
  });

  it("a text is as it was typed", () => {
    const [changed] = expected({ intent: "change", key: "a", text: "Four" });
    expect(changed).toMatchObject({ text: [{ text: "Four" }], isEdited: true });
  });

  it("a deleted reply is gone", () => {
    expect(expected({ intent: "delete", key: "a" }).map(({ key }) => key)).toEqual(["b"]);
  });

  it.each([{ intent: "write", text: "Four" }, { block: "a" }, { scarf: "z" }])(
    "others stay as they are: %j",
    (fields) => expect(expected(fields as never)).toEqual([reply("a"), reply("b")]),
  );
});
