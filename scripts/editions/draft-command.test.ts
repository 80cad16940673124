import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gameAt } from "~/games/registry.server";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { addedNumber } from "~/play/editions/schedule.server";
import { playable } from "~/playable";
import { checkEditions } from "./check-command";
import { writeDraft } from "./draft-command";
import { drafts, titleChecksWith } from "./titles";

const TODAY = "2026-11-26";
/** A Friday on which no release has editions. */
const FRIDAY = "2028-02-04";
/** The titles whose draft is whole. */
const WHOLE = ["keepy-uppy", "wall-pass"];
/** Those whose draft has records of the release, as far as they are not the editor's. */
const RESTED = ["full-time-quiz", "daily-quiz", "career-path", "kit-detective"];
/** More records than an edition has. */
const ALL = "99";
/** Solvers take seconds of an idle machine. */
const SOLVERS_MS = 120_000;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kickabout-drafts-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(
  slug: string,
  date: string,
  asked: { folder?: string | undefined; own?: string } = { folder },
) {
  const lines: string[] = [];
  const { own = RESTED.includes(slug) ? ALL : undefined } = asked;
  const code = writeDraft({ slug, date, folder: asked.folder, today: TODAY, own }, (line) =>
    lines.push(line),
  );
  return { code, text: lines.join("\n") };
}

function check(path: string) {
  const lines: string[] = [];
  const asked = { what: path, editionsDir: undefined, data: undefined };
  const code = checkEditions(asked, (line) => lines.push(line));
  return { code, lines };
}

describe.each(playable)("a draft of %s", (slug) => {
  it("says what is still to fill in, and has nothing else to mend", { timeout: SOLVERS_MS }, () => {
    const file = join(folder, slug, `${FRIDAY}.json`);
    const { code, text } = run(slug, FRIDAY);
    expect(text).toContain(`Wrote ${file}.`);
    expect(text).toContain(`npm run editions -- check ${file}`);
    expect(code).toBe(0);
    const [, ...found] = check(file).lines;
    if (WHOLE.includes(slug)) return expect(found).toEqual(["  Good to play."]);
    const reasons = found.slice(0, -1);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(/^ {2}[a-z0-9 -]+: Still to fill in: /);
  });

  it("is the same each time, and another on another date", () => {
    const again = (date: string) => {
      run(slug, date);
      const file = join(folder, slug, `${date}.json`);
      const text = readFileSync(file, "utf8");
      rmSync(file);
      return text;
    };
    expect(again(FRIDAY)).toBe(again(FRIDAY));
    expect(again(FRIDAY)).not.toBe(again("2028-02-11"));
  });
});

/** A text for each value of a quiz's draft that is still to come, as an editor might write. */
function filledIn(text: string): unknown {
  const stock = [
    [/the question/, "Which club of the valley did the baker play for?"],
    [/the right choice/, "Aston"],
    [/another wrong choice/, "Barnet"],
    [/a third wrong choice/, "Celtic"],
    [/a wrong choice/, "Derry"],
    [
      /what is told after/,
      "Two shirts shrank in the rain, and a goat ate the third by the stairs.",
    ],
    [/who says so/, "Wikipedia"],
    [/archive, book/, "book"],
    [/the page/, "'Baker'"],
    [/africa, asia/, "world"],
    [/a decade/, "1990s"],
    [/the odd one/, "dog"],
    [/what it is about/, "club"],
  ] as const;
  return JSON.parse(text, (_, value) => {
    if (typeof value !== "string" || !value.startsWith("TO FILL IN")) return value;
    return stock.find(([mark]) => mark.test(value))?.[1] ?? value;
  });
}

it.each(["full-time-quiz", "daily-quiz"])("a draft of %s has its quotas already", (slug) => {
  for (const date of ["2028-02-03", "2028-02-04", "2028-02-05", "2028-02-06"]) {
    const draft = drafts[slug]?.({ date, today: TODAY, own: 11, rested: [] });
    const content = filledIn(JSON.stringify(draft));
    const game = gameAt(slug);
    expect(game?.fileProblems(content)).toEqual([]);
    const first = game ? addedNumber(game.schedule, date) : 0;
    const { problems = [] } =
      titleChecksWith({ [slug]: [{ file: "own.json", content, first }] })[slug]?.check(null) ?? {};
    const reasons = problems.filter(({ file }) => file === "own.json").map(({ reason }) => reason);
    // The questions are all the same, and at home nowhere.
    expect(reasons.filter((reason) => !/already|same words|three continents/.test(reason))).toEqual(
      [],
    );
  }
});

describe.each([
  ["full-time-quiz", ["2027-07-06", "2027-08-05", "2027-09-07"], 5],
  ["daily-quiz", ["2027-07-06", "2027-08-05", "2027-08-28"], 11],
  ["career-path", ["2027-07-09", "2027-08-13", "2027-09-10"], 6],
  ["kit-detective", ["2027-07-09", "2027-08-13", "2027-09-10"], 9],
] as const)("a draft of %s", (slug, [date, another, third], count) => {
  const contentOf = (day: string) => readFileSync(join(folder, slug, `${day}.json`), "utf8");
  /** The ids of an edition's records, in order. */
  const idsOf = (day: string): string[] => {
    const content = JSON.parse(contentOf(day));
    if (Array.isArray(content)) return content.map((one) => one.id ?? one);
    const { questions, bench, shirts } = (content.editions ?? content.cases)[0];
    return [...(questions ?? shirts), ...(bench ? [bench] : [])];
  };

  it("is good to play as it is, with records of the release that have rested", () => {
    const { text } = run(slug, date, { folder, own: "0" });
    expect(text).toContain("Nothing in it is left to fill in");
    expect(text.match(/^ {2}.+: .+$/gm)?.filter((line) => !line.includes("npm "))).toHaveLength(
      count,
    );
    expect(check(join(folder, slug)).lines.slice(1)).toEqual(["  Good to play."]);
  });

  it("leaves as many records to the editor as are asked for, with what the others need of them", () => {
    run(slug, another, { folder, own: "0" });
    const whole = idsOf(another);
    rmSync(join(folder, slug, `${another}.json`));
    run(slug, another, { folder, own: "2" });
    const own = idsOf(another).filter((id) => id.startsWith("own-"));
    expect(own).toHaveLength(2);
    expect(idsOf(another).filter((id, place) => id !== whole[place])).toEqual(own);
    const found = check(join(folder, slug)).lines.slice(1, -1);
    expect(found).toEqual(own.map((id) => expect.stringMatching(`^ {2}${id}: Still to fill in: `)));
  });

  it("has nothing of another edition in the same folder, and nothing that has not rested", () => {
    run(slug, third, { folder, own: "0" });
    const next = daysBefore(third, -7);
    run(slug, next, { folder, own: "0" });
    const both = [...idsOf(third), ...idsOf(next)];
    expect(new Set(both).size).toBe(2 * count);
    const { text } = run(slug, "2027-04-02", { folder, own: "0" });
    expect(text).toContain("The release has no set that has rested 200 days by then");
    expect(idsOf("2027-04-02").every((id) => id.startsWith("own-"))).toBe(true);
  });
});

describe("a draft is refused", () => {
  it.each([
    ["for no number of records", "full-time-quiz", FRIDAY, "'x' is no number of records"],

    ["for no title", "own-goal", FRIDAY, "There is no draft of 'own-goal': it can be career-path,"],
    ["for what is no title's", "toString", FRIDAY, "no draft of 'toString'"],
    ["for no date", "golden-word", "2028-02-30", "'2028-02-30' is no date"],
    ["before the first date that is open", "golden-word", "2026-12-01", "first date that is yours"],
    ["for a week from a Monday on", "career-path", "2028-02-07", "on Fridays: 2028-02-04 is one"],
  ])("%s", (_, slug, date, reason) => {
    const { code, text } = run(slug, date, { folder, own: reason.includes("'x'") ? "x" : "0" });
    expect(text).toContain(reason);
    expect(code).toBe(1);
  });

  it("without a folder", () => {
    expect(run("golden-word", FRIDAY, { folder: undefined })).toEqual({
      code: 1,
      text: "Say where: --to <folder>, or set EDITIONS_DIR.",
    });
  });

  it("where there is one already", () => {
    run("golden-word", FRIDAY);
    const file = join(folder, "golden-word", `${FRIDAY}.json`);
    const before = readFileSync(file, "utf8");
    expect(run("golden-word", FRIDAY)).toEqual({
      code: 1,
      text: `${file} is there already: delete it to have another.`,
    });
    expect(readFileSync(file, "utf8")).toBe(before);
  });
});

it("a draft says if it will take the place of what the release has on its date", () => {
  const told = "It will take the place";
  expect(run("full-time-quiz", "2027-02-01").text).toContain(told);
  expect(run("full-time-quiz", FRIDAY).text).not.toContain(told);
});
