import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { records } from "~/games/golden-word/editions.server";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { checkEditions } from "./check-command";
import { fiveQuestions, type questionOf } from "./quiz-fixture";

let folder = "";
/** A Monday of each test's own, its file and its id: what was added stays for the life of a process. */
let monday = "2027-04-26";
let path = "";
let id = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kickabout-desk-"));
  monday = daysBefore(monday, -7);
  path = `golden-word/${monday}.json`;
  id = `own-${monday}`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, content: unknown): string {
  const file = join(folder, name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

function check(what: string | undefined, editionsDir?: string) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(`${folder}/`, ""));
  const code = checkEditions({ what, editionsDir, data: undefined }, print);
  return { code, lines };
}

const word = (change: object = {}) => ({
  id,
  word: "zebra",
  line: "Nobody has dribbled past the stripes of one.",
  difficulty: 1,
  tags: ["animal"],
  asOf: "2026-11-22",
  source: { title: "A dictionary", kind: "dictionary", where: "n. 1" },
  ...change,
});

const quiz = (start: string, change: Parameters<typeof questionOf>[1] = {}) => {
  const questions = fiveQuestions(start);
  Object.assign(questions[4] ?? {}, change);
  return { editions: [{ number: 1, questions: questions.map(({ id }) => id) }], questions };
};

describe("the check of an operator's files", () => {
  it.each([
    ["the file", () => path],
    ["its title's folder", () => "golden-word"],
    ["the folder of those", () => "."],
  ])("finds nothing wrong with a good one, asked for %s", (_, asked) => {
    put(path, [word()]);
    put("golden-word/notes.txt", "Not an edition.");
    expect(check(join(folder, asked()), folder)).toEqual({
      code: 0,
      lines: [path, "  Good to play."],
    });
  });

  it("says of each record what is still to fill in, and what its form wants", () => {
    const unfilled = word({ line: "TO FILL IN: the line", difficulty: 5 });
    const file = put(path, [unfilled, word({ id: "other", tags: [] })]);
    expect(check(file)).toEqual({
      code: 1,
      lines: [
        path,
        `  ${id}: Still to fill in: line.`,
        `  ${id}: difficulty is 5: it has to be 1, 2 or 3.`,
        "  other: tags has 0 entries: it has to have 1 at least.",
        "3 things to mend.",
      ],
    });
  });

  it("holds them to the promises of their title", () => {
    const file = put(path, [word({ word: "banana" })]);
    expect(check(file).lines).toContainEqual(
      expect.stringContaining(`  ${id}: 'banana' has 6 letters: on the weekday of ${monday}`),
    );
  });

  it("names an edition by its date", () => {
    const choices = ["The longest of all", "One", "Two", "Six"] as [string, string, string, string];
    const { editions, questions } = quiz("long");
    for (const one of questions) Object.assign(one, { choices, correctIndex: 0 });
    const file = put(`full-time-quiz/${monday}.json`, { editions, questions });
    expect(check(file).lines).toContain(
      `  Look at edition of ${monday}: The right choice is the longest of questions 1, 2, 3, 4 and 5: give others some words more.`,
    );
  });

  it("says of a player that the release has, before the rest is filled in", () => {
    const friday = daysBefore(monday, -4);
    const careers = ["david beckham", "TO FILL IN: the player"].map((name, place) => ({
      id: `career-${place}`,
      name,
      story: "TO FILL IN: the oddest move",
    }));
    const file = put(`career-path/${friday}.json`, careers);
    expect(check(file).lines).toContain("  career-0: Its player exists already: take another.");
    expect(check(file).lines.join("\n")).not.toContain("career-1: Its player");
  });

  it.each([
    [
      "that was asked lately",
      records.at(-1)?.word,
      `Its word exists already: edition ${records.length}.`,
    ],
    ["that nobody can guess", "qwert", "'qwert' is in no word list"],
  ])("says of a word %s, before the rest is filled in", (_, asked, reason) => {
    const file = put(path, [word({ word: asked, line: "TO FILL IN: its line" })]);
    const { lines } = check(file);
    expect(lines).toContainEqual(expect.stringContaining(`  ${id}: ${reason}`));
    expect(lines.join()).toContain("Still to fill in: line");
  });

  it("says of a shirt that hung lately, before the rest is filled in", () => {
    const shirts = ["1970", "1971"].map((years) => ({
      ...{ id: `brazil-${years}`, nation: "Brazil", side: "home", years, women: false },
      note: "TO FILL IN: what is told",
    }));
    const soon = put("kit-detective/2027-02-26.json", { shirts, cases: [] });
    const taken = "  brazil-1970: The release has its shirt, 'brazil-1970-home': take another.";
    expect(check(soon).lines).toContain(taken);
    expect(check(soon).lines.join()).not.toContain("brazil-1971: The release");
    const later = put("kit-detective/2027-12-03.json", { shirts, cases: [] });
    expect(check(later).lines).not.toContain(taken);
  });

  it("holds them to the promises of all titles together", () => {
    const file = put(path, [word({ asOf: "2099-01-01" })]);
    expect(check(file).lines).toContainEqual(
      expect.stringContaining(`  ${id}: It says that it was verified on 2099-01-01`),
    );
  });

  it("says of a word that would be told too early by whom", () => {
    const asked = { id: "dog", prompt: "Which dog found the stolen Rimet trophy of Bratislava?" };
    const choices = ["Pickles", "Fido", "Rex", "Laika"] as [string, string, string, string];
    const later = daysBefore(monday, -4);
    put(`full-time-quiz/${later}.json`, quiz("one", { ...asked, choices }));
    put(path, [word({ line: "A dog, Pickles, found the Rimet trophy. In Bratislava they know." })]);
    expect(check(folder).lines).toContainEqual(
      expect.stringMatching(`^ {2}Look at dog: Asked on ${later}, told .* golden-word, '${id}'`),
    );
  });

  it.each([
    ["no JSON", "golden-word/2027-05-03.json", "[", "file: Line 1 is no JSON"],
    [
      "no such title",
      "own-goal/2027-05-03.json",
      [],
      "file: Its folder has to be named after a title, such as golden-word",
    ],
    ["another name", "golden-word/words.json", [], "file: Its name has to be its first date"],
  ])("says what is wrong with a file of %s", (_, name, content, reason) => {
    put(name, content);
    const { code, lines } = check(folder);
    expect(lines).toEqual([name, expect.stringContaining(reason), "1 thing to mend."]);
    expect(code).toBe(1);
  });

  it("refuses two files for one date, and a draft for a date of the installation's", () => {
    put(`theirs/${path}`, [word()]);
    const draft = put(`mine/${path}`, [word({ id: "another", word: "lemon" })]);
    expect(check(draft, join(folder, "theirs")).lines.join("\n")).toContain(
      `mine/${path}\n  edition 1: Another file has ${monday} already`,
    );
  });

  it.each([
    ["an empty folder", "."],
    ["a folder without titles", "empty/of/titles"],
  ])("says so where there is no file: %s", (_, name) => {
    mkdirSync(join(folder, name), { recursive: true });
    const { code, lines } = check(join(folder, name));
    expect(lines).toEqual([expect.stringContaining("There is no file of editions")]);
    expect(code).toBe(1);
  });

  it("says so where there is neither a title nor a file", () => {
    expect(check("nowhere")).toEqual({
      code: 1,
      lines: ["There is no title and no file 'nowhere'."],
    });
  });
});

describe("the check of a title", () => {
  it("is of the editions in EDITIONS_DIR too", () => {
    put(path, [word({ word: "banana" })]);
    const { code, lines } = check("golden-word", folder);
    expect(code).toBe(1);
    const text = lines.join("\n");
    expect(text).toContain(`${path}: ${id}: 'banana' has 6 letters`);
    expect(text).toMatch(/^golden-word: \d+ editions.*problems: 1$/m);
  });

  it("fails for a file in EDITIONS_DIR that the server could not read", () => {
    put(path, "[");
    const { code, lines } = check("golden-word", folder);
    expect(code).toBe(1);
    expect(lines.join("\n")).toContain(`${path}: file: Line 1 is no JSON`);
  });
});
