import { describe, expect, it } from "vitest";
import { searchIn } from "./career-loader.server";
import { careers, playerNames } from "./careers.server";
import { editions } from "./editions.server";
import { MAX_FOUND } from "./found";
import { codeOf, namesByCode, searchNames } from "./names.server";
import { packStations, readStations } from "./packed";
import { serverGame } from "./title.server";

const { moveFromForm, moveSchema, refuse, rules } = serverGame;

function weekOf(number: number, voided?: readonly string[]) {
  const edition = editions.edition(number, voided);
  if (!edition) throw new Error(`There is no edition ${number}.`);
  return edition;
}

const stateAfter = (moves: readonly string[], edition = weekOf(1)) =>
  rules.play(
    edition.puzzle,
    edition.answer,
    moves.map((move, at) => ({ move, at })),
    [],
  );

const formWith = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe("a move of a form", () => {
  it.each([
    ["a name", { career: "3", guess: "k2f9" }, "3k2f9"],
    ["'Next stop'", { career: "3", next: "1" }, "3"],
    ["'Next stop', whatever else is in it", { career: "1", next: "1", guess: "k2f9" }, "1"],
  ])("is %s", (_what, fields, move) => {
    expect(moveFromForm(formWith(fields))).toBe(move);
    expect(moveSchema.parse(move)).toBe(move);
  });

  it.each([
    {},
    { career: "3" },
    { career: "3", guess: "" },
    { career: "7", next: "1" },
    { career: "0", guess: "k2f9" },
    { career: "x", next: "1" },
    { career: "1.5", next: "1" },
    { guess: "k2f9" },
    { career: "1", guess: "k2" },
    { career: "1", guess: "K2F9" },
  ])("is none in %j", (fields) => {
    expect(moveFromForm(formWith(fields))).toBeNull();
  });

  it.each([[3], [null], [["3"]], [{ career: 3 }], [""], ["7"], ["13"]])(
    "is never %j from a script",
    (move) => {
      expect(moveSchema.safeParse(move).success).toBe(false);
    },
  );
});

describe("what only the server refuses", () => {
  const edition = weekOf(1);
  const [first, second] = edition.answer.careers;

  it("is a name that is in no list, which costs nothing", () => {
    const state = stateAfter([]);
    expect(refuse?.(edition, state, "1zzzz", 0)).toMatch(
      /not in our list\. It cost you nothing\.$/,
    );
    expect(refuse?.(edition, state, `1${first?.code}`, 0)).toBeNull();
    expect(refuse?.(edition, state, `1${second?.code}`, 0)).toBeNull();
    expect(refuse?.(edition, state, "1", 0)).toBeNull();
  });

  it("is a player whose own career is told", () => {
    const state = stateAfter([`2${second?.code}`]);
    expect(refuse?.(edition, state, `1${second?.code}`, 0)).toBe(
      `${second?.name} has a line of their own this week. That cost you nothing.`,
    );
  });
});

describe("the names", () => {
  it("have a code each, which stays as it is", () => {
    expect(namesByCode().size).toBe(playerNames().length);
    expect([...namesByCode().keys()].every((code) => /^[0-9a-z]{4}$/.test(code))).toBe(true);
    expect(["Pelé", "Homare Sawa", "Tim Cahill"].map(codeOf)).toEqual(["x90y", "ihht", "mgvs"]);
  });

  it("have every player, whom the search finds by name and by each spelling", () => {
    for (const { name, spellings } of careers) {
      for (const asked of [name, ...spellings]) {
        const found = searchNames(asked);
        expect(found.names, asked).toContainEqual({ name, code: codeOf(name) });
      }
    }
  });

  it.each([
    ["ronaldo", ["Ronaldo", "Cristiano Ronaldo"]],
    ["messi", ["Lionel Messi"]],
    ["haaland", ["Erling Haaland"]],
    ["mbappe", ["Kylian Mbappé"]],
    ["salah", ["Mohamed Salah"]],
    ["saka", ["Bukayo Saka"]],
    ["kane", ["Harry Kane"]],
    ["de bruyne", ["Kevin De Bruyne"]],
    ["marta", ["Marta"]],
    ["putellas", ["Alexia Putellas"]],
    ["sam kerr", ["Sam Kerr"]],
    ["heung-min son", ["Son Heung-min"]],
    ["beck", ["Becky Sauerbrunn", "David Beckham", "Franz Beckenbauer"]],
    ["mar", ["Marc Cucurella"]],
  ])("for '%s' are first those whom a fan means", (query, names) => {
    const found = searchNames(query).names.map(({ name }) => name);
    expect(found.slice(0, names.length)).toEqual(names);
  });

  it("are offered eight at a time, with how many there are", () => {
    const { names, count } = searchNames("a");
    expect(names).toHaveLength(MAX_FOUND);
    expect(count).toBeGreaterThan(MAX_FOUND);
    expect(searchNames("nobody of this name")).toMatchObject({ names: [], count: 0 });
  });

  it("are searched for in an address, of which a part is enough", () => {
    const at = (search: string) => searchIn(new Request(`http://localhost/play${search}`));
    expect(at("?q=sawa")).toMatchObject({ query: "sawa", names: [{ name: "Homare Sawa" }] });
    expect(at("")).toBeNull();
    expect(at("?q=")).toBeNull();
    expect(at(`?q=${"漢".repeat(5000)}`)?.query).toHaveLength(64);
  });
});

describe("every week", () => {
  it("is six lines that can be packed and named at once", () => {
    for (const number of editions.schedule.editions) {
      const edition = weekOf(number);
      const { careers: week } = edition.answer;
      const named = week.map(({ code }, place) => `${place + 1}${code}`);
      const state = stateAfter(named, edition);
      expect(rules.verdict(state)).toMatchObject({ isWin: true, score: 30, outOf: 30 });
      for (const { stations } of week) {
        const read = readStations(packStations(stations));
        expect(read).toEqual(
          stations.map(({ place = "", loan = false, pause = "", ...others }) => ({
            ...{ ...others, place, pause, isLoan: loan },
          })),
        );
      }
    }
  });

  it("says who a player is in a sentence", () => {
    const lives = editions.schedule.editions.flatMap((number) =>
      weekOf(number).answer.careers.map(({ life }) => life),
    );
    expect(lives).toContain("A midfielder from the United States, born in 1985.");
    expect(lives).toContain("A midfielder from Japan, born in 1978.");
  });
});

describe("a void", () => {
  it("takes a career out of the score, and no other", () => {
    const { careers: week } = weekOf(1).answer;
    const edition = weekOf(1, [week[0]?.id ?? "", "nothing"]);
    const named = week.slice(1).map(({ code }, place) => `${place + 2}${code}`);
    expect(edition.hasVoid).toBe(true);
    expect(rules.verdict(stateAfter(named, edition))).toMatchObject({ score: 25, outOf: 25 });
    expect(weekOf(1, ["nothing"]).hasVoid).toBeUndefined();
  });
});

describe("a report", () => {
  it("names the week and the place of a career, and knows no other", () => {
    const [, , third] = weekOf(2).answer.careers;
    expect(serverGame.reported(third?.id ?? "")).toEqual({
      title: "Career Path",
      summary: "No. 2, career 3 of 6",
    });
    expect(serverGame.reported("nothing")).toBeNull();
  });
});

describe("results", () => {
  it("have a bar for each five points, and all of them for thirty", () => {
    const { bars } = serverGame.statistics.distribution;
    expect(bars.map(({ label }) => label)).toEqual([
      ...["25–30", "20–24", "15–19", "10–14", "5–9", "0–4"],
    ]);
    const barsOf = (score: number) =>
      bars.filter((bar) => bar.score <= score && score <= (bar.upTo ?? bar.score));
    for (let score = 0; score <= 30; score++) expect(barsOf(score)).toHaveLength(1);
  });

  it("earn points by their score", () => {
    const points = (score: number, outOf = 30) =>
      serverGame.points({ isWin: true, score, outOf, elapsed: 0 });
    expect([points(30), points(12), points(0), points(0, 0)]).toEqual([1000, 400, 0, 0]);
  });
});

it.each([
  [
    "on the first day, before its career",
    0,
    [],
    "Today's career begins at Manchester United.",
    false,
  ],
  ["after it", 0, ["1pjgm"], "Done. Tomorrow: Grêmio.", true],
  ["ahead of it", 0, ["1pjgm", "25kb1"], "Done today.", true],
  ["after the last day's", 5, ["6qxty"], "Done today. 5 more are open.", true],
  [
    "with one left",
    5,
    ["6qxty", "1pjgm", "25kb1", "3xt7f", "4ip66"],
    "Done today. 1 more is open.",
    true,
  ],
])("lists say what is out %s", (_when, daysIn, moves, text, rests) => {
  const { puzzle } = weekOf(1);
  const state = stateAfter(moves);
  expect(serverGame.underWay?.(puzzle, state, daysIn)).toBe(text);
  expect(serverGame.restsToday?.(state, daysIn)).toBe(rests);
});
