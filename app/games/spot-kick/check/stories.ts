import { recordProblem } from "~/play/editions/edition-problem.server";
import type { OpenData, Row } from "../../../../scripts/editions/open-data";
import { brokenReasons, problemsOf } from "../../../../scripts/editions/promises";
import type { Problem, Proof } from "../../../../scripts/editions/title-check";
import { type StoryRecord, storiesSchema } from "../stories.server";

const FILE = "app/games/spot-kick/stories.json";
const RESULTS = "cc0/internationals/results.csv";
const SHOOTOUTS = "cc0/internationals/shootouts.csv";
const KICKS = "check-only/fjelstul/penalty_kicks.csv";

const MIN_STORIES = 60;
const MIN_WOMENS_SHARE = 0.25;
const CONTINENTS = ["africa", "asia", "europe", "north-america", "oceania", "south-america"];

/** Words that go out of date unless a date stands with them, and words that laugh at a player who missed. */
const AGEING = /\b(currently?|today|still|so far|most ever|record|to this day|ever since then)\b/i;
const MOCKING =
  /\b(blazed|skied|ballooned|fluffed|botched|blunder\w*|chok\w+|howler|disaster|misse[ds]|failed|row z)\b/i;
const WORLD_CUP = /^(Women's )?World Cup, /;

/** Everything wrong with the stories of real shoot-outs, and how they were verified. */
export function checkStories(
  content: unknown,
  data: OpenData | null,
): { problems: Problem[]; proof: Proof } {
  const read = storiesSchema.safeParse(content);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => ({
      file: FILE,
      ...recordProblem(content, issue),
    }));
    return { problems, proof: { byData: 0, byReading: 0, unchecked: 0 } };
  }
  const stories = read.data;
  const problems = [
    ...stories.flatMap((story, place) =>
      problemsOf(FILE, story.id, [
        ...storyReasons(story, stories.slice(0, place)),
        ...(data ? dataReasons(story, data) : []),
      ]),
    ),
    ...problemsOf(FILE, "stories", listReasons(stories)),
  ];
  return { problems, proof: proofOf(stories, data !== null) };
}

function storyReasons(story: StoryRecord, before: readonly StoryRecord[]): string[] {
  const { teams, score, shootout, winner, kicks, text, event } = story;
  const winnerPlace = teams.indexOf(winner);
  const tally = kicks?.map(goalsOf).join("-");
  return brokenReasons([
    [before.some(({ id }) => id === story.id), "Its id exists already."],
    [before.some(({ title }) => title === story.title), "Its title exists already."],
    [teams[0] === teams[1], "A team plays against itself."],
    [winnerPlace < 0, "Its winner is none of its teams."],
    [
      winnerPlace >= 0 && (shootout[winnerPlace] ?? 0) <= (shootout[1 - winnerPlace] ?? 0),
      `${winner} did not score more kicks.`,
    ],
    [
      Math.abs(score[0] - score[1]) > 0 && !/leg|qualifying/.test(event),
      "The match was not level before its kicks.",
    ],
    [tally !== undefined && tally !== shootout.join("-"), `Its kicks add up to ${tally}.`],
    [kicks !== undefined && !isOver(kicks), "Its kicks don't end where the shoot-out was decided."],
    [WORLD_CUP.test(event) && !kicks, "A World Cup's kicks have to be there one by one."],
    [AGEING.test(text), "Its text has a word that goes out of date."],
    [MOCKING.test(text), "Its text tells of a miss."],
    [(text.match(/[.!?](?=\s|$)/g)?.length ?? 0) > 4, "Its text has more than four sentences."],
  ]);
}

function listReasons(stories: readonly StoryRecord[]): string[] {
  const womens = stories.filter(({ women }) => women).length;
  const missing = CONTINENTS.filter((one) => !stories.some(({ continent }) => continent === one));
  return [
    ...(stories.length < MIN_STORIES ? [`There are ${stories.length}, not ${MIN_STORIES}.`] : []),
    ...(womens < MIN_WOMENS_SHARE * stories.length ? ["Less than a quarter is women's."] : []),
    ...missing.map((one) => `None is from ${one}.`),
  ];
}

const goalsOf = (kicks: string) => kicks.replaceAll("x", "").length;

/** Whether a shoot-out was decided by its last kick and not before it, whichever team began. */
function isOver([one, other]: readonly [string, string]): boolean {
  return endsAt(one, other) || endsAt(other, one);
}

function endsAt(first: string, second: string): boolean {
  if (first.length - second.length > 1 || second.length > first.length) return false;
  const decided: boolean[] = [];
  for (let kick = 1; kick <= first.length + second.length; kick++) {
    const taken = [Math.ceil(kick / 2), Math.floor(kick / 2)] as const;
    const goals = [goalsOf(first.slice(0, taken[0])), goalsOf(second.slice(0, taken[1]))] as const;
    const rounds = Math.max(5, taken[0]);
    decided.push(
      goals[0] > goals[1] + rounds - taken[1] || goals[1] > goals[0] + rounds - taken[0],
    );
  }
  return decided.indexOf(true) === decided.length - 1;
}

function dataReasons({ check, date, score, winner, teams, kicks }: StoryRecord, data: OpenData) {
  const reasons: string[] = [];
  if (check?.result) {
    const names = check.result;
    const winnerName = names[teams.indexOf(winner)] ?? "";
    const goals = goalsInData(rowOf(data, RESULTS, date, names), names);
    if (goals !== score.join("-")) reasons.push(`${RESULTS} has ${goals ?? "no such match"}.`);
    const row = rowOf(data, SHOOTOUTS, date, names);
    if (row?.winner !== winnerName) {
      reasons.push(`${SHOOTOUTS} has ${row?.winner ?? "no such shoot-out"}.`);
    }
  }
  if (check?.kicks) {
    const found = check.kicks.map((name) => kicksInData(data, date, name));
    if (found.join() !== kicks?.join()) reasons.push(`${KICKS} has ${found.join(" and ")}.`);
  }
  return reasons;
}

function rowOf(data: OpenData, file: string, date: string, names: readonly string[]) {
  const isTheirs = (row: Row) =>
    row.date === date && [row.home_team, row.away_team].every((name) => names.includes(name ?? ""));
  return data.rowsOf(file)?.find(isTheirs);
}

function goalsInData(row: Row | undefined, names: readonly string[]): string | null {
  if (!row) return null;
  const goals = [row.home_score, row.away_score];
  return (row.home_team === names[0] ? goals : goals.reverse()).join("-");
}

const kicksInData = (data: OpenData, date: string, name: string) =>
  (data.rowsOf(KICKS) ?? [])
    .filter((row) => row.match_date === date && row.team_name === name)
    .map(({ converted }) => (converted === "1" ? "o" : "x"))
    .join("");

function proofOf(stories: readonly StoryRecord[], hasData: boolean): Proof {
  const byData = hasData ? stories.filter(({ check }) => check).length : 0;
  const byReading = stories.filter(({ check, read }) => read && !(hasData && check)).length;
  return { byData, byReading, unchecked: stories.length - byData - byReading };
}
