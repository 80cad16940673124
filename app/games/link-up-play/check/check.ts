import { brokenReasons, type Promises, problemsOf } from "../../../../scripts/editions/promises";
import type { Problem, TitleCheck } from "../../../../scripts/editions/title-check";
import { isDenied } from "../../../../scripts/word-lists.mjs";
import { boards, categories, editions } from "../editions.server";
import { type Board, boardProblem, type Category } from "../editions-file.server";
import voidedOn from "../voided.json";
import { dataProblems, isByLetters, letterProblems } from "./proofs";
import refusedData from "./refused.json";
import { candidates, fits, openings, splits, wordKey } from "./solver";

const FOLDER = "app/games/link-up-play";
const BOARDS = `${FOLDER}/boards.json`;
const CATEGORIES = `${FOLDER}/categories.json`;

/** The days in which no category comes back, and no two of them together. */
const MIN_GAP = 14;
const PAIR_GAP = 60;
/** The words of a group that were in one group before, at most. */
const MAX_BACK = 2;
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

/** What Link-Up Play promises; importing its records has checked them against the schema. */
export const titleCheck: TitleCheck = {
  schedule: editions.schedule,
  scheduleFile: `${FOLDER}/editions.server.ts`,
  numbers: () => boards.map((_, index) => index + 1),
  told: (number) =>
    categoriesOf(number).map(({ id, name, line }) => ({
      ...{ id, answer: null, asked: "" },
      text: `${name}: ${line}`,
    })),
  verified: categoriesOf,
  check: (data) => {
    const problems = linkUpProblems(categories, boards, refusedData, Object.keys(voidedOn));
    const doubted = categories.flatMap((one) =>
      problemsOf(CATEGORIES, one.id, dataProblems(one, data)),
    );
    const byData = categories.filter((one) => isByLetters(one) || (data && one.check)).length;
    const proven = categories.filter((one) => isByLetters(one) || one.source).length;
    return {
      problems: [...problems, ...doubted],
      records: categories.length,
      proof: { byData, byReading: proven - byData, unchecked: categories.length - proven },
    };
  },
  preview(number) {
    const board = boards[number - 1];
    if (!board) return null;
    const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
    return board.groups.map(
      ({ category, words }) => `${nameOf.get(category)}: ${words.join(", ")}`,
    );
  },
};

function categoriesOf(number: number): Category[] {
  const ids = boards[number - 1]?.groups.map(({ category }) => category) ?? [];
  return categories.filter(({ id }) => ids.includes(id));
}

/**
 * Everything wrong with categories and the boards made of them, which follow each other day by day. The groups of a
 * voided board are not checked: it is not graded.
 */
export function linkUpProblems(
  bank: readonly Category[],
  list: readonly Board[],
  refused: Refused,
  voided: readonly string[] = [],
): Problem[] {
  const byId = new Map(bank.map((category) => [category.id, category]));
  return [
    ...bank.flatMap((category, index) =>
      problemsOf(CATEGORIES, category.id, [
        ...brokenReasons(categoryPromises(category, bank.slice(0, index))),
        ...letterProblems(category),
      ]),
    ),
    ...list.flatMap((board, index) => {
      const unshowable = boardProblem(board, (id) => byId.get(id));
      const reasons = unshowable
        ? [`${unshowable}.`]
        : brokenReasons([
            ...(voided.includes(board.id) ? [] : boardPromises(board, bank, byId, refused)),
            ...calendarPromises(board, list.slice(0, index)),
          ]);
      return problemsOf(BOARDS, board.id, reasons);
    }),
  ];
}

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
    [AGEING.test(line), "Its line ages."],
    [wordKey(line) === wordKey(name), "Its line repeats its name."],
  ];
}

function boardPromises(
  { id, groups, order }: Board,
  bank: readonly Category[],
  byId: ReadonlyMap<string, Category>,
  refused: Refused,
): Promises {
  const own = groups.flatMap(({ category }) => byId.get(category) ?? []);
  const ways = splits(order, bank).length;
  const stranger = strangerTo(own, candidates(order, bank));
  const herrings = order.filter((word) => own.filter((one) => fits(word, one)).length > 1);
  const unread = ways === 1 ? unreadOf(openings(order, own), refused[id]) : [];
  return [
    [own.some(isMisplaced), "Its groups have to stand from the gentlest to the hardest."],
    [ways !== 1, `There are ${ways === 0 ? "no ways" : "two ways"} to split it.`],
    ...unread.map(({ id: category, words }): Promises[number] => [
      true,
      `Which of these fit '${category}'? Each would open a second way; those that don't belong into link-up-refused.json: ${words.join(", ")}.`,
    ]),
    [stranger !== undefined, `Four words fit '${stranger?.id}', which is none of its groups.`],
    [herrings.length < MIN_HERRINGS, `${herrings.length} of its words fit two groups.`],
    [
      own.filter(({ tags }) => tags.includes("people")).length > MAX_PEOPLE,
      "Two groups are names of people.",
    ],
    [
      linesOf(order).some((line) =>
        groups.some(({ words }) => line.filter((one) => words.includes(one)).length > MAX_IN_LINE),
      ),
      "Three words of a group are in one line.",
    ],
  ];
}

/** Whether a category is gentler than the one before it on a board, or more than a step from its place. */
const isMisplaced = ({ level }: Category, place: number, own: readonly Category[]) =>
  Math.abs(level - place - 1) > MAX_STEP || level < (own[place - 1]?.level ?? level);

/** The words without a note in `refused` that they were read against their category. */
const unreadOf = (open: ReturnType<typeof openings>, read: Refused[string] = {}) =>
  open
    .map(({ id, words }) => ({ id, words: words.filter((one) => !read[id]?.includes(one)) }))
    .filter(({ words }) => words.length > 0);

function calendarPromises(board: Board, before: readonly Board[]): Promises {
  const recent = new Set(
    before.slice(1 - MIN_GAP).flatMap(({ groups }) => groups.map(({ category }) => category)),
  );
  const back = board.groups.find(({ category }) => recent.has(category));
  const pairs = new Set(before.slice(1 - PAIR_GAP).flatMap(pairsOf));
  const pair = pairsOf(board).find((one) => pairs.has(one));
  const served = servedAgain(board, before);
  return [
    [before.some(({ id }) => id === board.id), "Its id exists already."],
    [back !== undefined, `'${back?.category}' comes back within ${MIN_GAP} days.`],
    [pair !== undefined, `'${pair}' come back together within ${PAIR_GAP} days.`],
    [served.length > MAX_BACK, `${served.join(", ")} were in one group before.`],
  ];
}

/** The categories of a board by twos, whatever their order. */
const pairsOf = ({ groups }: Board): string[] => {
  const ids = groups.map(({ category }) => category).sort();
  return ids.flatMap((one, place) => ids.slice(place + 1).map((other) => `${one}' and '${other}`));
};

/** The most words of one group that a group before had too. */
function servedAgain({ groups }: Board, before: readonly Board[]): string[] {
  const past = before.flatMap((one) => one.groups.map(({ words }) => words.map(wordKey)));
  const shared = groups.flatMap(({ words }) =>
    past.map((keys) => words.filter((word) => keys.includes(wordKey(word)))),
  );
  return shared.reduce((most, one) => (one.length > most.length ? one : most), []);
}

/** A category with four of the words that none of the groups tempts with. */
function strangerTo(own: readonly Category[], found: ReturnType<typeof candidates>) {
  const groups = found.filter(({ id }) => own.some((one) => one.id === id));
  const isHeld = (places: readonly number[]) =>
    groups.some((group) => places.every((place) => group.places.includes(place)));
  return found.find((one) => !groups.includes(one) && !isHeld(one.places));
}

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
