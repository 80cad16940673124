import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fiveQuestions, type questionOf } from "./quiz-fixture";

let folder = "";
let checkEditions: typeof import("./check-command").checkEditions;

// What was added stays for the life of a process.
beforeEach(async () => {
  vi.resetModules();
  folder = mkdtempSync(join(tmpdir(), "kickabout-desk-"));
  ({ checkEditions } = await import("./check-command"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, content: unknown): string {
  const file = join(folder, path);
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

const word = (id: string, change: object = {}) => ({
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
    ["the file", "golden-word/2027-05-03.json"],
    ["its title's folder", "golden-word"],
    ["the folder of those", "."],
  ])("finds nothing wrong with a good one, asked for %s", (_, path) => {
    put("golden-word/2027-05-03.json", [word("own-1")]);
    put("golden-word/notes.txt", "Not an edition.");
    expect(check(join(folder, path), folder)).toEqual({
      code: 0,
      lines: ["golden-word/2027-05-03.json", "  Good to play."],
    });
  });

  it("says of each record what is still to fill in, and what its form wants", () => {
    const unfilled = word("own-1", { line: "TO FILL IN: the line", difficulty: 5 });
    const file = put("golden-word/2027-05-03.json", [unfilled, word("own-2", { tags: [] })]);
    expect(check(file)).toEqual({
      code: 1,
      lines: [
        "golden-word/2027-05-03.json",
        "  own-1: Still to fill in: line.",
        "  own-1: difficulty is 5: it has to be 1, 2 or 3.",
        "  own-2: tags has 0 entries: it has to have 1 at least.",
        "3 things to mend.",
      ],
    });
  });

  it("holds them to the promises of their title", () => {
    const file = put("golden-word/2027-05-03.json", [word("own-1", { word: "banana" })]);
    expect(check(file).lines).toContainEqual(
      expect.stringMatching(/^ {2}own-1: 'banana' has 6 letters: on the weekday of 2027-05-03/),
    );
  });

  it("holds them to the promises of all titles together", () => {
    const file = put("golden-word/2027-05-03.json", [word("own-1", { asOf: "2099-01-01" })]);
    expect(check(file).lines).toContainEqual(
      expect.stringMatching(/^ {2}own-1: It says that it was verified on 2099-01-01/),
    );
  });

  it("says of a word that would be told too early by whom", () => {
    const asked = { id: "dog", prompt: "Which dog found the stolen Rimet trophy of Bratislava?" };
    const choices = ["Pickles", "Fido", "Rex", "Laika"] as [string, string, string, string];
    put("full-time-quiz/2027-05-07.json", quiz("one", { ...asked, choices }));
    put("golden-word/2027-05-05.json", [
      word("own-1", { line: "A dog, Pickles, found the Rimet trophy. In Bratislava they know." }),
    ]);
    expect(check(folder).lines).toContainEqual(
      expect.stringMatching(/^ {2}Look at dog: Asked on 2027-05-07, told .* golden-word, 'own-1'/),
    );
  });

  it.each([
    ["no JSON", "golden-word/2027-05-03.json", "[", "file: Line 1 is no JSON"],
    ["no such title", "own-goal/2027-05-03.json", [], "file: There is no title of this name"],
    ["another name", "golden-word/words.json", [], "file: Its name has to be its first date"],
  ])("says what is wrong with a file of %s", (_, path, content, reason) => {
    put(path, content);
    const { code, lines } = check(folder);
    expect(lines).toEqual([path, expect.stringContaining(reason), "1 thing to mend."]);
    expect(code).toBe(1);
  });

  it("refuses two files for one date, and a draft for a date of the installation's", () => {
    put("theirs/golden-word/2027-05-03.json", [word("own-1")]);
    const draft = put("mine/golden-word/2027-05-03.json", [word("own-2", { word: "lemon" })]);
    expect(check(draft, join(folder, "theirs")).lines.join("\n")).toMatch(
      /mine.golden-word.2027-05-03.json\n {2}edition 1: Another file has 2027-05-03 already/,
    );
  });

  it.each([
    ["an empty folder", "."],
    ["a folder without titles", "empty/of/titles"],
  ])("says so where there is no file: %s", (_, path) => {
    mkdirSync(join(folder, path), { recursive: true });
    const { code, lines } = check(join(folder, path));
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
    put("golden-word/2027-05-03.json", [word("own-1", { word: "banana" })]);
    const { code, lines } = check("golden-word", folder);
    expect(code).toBe(1);
    const text = lines.join("\n");
    expect(text).toContain("golden-word/2027-05-03.json: own-1: 'banana' has 6 letters");
    expect(text).toMatch(/^golden-word: \d+ editions.*problems: 1$/m);
  });

  it("fails for a file in EDITIONS_DIR that the server could not read", () => {
    put("golden-word/2027-05-03.json", "[");
    const { code, lines } = check("golden-word", folder);
    expect(code).toBe(1);
    expect(lines.join("\n")).toContain("golden-word/2027-05-03.json: file: Line 1 is no JSON");
  });
});
