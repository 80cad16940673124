import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { playable } from "~/playable";
import { voidRecord } from "./void";

const TODAY = "2026-11-25";
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kickabout-void-"));
  for (const slug of playable) {
    mkdirSync(join(folder, slug));
    writeFileSync(join(folder, slug, "voided.json"), "{}\n");
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listOf = (slug: string) => readFileSync(join(folder, slug, "voided.json"), "utf8");

function run(...args: string[]) {
  const lines: string[] = [];
  const code = voidRecord(args, folder, TODAY, (line) => lines.push(line));
  return { code, text: lines.join("\n") };
}

it.each([
  ["full-time-quiz", "2010-world-cup-winner", "edition 35: 2026-12-13"],
  ["golden-word", "golden-word-002", "edition 2: 2026-11-23"],
])("voids a record of %s, and prints what it affects", (slug, id, edition) => {
  const { code, text } = run(slug, id);
  expect(code).toBe(0);
  expect(text).toContain(`${slug}: '${id}' is voided.`);
  expect(text).toContain(edition);
  expect(text).toContain("release it, and restart");
  expect(listOf(slug)).toBe(`{\n  "${id}": "${TODAY}"\n}\n`);
});

it("finds the title of an id that one title alone has, and adds to the list", () => {
  expect(run("golden-word-002").code).toBe(0);
  expect(run("golden-word-001").code).toBe(0);
  expect(JSON.parse(listOf("golden-word"))).toEqual({
    "golden-word-002": TODAY,
    "golden-word-001": TODAY,
  });
  expect(listOf("full-time-quiz")).toBe("{}\n");
});

it.each([
  [
    "an unknown id",
    ["golden-word", "golden-word-999"],
    "no record 'golden-word-999' in golden-word",
  ],
  ["an id of another title", ["full-time-quiz", "golden-word-001"], "no record 'golden-word-001'"],
  ["an unknown title", ["own-goal", "golden-word-001"], "no title 'own-goal'"],
  ["a title that every object has", ["constructor", "golden-word-001"], "no title 'constructor'"],
  ["__proto__", ["__proto__"], "no record '__proto__'"],
  ["a path", ["../golden-word", "golden-word-001"], "no title '../golden-word'"],
  ["an empty id", ["golden-word", ""], "void [<title>] <id>"],
  ["nothing", [], "void [<title>] <id>"],
  ["two ids", ["golden-word", "golden-word-001", "golden-word-002"], "void [<title>] <id>"],
])("refuses %s, and changes nothing", (_, args, reason) => {
  const { code, text } = run(...args);
  expect(code).toBe(1);
  expect(text).toContain(reason);
  for (const slug of playable) expect(listOf(slug)).toBe("{}\n");
});

it("refuses an id that is voided already", () => {
  run("golden-word-002");
  const before = listOf("golden-word");
  const { code, text } = run("golden-word", "golden-word-002");
  expect([code, text]).toEqual([1, `'golden-word-002' was voided on ${TODAY} already.`]);
  expect(listOf("golden-word")).toBe(before);
});
