import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { fiveQuestions, questionOf } from "../../scripts/editions/quiz-fixture";

let folder = "";
let addEditionsIn: typeof import("./added-editions.server").addEditionsIn;
let gameAt: typeof import("./registry.server").gameAt;

/** Starts anew: what was added stays for the life of a process. */
async function restart(): Promise<void> {
  vi.resetModules();
  ({ addEditionsIn } = await import("./added-editions.server"));
  ({ gameAt } = await import("./registry.server"));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kickabout-editions-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, content: unknown): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  const isRaw = typeof content === "string" || Buffer.isBuffer(content);
  writeFileSync(join(folder, path), isRaw ? content : JSON.stringify(content));
}

const quizFile = (...names: string[]) => ({
  editions: names.map((name, place) => ({
    number: place + 1,
    questions: fiveQuestions(name).map(({ id }) => id),
  })),
  questions: names.flatMap(fiveQuestions),
});

const word = (id: string, change = {}) => ({
  id,
  word: "pitch",
  line: "Grass, lines, and an argument.",
  difficulty: 1,
  tags: ["place"],
  asOf: "2026-11-22",
  ...change,
});

function editionOn(slug: string, date: string) {
  const game = gameAt(slug);
  return game?.edition(editionNumberOn(game.schedule, date)) ?? null;
}

/** A later date would stop the start of a server whose operator has a file for an earlier one. */
const OPEN_FROM = {
  "career-path": "2027-02-19",
  crossbar: "2027-01-21",
  "daily-quiz": "2027-01-21",
  "full-time-quiz": "2027-01-08",
  "golden-word": "2027-01-21",
  "higher-line": "2027-03-22",
  "keepy-uppy": "2027-07-20",
  "kit-detective": "2027-02-19",
  "link-up-play": "2027-01-21",
  "spot-kick": "2027-07-20",
  "wall-pass": "2027-06-20",
};

describe("an operator's editions", () => {
  beforeEach(restart);

  it("begin on the same date in every release", () => {
    for (const [slug, date] of Object.entries(OPEN_FROM)) expect(gameAt(slug)?.openFrom).toBe(date);
  });

  it("stay where they are when the release's table grows past their dates", () => {
    const [own, next] = ["2027-02-01", "2027-02-02"];
    const before = editionOn("golden-word", next);
    expect(before?.number).toBeLessThan(5000);
    put(`golden-word/${own}.json`, [word("own-1")]);
    addEditionsIn(folder);
    expect(editionOn("golden-word", own)?.answer).toMatchObject({ id: "own-1" });
    expect(editionOn("golden-word", next)).toEqual(before);
  });

  it("are those of their dates, and change no other date", () => {
    const dates = ["2026-11-23", "2027-01-31", "2027-05-03"];
    const before = dates.map((date) => editionOn("full-time-quiz", date));
    put("full-time-quiz/2027-05-01.json", quizFile("one", "two"));
    put("golden-word/2027-05-01.json", [word("own-1"), word("own-2")]);
    put("full-time-quiz/notes.txt", "Not an edition.");
    addEditionsIn(folder);
    expect(editionOn("full-time-quiz", "2027-05-01")?.answer).toMatchObject({
      solutions: [{ id: "one-a" }, {}, {}, {}, {}],
    });
    expect(editionOn("full-time-quiz", "2027-05-02")?.answer).toMatchObject({
      solutions: [{ id: "two-a" }, {}, {}, {}, {}],
    });
    expect(editionOn("golden-word", "2027-05-02")?.answer).toMatchObject({ id: "own-2" });
    expect(dates.map((date) => editionOn("full-time-quiz", date))).toEqual(before);
    expect(gameAt("full-time-quiz")?.reported("one-a")).not.toBeNull();
    expect(gameAt("golden-word")?.reported("own-1")).not.toBeNull();
  });

  it("have numbers that no other file changes", async () => {
    put("golden-word/2027-05-01.json", [word("own-1")]);
    addEditionsIn(folder);
    const number = editionOn("golden-word", "2027-05-01")?.number;
    expect(number).toBeGreaterThan(5000);
    put("golden-word/2027-04-30.json", [word("own-0")]);
    await restart();
    addEditionsIn(folder);
    expect(editionOn("golden-word", "2027-05-01")).toMatchObject({
      number,
      answer: { id: "own-1" },
    });
  });

  it("may ask the release's questions again, and are added once", () => {
    const { editions, questions } = quizFile("one");
    editions[0]?.questions.splice(0, 1, "1930-host");
    put("full-time-quiz/2027-05-01.json", { editions, questions });
    addEditionsIn(folder);
    addEditionsIn(folder);
    expect(editionOn("full-time-quiz", "2027-05-01")?.answer).toMatchObject({
      solutions: [{ id: "1930-host" }, {}, {}, {}, {}],
    });
  });

  it("are none in an empty folder", () => {
    expect(() => addEditionsIn(folder)).not.toThrow();
  });
});

const deep = "[".repeat(200_000) + "]".repeat(200_000);
const oneQuestion = (change: object) => ({
  editions: [],
  questions: [{ ...questionOf("odd"), ...change }],
});

describe("a file that can't be used", () => {
  beforeAll(restart);

  it.each<[string, string, string | Buffer | object, RegExp]>([
    ["no JSON", "full-time-quiz/2027-05-01.json", "{", /2027-05-01\.json: file: .*JSON/],
    ["nothing", "full-time-quiz/2027-05-01.json", "", /2027-05-01\.json: file: .*JSON/],
    ["no text", "golden-word/2027-05-01.json", Buffer.from([0xff, 0xfe]), /file: .*not valid/],
    ["too much", "golden-word/2027-05-01.json", " ".repeat(1_000_001), /file: It has over 1000000/],
    [
      "lists in lists",
      "full-time-quiz/2027-05-01.json",
      deep,
      /2027-05-01\.json: file: It has to be an object/,
    ],
    [
      "lists in lists",
      "golden-word/2027-05-01.json",
      deep,
      /2027-05-01\.json: record 1: It has to be an object/,
    ],
    ["null", "golden-word/2027-05-01.json", "null", /file: It has to be a list/],
    ["a number", "full-time-quiz/2027-05-01.json", "7", /file: It has to be an object/],
    ["a record of null", "golden-word/2027-05-01.json", [null], /record 1: It has to be an object/],
    [
      "a wrong type",
      "full-time-quiz/2027-05-01.json",
      oneQuestion({ correctIndex: "0" }),
      /: odd: correctIndex is .* has to be 0, 1, 2 or 3/,
    ],
    [
      "a fifth choice",
      "full-time-quiz/2027-05-01.json",
      oneQuestion({ choices: ["a", "b", "c", "d", "e"] }),
      /: odd: choices /,
    ],
    [
      "__proto__",
      "golden-word/2027-05-01.json",
      JSON.stringify([word("odd")]).replace('"id"', '"__proto__":{"word":"x"},"id"'),
      /: odd: It has '__proto__', which is no field/,
    ],
    [
      "a long word",
      "golden-word/2027-05-01.json",
      [word("odd", { word: "offsides" })],
      /: odd: word/,
    ],
    [
      "a line that is still to come",
      "golden-word/2027-05-01.json",
      [word("odd", { line: "TO FILL IN: the line" })],
      /: odd: Still to fill in: line/,
    ],
    [
      "a comma too many",
      "golden-word/2027-05-01.json",
      JSON.stringify([word("odd")], null, 2).replace("1,", "1,,"),
      /file: Line 6 is no JSON: a comma/,
    ],
    [
      "a comma after the last entry",
      "golden-word/2027-05-01.json",
      JSON.stringify([word("odd")], null, 2).replace("}\n]", "},\n\n]"),
      /file: Line 13 is no JSON: the comma before \] is one too many/,
    ],
    [
      "a curly quote",
      "golden-word/2027-05-01.json",
      JSON.stringify([word("odd")], null, 2).replace('"odd"', "“odd”"),
      /file: Line 3 is no JSON: quotes have to be straight, ", and not “/,
    ],
    ["an id twice", "golden-word/2027-05-01.json", [word("a"), word("a")], /: a: Its id exists/],
    [
      "an id of the release",
      "golden-word/2027-05-01.json",
      [word("golden-word-001")],
      /: golden-word-001: Its id exists already/,
    ],
    [
      "a question of the release",
      "full-time-quiz/2027-05-01.json",
      oneQuestion({ id: "1930-host" }),
      /: 1930-host: Its id exists already/,
    ],
    [
      "a question that is not there",
      "full-time-quiz/2027-05-01.json",
      { ...quizFile("a"), questions: [] },
      /: edition 1: There is no question a-a/,
    ],
    [
      "a question asked twice",
      "full-time-quiz/2027-05-01.json",
      { editions: [{ number: 1, questions: Array(5).fill("1930-host") }], questions: [] },
      /: edition 1: It asks a question twice/,
    ],
    [
      "a number left out",
      "full-time-quiz/2027-05-01.json",
      { editions: [{ number: 2, questions: Array(5).fill("1930-host") }], questions: [] },
      /: edition 2: Its number has to be 1/,
    ],
    ["a past date", "golden-word/2026-11-22.json", [], /: file: .* has to be 2027-01-21 or later/],
    ["no date", "golden-word/2027-02-30.json", [], /: file: Its name has to be its first date/],
    ["another name", "golden-word/words.json", [], /: file: Its name has to be its first date/],
    ["no such title", "own-goal/2027-05-01.json", [], /own-goal: file: Its folder has to be named/],
    [
      "no title at all",
      "__proto__/2027-05-01.json",
      [],
      /__proto__: file: Its folder has to be named/,
    ],
  ])("stops with file, record and reason: %s in %s", (_, path, content, reason) => {
    put(path, content);
    expect(() => addEditionsIn(folder)).toThrow(reason);
    expect(() => addEditionsIn(folder)).toThrow(/^EDITIONS_DIR can't be used: [^\n]{1,300}\.$/);
  });

  it("is one of two for the same date", () => {
    put("golden-word/2027-05-01.json", [word("a"), word("b")]);
    put("golden-word/2027-05-02.json", [word("c")]);
    expect(() => addEditionsIn(folder)).toThrow(
      "golden-word/2027-05-02.json: edition 1: Another file has 2027-05-02 already.",
    );
  });

  it("may be a folder, or where no folder is", () => {
    mkdirSync(join(folder, "golden-word", "2027-05-01.json"), { recursive: true });
    expect(() => addEditionsIn(folder)).toThrow("2027-05-01.json: file: It is not a file.");
    expect(() => addEditionsIn(join(folder, "nowhere"))).toThrow(/nowhere: file: ENOENT/);
  });

  it("never breaks the line by its own ids", () => {
    put("golden-word/2027-05-01.json", [word(`a\nb${"c".repeat(500)}`, { word: "x" })]);
    expect(() => addEditionsIn(folder)).toThrow(/^[^\n]{1,300}$/);
  });
});
