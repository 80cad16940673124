import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gameAt } from "~/games/registry.server";
import { addedNumber } from "~/play/editions/schedule.server";
import { titleChecksWith } from "./titles";

const GAMES = "app/games";
const FILE = "own.json";
/** A date (a Friday) soon after what is taken from a release, and one long after it. */
const SOON = "2027-05-07";
const LATER = "2028-02-04";

const read = (path: string) => JSON.parse(readFileSync(`${GAMES}/${path}`, "utf8"));
const firstIn = (folder: string) =>
  read(`${folder}/${readdirSync(`${GAMES}/${folder}`).sort()[0]}`);

/** What is said of an operator's file, which the schema accepts. */
function problemsOf(slug: string, content: unknown, date: string): string[] {
  const game = gameAt(slug);
  if (!game) throw new Error(`There is no title '${slug}'.`);
  expect(game.fileProblems(content)).toEqual([]);
  const file = { file: FILE, content, first: addedNumber(game.schedule, date) };
  const check = titleChecksWith({ [slug]: [file] })[slug];
  const { problems = [], warnings = [] } = check?.check(null) ?? {};
  return [...problems, ...warnings]
    .filter((one) => one.file === FILE)
    .map(({ record, reason }) => `${record}: ${reason}`);
}

/** The first edition of a release, as an operator would write it: with the number 1, and nothing that is new. */
const FROM_RELEASE: Record<string, () => unknown> = {
  "full-time-quiz": () => {
    const { editions } = firstIn("full-time-quiz/bank");
    return { editions: [{ ...editions.at(0), number: 1 }], questions: [] };
  },
  "daily-quiz": () => {
    const { editions } = read("daily-quiz/bank/goalkeepers.json");
    return { editions: [{ ...editions.at(0), number: 1 }], questions: [] };
  },
  "higher-line": () => {
    const [edition] = readdirSync(`${GAMES}/higher-line/lines`)
      .flatMap((name) => read(`higher-line/lines/${name}`).editions)
      .filter(({ number }) => number === 120);
    return { categories: [], editions: [{ ...edition, number: 1 }] };
  },
  "link-up-play": () => {
    const board = read("link-up-play/boards.json").at(-1);
    return { categories: [], boards: [{ ...board, id: "own" }] };
  },
  crossbar: () => [{ ...read("crossbar/grids.json").at(-1), number: 1 }],
  "kit-detective": () => {
    const one = read("kit-detective/cases.json").at(-1);
    return { shirts: [], cases: [{ ...one, id: "own" }] };
  },
};

describe("an operator's edition that repeats one of the release's", () => {
  it.each([
    ["full-time-quiz", /^1930-host: Edition \d+ asks it already/],
    ["daily-quiz", /: Edition 1 asks it already/],
    ["link-up-play", /^own: .* were in one group before/],
    ["crossbar", /'[a-z]{5}' comes back after \d+ days/],
    ["kit-detective", /^own: '.*' was in a case before/],
  ])("is found in %s, in its file", (slug, reason) => {
    const content = FROM_RELEASE[slug]?.();
    expect(problemsOf(slug, content, SOON)).toContainEqual(expect.stringMatching(reason));
  });

  it("may be one long after it, where its records are asked again", () => {
    const quiz = problemsOf("daily-quiz", FROM_RELEASE["daily-quiz"]?.(), LATER);
    expect(quiz.filter((one) => /asks it already/.test(one))).toEqual([]);
    const kit = problemsOf("kit-detective", FROM_RELEASE["kit-detective"]?.(), LATER);
    expect(kit.filter((one) => /in a case before/.test(one))).toEqual([]);
    expect(problemsOf("higher-line", FROM_RELEASE["higher-line"]?.(), LATER)).toEqual([]);
  });
});

it("an operator's week of careers is held to its quotas, in its file", () => {
  const week = firstIn("career-path/careers").slice(0, 6);
  const own = week.map((career: { id: string; name: string }, place: number) => ({
    ...career,
    id: `own-${place}`,
    name: `${career.name} the Younger`,
    women: false,
  }));
  const found = problemsOf("career-path", own, LATER);
  expect(found).toContainEqual(expect.stringMatching(/: 0 of its players are women\.$/));
  expect(found).toContainEqual(expect.stringMatching(/^own-0: Its clubs are those of/));
  // The search takes their names from the file.
  expect(found.join()).not.toContain("No search offers");
});

it("an operator's week may have careers of the release that have rested, and no others", () => {
  const ids = firstIn("career-path/careers")
    .slice(0, 6)
    .map(({ id }: { id: string }) => id);
  expect(
    problemsOf("career-path", ids, LATER).filter((one) => !/read its source/.test(one)),
  ).toEqual([]);
  expect(problemsOf("career-path", ids, SOON)).toEqual(
    ids.map((id: string) => `${id}: Edition 1 asks it already: it has to rest 200 days.`),
  );
});

it("an operator is asked which words would open a second way, as no release has read them", () => {
  const found = problemsOf("link-up-play", FROM_RELEASE["link-up-play"]?.(), LATER);
  const asked = found.filter((text) => text.includes("Which of these"));
  expect(asked.length).toBeGreaterThan(0);
  for (const one of asked) {
    expect(one).toMatch(/^own: Which of these fit '[^']+'\? Each would open a second way: /);
  }
});
