import { z } from "zod";
import type { RecordProblem } from "~/play/rules/server-game.server";
import type { OpenData } from "../../../../scripts/editions/open-data";
import { brokenReasons, type Promises, problemsOf } from "../../../../scripts/editions/promises";
import type { Problem, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { isDenied } from "../../../../scripts/word-lists.mjs";
import { CAREERS } from "../career";
import { addedCareersSchema, builtInNames, careers, isOfRelease } from "../careers.server";
import type { Career, PlayerName } from "../careers-file.server";
import { editions } from "../editions.server";
import { fold } from "../find-names";
import { codeOf } from "../names.server";
import { clubProblems, clubsChecked } from "./career-clubs";
import { clubNameReasons } from "./club-names";
import { repeatProblems, weekReasons, weeksOf } from "./weeks";

const FOLDER = "app/games/career-path";
const WEEKS = `${FOLDER}/careers`;
const NAMES = `${FOLDER}/names.json`;

/** The names that the search offers, at least, so that the list gives nothing away. */
const MIN_NAMES = 600;
/** The careers of the first week were played before names were compared with their years. */
const FIRST_NAMED = CAREERS;
/** The years between two clubs that need no word on them. */
const MAX_GAP = 2;
/** The youngest in a first team. */
const MIN_AGE = 12;
/** The last year of a career: all have ended for certain. */
const LAST_YEAR = 2025;
/** Words that age a text. */
const AGEING =
  /\b(today|currently|current|nowadays|this year|so far|still|ever|record|most ever|to date)\b|—/i;
/** What is no story of a move. */
const SCANDAL =
  /\b(arrest\w*|prison|court|trial for|doping|drugs?|banned|divorce\w*|affair|racis\w*|scandal\w*|fraud|drunk\w*|debts?|died|death)\b/i;

const EXISTS = "Its player exists already: take another.";
/** Careers of which no more than the name has to be filled in. */
const begunSchema = z.array(
  z.union([z.looseObject({ id: z.string(), name: z.string() }), z.string()]),
);

/** What Career Path promises; importing its careers has checked them against the schema. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const files = added.map(({ file, content, first }) => {
    const list = addedCareersSchema.parse(content);
    return { file, first, list, own: list.filter((career) => !isOfRelease(career)) };
  });
  const all = [...careers, ...files.flatMap(({ own }) => own)];
  const names = [
    ...builtInNames,
    ...files.flatMap(({ own }) => own.filter(({ name }) => !isSearched(name))),
  ];
  const weekOf = new Map(weeksOf(careers).map((week, index) => [index + 1, week]));
  for (const { list, first } of files) {
    for (const [place, week] of weeksOf(list).entries()) weekOf.set(first + place, week);
  }
  const fileAt = (number: number) =>
    files.toSorted((one, other) => one.first - other.first).findLast(({ first }) => first <= number)
      ?.file ?? WEEKS;
  const weeks = [...weekOf].map(([number, week]) => ({ number, week, file: fileAt(number) }));
  const weekAt = (number: number) => weekOf.get(number) ?? [];
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => [...weekOf.keys()],
    told: (number) =>
      weekAt(number).map(({ id, name, stations, story }) => {
        const asked = stations.map(({ club }) => club).join(", ");
        // A list of clubs tells nothing of them.
        return { id, answer: name, asked, text: `${name}: ${story}` };
      }),
    verified: weekAt,
    check: (data) => {
      const byData = data ? all.filter(({ check }) => check).length : 0;
      const unchecked = all.filter(({ check, isRead }) => !isRead && !(data && check)).length;
      const fileOf = new Map(files.flatMap(({ file, own }) => own.map(({ id }) => [id, file])));
      return {
        problems: [
          ...careerProblems(all, names, data, fileOf),
          ...weeks.flatMap(({ number, week, file }) =>
            problemsOf(file, `edition ${number}`, weekReasons(week)),
          ),
          ...repeatProblems(weeks),
          ...nameListProblems(builtInNames),
        ],
        records: all.length,
        proof: { byData, byReading: all.length - byData - unchecked, unchecked },
        figures: [figuresOf(all, names)],
      };
    },
    unfinished: knownPlayers,
    preview: (number) =>
      weekOf
        .get(number)
        ?.flatMap(({ name, stations, story, difficulty }) => [
          "",
          `${name} (difficulty ${difficulty})`,
          ...stations.map((station) => `   ${stationText(station)}`),
          `   ${story}`,
        ]) ?? null,
  };
};

/** The careers of a file whose players the release has already. */
function knownPlayers(content: unknown): RecordProblem[] {
  const known = new Set(careers.map(({ name }) => fold(name)));
  const begun = begunSchema.safeParse(content).data ?? [];
  return begun.flatMap((one) =>
    typeof one === "object" && known.has(fold(one.name)) ? { record: one.id, reason: EXISTS } : [],
  );
}

const isSearched = (name: string) => builtInNames.some((one) => one.name === name);

/**
 * Everything wrong with careers, one by one.
 *
 * @param fileOf the files of an operator's careers, by their ids
 */
export function careerProblems(
  list: readonly Career[],
  names: readonly PlayerName[],
  data: OpenData | null,
  fileOf: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const searched = new Map(names.map((one) => [one.name, one]));
  return list.flatMap((career, index) =>
    problemsOf(fileOf.get(career.id) ?? WEEKS, career.id, [
      ...brokenReasons(careerPromises(career, list.slice(0, index))),
      ...brokenReasons(storyPromises(career)),
      ...stationReasons(career.stations),
      ...(index < FIRST_NAMED ? [] : clubNameReasons(career.stations)),
      ...nameReasons(career, searched.get(career.name)),
      ...(data ? clubProblems(career, data) : []),
    ]),
  );
}

/** Everything wrong with the list of names that the search offers. */
export const nameListProblems = (names: readonly PlayerName[]): Problem[] =>
  listReasons(names).map(([record, reason]) => ({ file: NAMES, record, reason }));

function careerPromises(
  { id, name, spellings, born, stations }: Career,
  before: readonly Career[],
): Promises {
  const own = wordsOf([name, ...spellings].join(" "));
  const prompts = wordsOf(stations.map(({ club, place = "" }) => `${club} ${place}`).join(" "));
  const same = before.find((one) => clubsKey(one) === clubsKey({ stations }));
  return [
    [before.some((one) => one.id === id), "Its id exists already."],
    [before.some((one) => fold(one.name) === fold(name)), EXISTS],
    [same !== undefined, `Its clubs are those of ${same?.name}.`],
    [own.some((word) => prompts.includes(word)), "A club or its place has the player's name."],
    [(stations[0]?.from ?? 0) < born + MIN_AGE, "Its first club is too early for its birth."],
    [stations.some(({ to }) => to > LAST_YEAR), `It goes on after ${LAST_YEAR}.`],
  ];
}

function storyPromises({ story }: Career): Promises {
  const denied = wordsOf(story).find(isDenied);
  return [
    [!/[.?!]$/.test(story), "Its story has no end."],
    [
      AGEING.test(story),
      `'${AGEING.exec(story)?.[0]}' in its story goes out of date: leave it out.`,
    ],
    [SCANDAL.test(story), `'${SCANDAL.exec(story)?.[0]}' is no story of a move: tell another.`],
    [denied !== undefined, `A denylist has '${denied}'.`],
  ];
}

function stationReasons(stations: Career["stations"]): string[] {
  return stations.flatMap((station, index) => {
    const before = stations.slice(0, index);
    const last = before.at(-1);
    const gap = last ? station.from - Math.max(...before.map(({ to }) => to)) : 0;
    const text = stationText(station);
    return brokenReasons([
      [station.to < station.from, `${text}: it ends before it begins.`],
      [last !== undefined && station.from < last.from, `${text}: it is out of order.`],
      [station.club === last?.club, `${text}: the club before is the same: make one of the two.`],
      [
        gap > MAX_GAP && !station.pause,
        `${text}: no word on the ${gap} years before: give it a 'pause'.`,
      ],
      [
        gap <= MAX_GAP && station.pause !== undefined,
        `${text}: there was no pause before: leave it out.`,
      ],
    ]);
  });
}

function nameReasons({ name, spellings }: Career, listed: PlayerName | undefined): string[] {
  if (!listed) return [`No search offers '${name}'.`];
  return spellings
    .filter((spelling) => !listed.spellings?.includes(spelling))
    .map(
      (spelling) => `The search has ${name} already, and won't know '${spelling}': leave it out.`,
    );
}

/** What is wrong with the list of names, each with its record. */
function listReasons(names: readonly PlayerName[]): [record: string, reason: string][] {
  const owners = new Map<string, string>();
  const codes = new Map<string, string>();
  const found: [string, string][] = [];
  if (names.length < MIN_NAMES) found.push(["all", `There are ${names.length} names.`]);
  names.forEach(({ name, spellings = [] }, place) => {
    const before = names[place - 1];
    if (before && fold(before.name) > fold(name)) found.push([name, "It is out of order."]);
    for (const one of [name, ...spellings]) {
      const owner = owners.get(fold(one));
      if (owner !== undefined) found.push([name, `'${one}' is ${owner} already.`]);
      owners.set(fold(one), name);
    }
    const other = codes.get(codeOf(name));
    if (other !== undefined) found.push([name, `A log can't tell it from ${other}.`]);
    codes.set(codeOf(name), name);
  });
  return found;
}

function figuresOf(list: readonly Career[], names: readonly PlayerName[]): string {
  const women = list.filter((career) => career.women).length;
  const nations = new Set(list.map(({ nation }) => nation)).size;
  const clubs = new Set(list.flatMap(({ stations }) => stations.map(({ club }) => club))).size;
  return `${women} of ${list.length} players are women; ${nations} nations, ${clubs} clubs, ${clubsChecked(list)} of them at World Cups in the data; ${names.length} names to search`;
}

const stationText = ({ club, from, to }: Career["stations"][number]) => `${club} ${from}-${to}`;

const clubsKey = ({ stations }: Pick<Career, "stations">) =>
  [...new Set(stations.map(({ club }) => fold(club)))].sort().join("|");

const wordsOf = (text: string): string[] => fold(text).match(/[a-z]{3,}/g) ?? [];
