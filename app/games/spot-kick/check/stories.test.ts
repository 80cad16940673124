import { describe, expect, it } from "vitest";
import type { OpenData, Row } from "../../../../scripts/editions/open-data";
import { allStories, type StoryRecord, storyOf } from "../stories.server";
import { checkStories } from "./stories";

const stories = allStories();
const [first] = stories as [StoryRecord];
const withKicks = stories.find(({ id }) => id === "al-rayyan-2022") as StoryRecord;

const reasonsOf = (content: unknown, data: OpenData | null = null) =>
  checkStories(content, data)
    .problems.map(({ record, reason }) => `${record}: ${reason}`)
    .join("\n");

/** The committed stories with one of them changed. */
const changed = (id: string, change: Partial<StoryRecord> | Record<string, unknown>) =>
  stories.map((story) => (story.id === id ? { ...story, ...change } : story));

const dataOf = (files: Record<string, Row[]>): OpenData => ({
  rowsOf: (file) => files[file] ?? null,
});

describe("the stories of real shoot-outs", () => {
  it("keep every promise", () => {
    expect(reasonsOf(stories)).toBe("");
    expect(stories.length).toBeGreaterThanOrEqual(80);
  });

  it.each([
    ["a text that is too long", { text: "a".repeat(261) }, /al-rayyan-2022: text/],
    ["a date that does not exist", { date: "2022-13-40" }, /al-rayyan-2022: date/],
    ["a field that nobody knows", { missedBy: "a name" }, /al-rayyan-2022/],
    ["an id twice", { id: first.id }, /Its id exists/],
    ["a title twice", { title: first.title }, /Its title exists/],
    ["a team against itself", { teams: ["Morocco", "Morocco"] }, /against itself/],
    ["a winner that did not play", { winner: "Brazil" }, /none of its teams/],
    ["the loser as the winner", { winner: "Spain" }, /Spain did not score more/],
    ["a match that was won in play", { score: [2, 0] }, /not level/],
    ["kicks that don't add up", { kicks: ["oooo", "xxx"] }, /add up to 4-0/],
    ["kicks after the end", { kicks: ["oooxx", "xxxxx"] }, /don't end where/],
    ["kicks that stop too early", { kicks: ["ooo", "xx"] }, /don't end where/],
    ["a World Cup without its kicks", { kicks: undefined }, /one by one/],
    ["a word that goes out of date", { text: "It is a record." }, /out of date/],
    ["a player who missed", { text: "He missed the last one." }, /tells of a miss/],
    ["a text that goes on", { text: "One. Two. Three. Four. Five." }, /four sentences/],
  ])("are refused with %s", (_, change, reason) => {
    expect(reasonsOf(changed("al-rayyan-2022", change))).toMatch(reason);
  });

  it("are refused when there are too few, too few of women, or a continent is missing", () => {
    expect(reasonsOf(stories.slice(0, 59))).toMatch(/There are 59/);
    expect(reasonsOf(stories.filter(({ women }) => !women))).toMatch(/quarter/);
    expect(reasonsOf(stories.filter(({ continent }) => continent !== "oceania"))).toMatch(
      /None is from oceania/,
    );
  });

  it("are held against the open data: result, winner and kicks", () => {
    const date = withKicks.date;
    const match = { date, home_team: "Morocco", away_team: "Spain" };
    const kick = (team_name: string, converted: string) => ({
      match_date: date,
      team_name,
      converted,
    });
    const kicks = [..."ooxo"].map((mark) => kick("Morocco", mark === "o" ? "1" : "0"));
    const rows = {
      "cc0/internationals/results.csv": [{ ...match, home_score: "0", away_score: "0" }],
      "cc0/internationals/shootouts.csv": [{ ...match, winner: "Morocco" }],
      "check-only/fjelstul/penalty_kicks.csv": [
        ...kicks,
        ...["0", "0", "0"].map((one) => kick("Spain", one)),
      ],
    };
    const about = (files: Record<string, Row[]>) =>
      reasonsOf(stories, dataOf({ ...rows, ...files }))
        .split("\n")
        .filter((line) => line.startsWith("al-rayyan-2022:"));
    expect(about({})).toEqual([]);
    expect(
      about({
        "cc0/internationals/results.csv": [{ ...match, home_score: "1", away_score: "1" }],
        "cc0/internationals/shootouts.csv": [{ ...match, winner: "Spain" }],
        "check-only/fjelstul/penalty_kicks.csv": kicks,
      }),
    ).toEqual([
      expect.stringContaining("results.csv has 1-1"),
      expect.stringContaining("shootouts.csv has Spain"),
      expect.stringContaining("penalty_kicks.csv has ooxo and"),
    ]);
    expect(about({ "cc0/internationals/results.csv": [] })).toEqual([
      expect.stringContaining("no such match"),
    ]);
  });

  it("count honestly how they were verified", () => {
    const { byData, byReading, unchecked } = checkStories(stories, null).proof;
    expect([byData, byReading + unchecked]).toEqual([0, stories.length]);
    expect(checkStories(stories, dataOf({})).proof.byData).toBeGreaterThan(60);
  });

  it("come one an edition, in their order, and round again", () => {
    expect(storyOf(1).id).toBe(first.id);
    expect(storyOf(stories.length).id).toBe(stories.at(-1)?.id);
    expect(storyOf(stories.length + 1)).toEqual(storyOf(1));
    expect(storyOf(0).id).toBe(stories.at(-1)?.id);
  });

  it("name a date, a score and the winner's place, and nothing of how they were checked", () => {
    const story = storyOf(3);
    expect(story).toMatchObject({
      date: "6 December 2022",
      score: "0-0",
      shootout: "3-0",
      winner: 0,
      kicks: ["ooxo", "xxx"],
    });
    expect(Object.keys(story)).not.toContain("check");
  });
});
