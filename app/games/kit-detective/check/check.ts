import { isAdded } from "~/play/editions/schedule.server";
import { brokenProblems, type Promises, problemsOf } from "../../../../scripts/editions/promises";
import { isLongAgo } from "../../../../scripts/editions/schedule-promises";
import type { Problem, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { isDenied } from "../../../../scripts/word-lists.mjs";
import { describe } from "../describe";
import { cases, editions, shirts } from "../editions.server";
import {
  type Case,
  CONTINENTS,
  editionsFileSchema,
  type ShirtRecord,
} from "../editions-file.server";
import { PATTERNS, type PatternKind } from "../shirt";
import { casePromises, earlyPromises, placePromises, plainPromises } from "./cases";
import { undrawnPattern } from "./drawn";
import nationsData from "./nations.json";
import {
  colourPromises,
  knownShirts,
  MIN_DISTANCE,
  type Nations,
  nearestOf,
  suspectPromises,
} from "./suspects";
import { takenShirts } from "./taken";
import { saysInIt, wornReasons } from "./worn";

const FOLDER = "app/games/kit-detective";
const SHIRTS = `${FOLDER}/shirts.json`;
const CASES = `${FOLDER}/cases.json`;

const MIN_SHIRTS = 120;
/** Shirts of one nation, in all. */
const MAX_OF_A_NATION = 6;
/** Shirts of each pattern; fewer of those of which no more could be confirmed. */
const MIN_OF_A_PATTERN = 5;
const MIN_OF: Readonly<Partial<Record<PatternKind, number>>> = {
  halves: 4,
  zigzag: 2,
  waves: 1,
  scales: 1,
  feathers: 1,
};
const MIN_OF_WOMEN = 18;
/** The cases that were played before 'In it' needed a page, and each piece of evidence had to rule a team out. */
const PLAYED_BEFORE = 1;
/** The first cases that were not filled with more of them, and whose evidence is of the shirt and those who wore it. */
const FIRST_PATTERNED = 2;
export const FIRST_OF_SHIRTS = 3;
/** The place of Sunday's piece: it is the best one, and decides. */
const SUNDAY = 2;
/** What is of a country and not of its shirt. */
const GEOGRAPHY =
  /\b(capital is|biggest city|cities|coasts?|Equator|crowns?|head of state|mainland|keeps to the (left|right)|drive on|official language|is spoken)\b/;
/** The first pieces, which tell of the match or the tournament in which the shirt was worn. */
const OPENING = 2;
/** What tells of a nation's other years, and how many years from those of the shirt a year may be. */
const HISTORY =
  /\bhad (not )?been (to|at|in|champions)\b|\bby (then|the end of)\b|\b(by|before|until after) (the year )?\d{4}\b/;
const MAX_YEARS_AWAY = 2;
/** The first case of which the order of the suspects has to tell nothing. */
const FIRST_IN_ORDER = 14;
/** Words that age a text, and those that no text may have: makers, badges, sponsors. */
const AGEING = /\b(today|currently|nowadays|this year|so far|still)\b/i;
const MAKERS =
  /\b(adidas|nike|puma|umbro|admiral|kappa|lotto|hummel|diadora|reebok|le coq|macron|new balance|castore|sponsors?|crests?|trefoil)\b/i;

/** A case, with its number if it is an operator's. */
type Numbered = Case & { number?: number };

/** The nations that may be suspects. */
export const nations: Nations = nationsData;

/** What Kit Detective promises; importing its records has checked them against the schema. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const files = added.map(({ content, ...rest }) => ({
    ...rest,
    ...editionsFileSchema.parse(content),
  }));
  const bank = [...shirts, ...files.flatMap((one) => one.shirts)];
  const caseOf = new Map<number, Numbered>(cases.map((one, index) => [index + 1, one]));
  for (const { first, cases: own } of files) {
    for (const [place, one] of own.entries()) {
      caseOf.set(first + place, { ...one, number: first + place });
    }
  }
  const shirtsAt = (number: number) =>
    (caseOf.get(number)?.shirts ?? []).flatMap((id) => bank.find((one) => one.id === id) ?? []);
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => [...caseOf.keys()],
    told: (number) =>
      shirtsAt(number).map(({ id, nation, years, note, evidence }) => {
        const asked = evidence.map(({ text }) => text).join(" ");
        return { id, answer: nation, asked, text: `${nation} ${years}: ${asked} ${note}` };
      }),
    verified: shirtsAt,
    check: (data) => {
      const byReading = bank.filter(({ source }) => source).length;
      const fileOf = new Map(
        files.flatMap(({ file, ...own }) =>
          [...own.shirts, ...own.cases].map(({ id }) => [id, file] as const),
        ),
      );
      return {
        problems: [
          ...kitProblems(bank, [...caseOf.values()], nations, fileOf),
          ...quotaProblems(shirts),
          ...files.flatMap(({ file, first, shirts: own }) =>
            takenShirts({ shirts: own }, first).map((one) => ({ file, ...one })),
          ),
          ...(data
            ? bank.flatMap((one) =>
                problemsOf(fileOf.get(one.id) ?? SHIRTS, one.id, wornReasons(one, data)),
              )
            : []),
        ],
        records: bank.length,
        proof: { byData: 0, byReading, unchecked: bank.length - byReading },
        figures: figuresOf(bank, nations),
      };
    },
    unfinished: takenShirts,
    preview(number) {
      const worn = shirtsAt(number);
      if (worn.length === 0) return null;
      return worn.map(({ nation, years, shirt }) => `${nation} ${years}: ${describe(shirt)}`);
    },
  };
};

/**
 * Everything wrong with single shirts and cases.
 *
 * @param fileOf the files of an operator's records, by their ids
 */
export function kitProblems(
  bank: readonly ShirtRecord[],
  list: readonly Numbered[],
  table: Nations,
  fileOf: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const byId = new Map(bank.map((record) => [record.id, record]));
  const played = list.slice(0, PLAYED_BEFORE).flatMap((one) => one.shirts);
  const rulingOut = list.slice(PLAYED_BEFORE).flatMap((one) => one.shirts);
  const ofShirts = list.slice(FIRST_OF_SHIRTS - 1).flatMap((one) => one.shirts);
  return [
    ...bank.flatMap((record, index) =>
      brokenProblems(fileOf.get(record.id) ?? SHIRTS, record.id, [
        ...shirtPromises(record, bank.slice(0, index)),
        ...suspectPromises(record, bank, table),
        ...evidencePromises(record, table),
        [
          saysInIt(record) !== undefined && !record.wornIn && !played.includes(record.id),
          `'${saysInIt(record)}' needs a page that says so of that match: name it as wornIn, or leave 'in it' out.`,
        ],
        [
          rulingOut.includes(record.id) && isIdle(record),
          "A piece of its evidence rules nobody out, though several are left: let each leave fewer.",
        ],
        ...(ofShirts.includes(record.id)
          ? [...filePromises(record), ...colourPromises(record, bank, table)]
          : []),
      ]),
    ),
    ...list.flatMap((one, place) =>
      brokenProblems(fileOf.get(one.id) ?? CASES, one.id, [
        ...casePromises(one, byId),
        ...(place + 1 < FIRST_IN_ORDER ? [] : placePromises(one, byId)),
        ...(place + 1 < FIRST_OF_SHIRTS ? [] : earlyPromises(one, byId)),
        ...(place + 1 < FIRST_PATTERNED ? [] : plainPromises(one, byId)),
        [
          wornBefore(one, list.slice(0, place)) !== undefined,
          `'${wornBefore(one, list.slice(0, place))}' was in a case before: take another.`,
        ],
      ]),
    ),
  ];
}

/** What all shirts together have to be. */
export function quotaProblems(bank: readonly ShirtRecord[]): Problem[] {
  const count = (test: (record: ShirtRecord) => boolean) => bank.filter(test).length;
  const rare = PATTERNS.filter(
    (kind) =>
      count(({ shirt }) => shirt.pattern.kind === kind) < (MIN_OF[kind] ?? MIN_OF_A_PATTERN),
  );
  const frequent = bank.find(
    (one) => count(({ nation }) => nation === one.nation) > MAX_OF_A_NATION,
  );
  const missing = CONTINENTS.filter((one) => !bank.some(({ continent }) => continent === one));
  return brokenProblems(SHIRTS, "bank", [
    [bank.length < MIN_SHIRTS, `It has ${bank.length} shirts.`],
    [rare.length > 0, `Too few shirts have ${rare.join(", ")}.`],
    [frequent !== undefined, `'${frequent?.nation}' has too many shirts.`],
    [missing.length > 0, `No shirt is from ${missing.join(", ")}.`],
    [count(({ women }) => women) < MIN_OF_WOMEN, "Too few shirts are women's."],
  ]);
}

function shirtPromises(record: ShirtRecord, before: readonly ShirtRecord[]): Promises {
  const { id, note, shirt, years, era, evidence, source } = record;
  const told = [source?.title ?? "", source?.where ?? "", ...evidence.map(({ text }) => text)];
  const texts = [note, ...told].join(" ");
  const { kind, colours } = shirt.pattern;
  return [
    [before.some((one) => one.id === id), "Its id exists already."],
    [before.some((one) => one.note === note), "Its note exists already."],
    [(kind === "plain") !== (colours.length === 0), "A pattern has colours, and plain has none."],
    [
      undrawnPattern(record) !== undefined,
      `'${undrawnPattern(record)}' in its note is not drawn: draw it, or leave the word out.`,
    ],
    [`${years.slice(0, 3)}0s` !== era, "Its years are of another era."],
    [
      (texts.toLowerCase().match(/[a-z]+/g) ?? []).some(isDenied),
      "A denylist has one of its words.",
    ],
    [MAKERS.test(texts), "It names a maker, a badge or a sponsor."],
    [AGEING.test(note), `'${AGEING.exec(note)?.[0]}' in its note goes out of date: leave it out.`],
  ];
}

/** Whether a piece of evidence leaves as many suspects as there were, where that is more than one. */
const isIdle = ({ suspects, evidence }: ShirtRecord) =>
  evidence.some(({ fits }, place) => {
    const before = evidence[place - 1]?.fits ?? suspects;
    return before.length > 1 && fits.length === before.length;
  });

/** A shirt that an earlier case had; in an operator's case it may come back after long. */
function wornBefore({ shirts: ids, number = 0 }: Numbered, before: readonly Case[]) {
  const mayReturn = (place: number) =>
    isAdded(number) && isLongAgo(editions.schedule, place + 1, number);
  return ids.find((id) =>
    before.some((one, place) => one.shirts.includes(id) && !mayReturn(place)),
  );
}

/** That its evidence is of the shirt, and that Sunday's piece decides. */
function filePromises({ years, evidence }: ShirtRecord): Promises {
  const lesson = evidence.find(({ text }) => GEOGRAPHY.test(text));
  const past = evidence.slice(0, OPENING).find(({ text }) => isHistory(text, years));
  return [
    [lesson !== undefined, `'${lesson?.text}' is geography: tell of the shirt or who wore it.`],
    [
      past !== undefined,
      `'${past?.text}' is of another time: tell of the shirt's match or tournament.`,
    ],
    [evidence[SUNDAY]?.fits.length !== 1, "Sunday's piece has to decide: it is the best one."],
  ];
}

/** Whether a text tells what a nation did at other times than in the years of a shirt. */
function isHistory(text: string, years: string): boolean {
  const told = text.match(/\b\d{4}\b/g) ?? [];
  const worn = Number(years.slice(0, 4));
  return HISTORY.test(text) || told.some((year) => Math.abs(Number(year) - worn) > MAX_YEARS_AWAY);
}

/** That its evidence leads from several suspects to one, and names none. */
function evidencePromises({ nation, evidence }: ShirtRecord, table: Nations): Promises {
  const left = evidence.map(({ fits }) => fits);
  const grows = left.some((fits, place) =>
    fits.some((one) => left[place - 1]?.includes(one) === false),
  );
  const text = evidence.map((piece) => piece.text).join(" ");
  const given = table[nation]?.words.find((word) => new RegExp(`\\b${word}`, "i").test(text));
  return [
    [left.slice(0, 2).some((fits) => fits.length < 2), "Its first evidence leaves one suspect."],
    [grows, "Its evidence brings a suspect back."],
    [new Set(evidence.map((piece) => piece.text)).size < evidence.length, "It says a thing twice."],
    [given !== undefined, `Its evidence gives '${given}' away.`],
  ];
}

function figuresOf(bank: readonly ShirtRecord[], table: Nations): string[] {
  const nearest = bank.map((record) => ({ id: record.id, ...nearestOf(record, bank, table) }));
  const least = nearest.reduce((one, other) => (other.distance < one.distance ? other : one));
  const byPattern = bank.filter(({ shirt, nation, suspects }) =>
    suspects
      .filter((one) => one !== nation)
      .flatMap((one) => knownShirts(one, bank, table))
      .every(({ pattern }) => pattern.kind !== shirt.pattern.kind),
  );
  const places = [0, 1, 2, 3].map(
    (place) => bank.filter(({ suspects, nation }) => suspects[place] === nation).length,
  );
  const tally = (names: readonly string[], of: (record: ShirtRecord) => string) =>
    names.map((name) => `${name} ${bank.filter((one) => of(one) === name).length}`).join(", ");
  return [
    `smallest distance ${least.distance.toFixed(1)} (${least.id} and ${least.suspect}), at least ${MIN_DISTANCE}`,
    `patterns: ${tally(PATTERNS, ({ shirt }) => shirt.pattern.kind)}`,
    `${tally(CONTINENTS, ({ continent }) => continent)}; women's ${bank.filter(({ women }) => women).length}`,
    `told by the pattern alone ${byPattern.length}, otherwise by colour and evidence; right place ${places.join(", ")}`,
  ];
}
