import { brokenReasons, type Promises, problemsOf } from "../../../../scripts/editions/promises";
import { byPeriod } from "../../../../scripts/editions/schedule-promises";
import type { Problem, TitleCheckWith } from "../../../../scripts/editions/title-check";
import { isDenied } from "../../../../scripts/word-lists.mjs";
import { boards, categories, editions } from "../editions.server";
import {
  type Board,
  boardProblem,
  type Category,
  editionsFileSchema,
} from "../editions-file.server";
import voidedOn from "../voided.json";
import { calendarPromises, unservedIn } from "./calendar";
import { dataProblems, isByLetters, letterProblems } from "./proofs";
import refusedData from "./refused.json";
import { candidates, fits, openings, splits, wordKey } from "./solver";

const FOLDER = "app/games/link-up-play";
const BOARDS = `${FOLDER}/boards.json`;
const CATEGORIES = `${FOLDER}/categories.json`;

/** The words of a board that fit two of its groups, at least. */
const MIN_HERRINGS = 2;
/** The words of one group in a line of four, at most. */
const MAX_IN_LINE = 2;
/** Steps between how hard a category is and its place on a board, at most. */
const MAX_STEP = 1;
/** Groups of names of people on a board, at most. */
const MAX_PEOPLE = 1;
/** Words that age a text. */
const AGEING = /\b(today|currently|nowadays|this year|so far|still|ever|record)\b/i;

/** The words of boards that an editor has read against a category and found not to fit: by board, by category. */
export type Refused = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The files of an operator's records, by their ids. */
type Files = ReadonlyMap<string, string>;

/** What Link-Up Play promises; importing its records has checked them against the schema. */
export const titleCheck: TitleCheckWith = (added = []) => {
  const files = added.map(({ content, ...rest }) => ({
    ...rest,
    ...editionsFileSchema.parse(content),
  }));
  const bank = [...categories, ...files.flatMap((one) => one.categories)];
  const boardOf = new Map(boards.map((board, index) => [index + 1, board]));
  for (const { first, boards: own } of files) {
    for (const [place, board] of own.entries()) boardOf.set(first + place, board);
  }
  const fileOf = new Map(
    files.flatMap(({ file, ...own }) =>
      [...own.categories, ...own.boards].map(({ id }) => [id, file] as const),
    ),
  );
  const numbers = [...boardOf.keys()];
  const categoriesOf = (number: number) => {
    const ids = boardOf.get(number)?.groups.map(({ category }) => category) ?? [];
    return bank.filter(({ id }) => ids.includes(id));
  };
  return {
    schedule: editions.schedule,
    scheduleFile: `${FOLDER}/editions.server.ts`,
    numbers: () => numbers,
    told: (number) =>
      categoriesOf(number).map(({ id, name, line }) => {
        const group = boardOf.get(number)?.groups.find(({ category }) => category === id);
        return { id, answer: null, asked: "", text: `${name}: ${group?.line ?? line}` };
      }),
    verified: categoriesOf,
    check: (data) => {
      const doubted = bank.flatMap((one) =>
        problemsOf(fileOf.get(one.id) ?? CATEGORIES, one.id, dataProblems(one, data)),
      );
      const byData = bank.filter((one) => isByLetters(one) || (data && one.check)).length;
      const proven = bank.filter((one) => isByLetters(one) || one.source).length;
      const days = byPeriod(editions.schedule, numbers, (number) => boardOf.get(number));
      return {
        problems: [
          ...linkUpProblems(bank, days, refusedData, Object.keys(voidedOn), fileOf),
          ...doubted,
          ...unservedIn(categories, boards).flatMap((id) =>
            problemsOf(CATEGORIES, id, ["No board has it: make one, or take it out."]),
          ),
        ],
        warnings: files.flatMap(({ file, boards: own }) =>
          own.flatMap(({ id, groups, order }) =>
            problemsOf(file, id, unreadReasons(groupsOf(groups, bank), order)),
          ),
        ),
        records: bank.length,
        proof: { byData, byReading: proven - byData, unchecked: bank.length - proven },
      };
    },
    preview(number) {
      const board = boardOf.get(number);
      if (!board) return null;
      const nameOf = new Map(bank.map(({ id, name }) => [id, name]));
      return board.groups.map(
        ({ category, words }) => `${nameOf.get(category)}: ${words.join(", ")}`,
      );
    },
  };
};

/**
 * Everything wrong with categories and the boards made of them, which follow each other day by day. The groups of a
 * voided board are not checked: it is not graded.
 *
 * @param days the boards of consecutive days; a day that has none has null
 */
export function linkUpProblems(
  bank: readonly Category[],
  days: readonly (Board | null)[],
  refused: Refused,
  voided: readonly string[] = [],
  fileOf: Files = new Map(),
): Problem[] {
  const byId = new Map(bank.map((category) => [category.id, category]));
  return [
    ...bank.flatMap((category, index) =>
      problemsOf(fileOf.get(category.id) ?? CATEGORIES, category.id, [
        ...brokenReasons(categoryPromises(category, bank.slice(0, index))),
        ...letterProblems(category),
      ]),
    ),
    ...days.flatMap((board, day) => {
      if (!board) return [];
      const { id } = board;
      const unshowable = boardProblem(board, (one) => byId.get(one));
      // What an operator's board leaves open is asked, as no release has its answers.
      const read = fileOf.has(id) ? null : (refused[id] ?? {});
      const reasons = unshowable
        ? [`${unshowable}.`]
        : brokenReasons([
            ...(voided.includes(id) ? [] : boardPromises(board, bank, read)),
            ...calendarPromises(board, days.slice(0, day)),
          ]);
      return problemsOf(fileOf.get(id) ?? BOARDS, id, reasons);
    }),
  ];
}

const groupsOf = (groups: Board["groups"], bank: readonly Category[]) =>
  groups.flatMap(({ category }) => bank.find(({ id }) => id === category) ?? []);

function categoryPromises(category: Category, before: readonly Category[]): Promises {
  const { id, name, members, also = [], line } = category;
  const keys = [...members, ...also].map(wordKey);
  const denied = wordsOf([name, line, ...members].join(" ")).find(isDenied);
  return [
    [before.some((one) => one.id === id), "Its id exists already."],
    [before.some((one) => one.name === name), "Its name exists already."],
    [before.some((one) => one.line === line), "Its line exists already."],
    [new Set(keys).size < keys.length, "One of its words is there twice."],
    [denied !== undefined, `A denylist has '${denied}'.`],
    [
      !category.source && !isByLetters(category),
      "It has no source, and no letters prove it: name a dictionary or a page.",
    ],
    [AGEING.test(line), `'${AGEING.exec(line)?.[0]}' in its line goes out of date: leave it out.`],
    [wordKey(line) === wordKey(name), "Its line repeats its name."],
  ];
}

function boardPromises(
  { groups, order }: Board,
  bank: readonly Category[],
  read: Refused[string] | null,
): Promises {
  const own = groupsOf(groups, bank);
  const ways = splits(order, bank).length;
  const stranger = strangerTo(own, candidates(order, bank));
  const herrings = order.filter((word) => own.filter((one) => fits(word, one)).length > 1);
  const unread = ways === 1 && read ? unreadReasons(own, order, read) : [];
  const lines = groups.flatMap(({ line }) => line ?? []);
  return [
    [lines.some((line) => AGEING.test(line)), "One of its lines ages."],
    [lines.some((line) => wordsOf(line).some(isDenied)), "A denylist has a word of its lines."],
    [own.some(isMisplaced), "Its groups have to stand from the gentlest to the hardest."],
    [ways === 0, "No category has four of its words: look at the members."],
    [ways > 1, "There are two ways to split it: change a word that fits two groups."],
    ...unread.map((reason): Promises[number] => [
      true,
      `${reason} Those that don't belong into check/refused.json.`,
    ]),
    [stranger !== undefined, `Four words fit '${stranger?.id}', which is none of its groups.`],
    [
      herrings.length < MIN_HERRINGS,
      `${herrings.length} of its words fit two groups: it has to be two, so that they tempt. Name one in a category's members or 'also'.`,
    ],
    [
      own.filter(({ tags }) => tags.includes("people")).length > MAX_PEOPLE,
      "Two groups are names of people: change one.",
    ],
    [
      !isMixed(
        order,
        groups.map(({ words }) => words),
      ),
      "Three words of a group are in one line of its order: mix them.",
    ],
  ];
}

/** Whether a category is gentler than the one before it on a board, or more than a step from its place. */
const isMisplaced = ({ level }: Category, place: number, own: readonly Category[]) =>
  Math.abs(level - place - 1) > MAX_STEP || level < (own[place - 1]?.level ?? level);

/**
 * The words that would open a second way if they fitted a category too, without those that were read against it.
 *
 * @param read the words by the ids of categories, as a release has them; an operator is told the categories' names
 */
const unreadReasons = (
  own: readonly Category[],
  order: readonly string[],
  read?: Refused[string],
): string[] =>
  openings(order, own).flatMap(({ id, words }) => {
    const unread = words.filter((one) => !read?.[id]?.includes(one));
    if (unread.length === 0) return [];
    const called = read ? id : own.find((one) => one.id === id)?.name;
    return [`Which of these fit '${called}'? Each would open a second way: ${unread.join(", ")}.`];
  });

/** A category with four of the words that none of the groups tempts with. */
function strangerTo(own: readonly Category[], found: ReturnType<typeof candidates>) {
  const groups = found.filter(({ id }) => own.some((one) => one.id === id));
  const isHeld = (places: readonly number[]) =>
    groups.some((group) => places.every((place) => group.places.includes(place)));
  return found.find((one) => !groups.includes(one) && !isHeld(one.places));
}

/** Whether no row and no column has most of a group. */
export const isMixed = (order: readonly string[], groups: readonly (readonly string[])[]) =>
  linesOf(order).every((line) =>
    groups.every((words) => line.filter((one) => words.includes(one)).length <= MAX_IN_LINE),
  );

/** The rows and columns of a board. */
function linesOf(order: readonly string[]): string[][] {
  const places = [0, 1, 2, 3];
  const at = (row: number, column: number) => order[row * places.length + column] ?? "";
  return [
    ...places.map((row) => places.map((column) => at(row, column))),
    ...places.map((column) => places.map((row) => at(row, column))),
  ];
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
