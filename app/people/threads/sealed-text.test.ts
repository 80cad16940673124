import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { isLockedFor, type Reader, readText, seal, stranger } from "./sealed-text";

const NOW = 1000;
const thread = { id: "quiz.2026-11-24", lockedUntil: NOW + 1 };
const reply = {
  thread: thread.id,
  state: "shown" as "shown" | "hidden" | "deleted" | "former",
  userId: "zola" as string | null,
  text: seal("The answer is Zidane"),
};
const read = (who: Partial<Reader>, what: Partial<typeof reply> = {}, in_ = thread, now = NOW) =>
  readText({ ...reply, ...what }, in_, { ...stranger, ...who }, now) !== null;

const finished = new Set([thread.id]);

describe("a text is read", () => {
  it.each<[string, boolean, boolean]>([
    ["by nobody who has not finished", read({}), false],
    ["by an account that has not", read({ userId: "thabo" }), false],
    ["by who has finished", read({ finished }), true],
    [
      "by who has finished another edition",
      read({ finished: new Set(["quiz.2026-11-23"]) }),
      false,
    ],
    ["by its author", read({ userId: "zola" }), true],
    ["by a moderator", read({ isModerator: true }), true],
    ["by all once the edition is over", read({}, {}, thread, NOW + 1), true],
    [
      "by all in a thread about none",
      read({}, {}, { ...thread, lockedUntil: null as never }),
      true,
    ],
    ["not across a block", read({ finished, blocked: new Set(["zola"]) }), false],
    ["not where it is hidden", read({ finished }, { state: "hidden" }), false],
    ["by its author where it is hidden", read({ userId: "zola" }, { state: "hidden" }), true],
    ["by a moderator where it is hidden", read({ isModerator: true }, { state: "hidden" }), true],
    ["not where it is deleted", read({ isModerator: true }, { state: "deleted" }), false],
    [
      "not of a former player",
      read({ userId: null, finished }, { state: "former", userId: null }),
      false,
    ],
    [
      "not by the lock of another thread",
      read({ isModerator: true }, { thread: "other.2026-11-24" }),
      false,
    ],
  ])("%s", (_, is, expected) => {
    expect(is).toBe(expected);
  });
});

it("a thread is locked for nobody once its edition is over", () => {
  expect(isLockedFor(thread, stranger, NOW)).toBe(true);
  expect(isLockedFor(thread, stranger, NOW + 1)).toBe(false);
});

it("a sealed text is in no list, answer or log by itself", () => {
  for (const shown of [
    JSON.stringify(reply),
    inspect(reply, { depth: 9, showHidden: true }),
    `${reply.text}`,
    JSON.stringify(structuredClone(reply)),
    Object.values(reply.text).join(),
  ]) {
    expect(shown).not.toContain("Zidane");
  }
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /[.]tsx?$/.test(path) ? [path] : [];
  });

it("one file reads the documents of replies, and seals their texts", () => {
  const reads = /(?:get|query|set|count)\(\s*["'`]replies["'`]|= ["'`]replies["'`];/;
  const seals = /import \{[^}]*\bseal\b[^}]*\} from "[^"]*sealed-text"/;
  const readers = sources("app").filter((path) => {
    const text = readFileSync(path, "utf8");
    return !path.includes(".test.") && (reads.test(text) || seals.test(text));
  });
  expect(readers).toEqual(["app/people/threads/reply-store.server.ts"]);
});
