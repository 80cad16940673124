import { isKnownWord } from "~/games/golden-word/words.server";
import { ageingProblem, brokenReasons } from "../../../../scripts/editions/promises";
import { isDenied } from "../../../../scripts/word-lists.mjs";
import { type Slots, slotsOf } from "../grid";
import type { GridRecord, GridWord } from "../grid-file.server";
import { latticeNamed } from "../lattices";

const MAX_EVERYDAY = 2;
const MAX_HARD = 2;
const MIN_STYLES = 3;
const CONTINENTS = ["africa", "asia", "europe", "north-america", "oceania", "south-america"];

/** Two or three letters of each word cross nothing: beginners can guess them in a word, and not in a surname. */
export const OPEN_LETTERS =
  "Two letters of a surname cross nothing: its clue has to give them by wordplay.";

const GAP = "___";
const YEAR = /\b(1[89]|20)\d\d\b/;
const ENDING = /(ed|[sdny])$/;

/** What a word and its clue break of their promises. */
export function clueProblems(one: GridWord): string[] {
  const { word, clue, style, isFootball, isSurname, source } = one;
  const tokens = tokensOf(clue);
  const aged = ageingProblem(clue);
  const stem = word.replace(ENDING, "");
  const denied = [word, ...tokens].find(isDenied);
  return brokenReasons([
    [
      tokens.some((token) => token.startsWith(stem)),
      "Its clue contains its entry: word it differently.",
    ],
    [denied !== undefined, `A denylist has '${denied}': choose another word.`],
    [aged !== null, aged ?? ""],
    [
      style === "fill" && !clue.includes(GAP),
      "Its clue has nothing to fill: write the gap as ___.",
    ],
    [(style === "fact" || YEAR.test(clue)) && !source, "A fact has to have a source."],
    [
      !isFootball && !isKnownWord(word),
      `'${word}' is in no list of everyday words: is it football's?`,
    ],
    [isSurname === true && style !== "wordplay", OPEN_LETTERS],
  ]);
}

/** Which of its quotas a grid misses. */
export function gridProblems({ lattice, words }: GridRecord): string[] {
  const slots = slotsOf(latticeNamed(lattice));
  const styles = words.map(({ style }) => style);
  const entries = words.map(({ word }) => word);
  const given = words.find(({ clue, word }) =>
    tokensOf(clue).some((token) =>
      entries.some((entry) => entry !== word && token.includes(entry)),
    ),
  );
  return brokenReasons([
    [
      words.filter(({ isFootball }) => !isFootball).length > MAX_EVERYDAY,
      "Over two of its words are everyday: make them football's.",
    ],
    [new Set(styles).size < MIN_STYLES, "Its clues have fewer than three styles."],
    [!styles.includes("wordplay"), "No clue makes anybody groan: one has to be of wordplay."],
    [new Set(entries).size < entries.length, "It has a word twice."],
    [words.filter(({ isHard }) => isHard).length > MAX_HARD, "Over two of its words are hard."],
    [hardCross(slots, words), "Two hard words cross: a fan has no way in."],
    [
      given !== undefined,
      `The clue of '${given?.word}' contains another entry: word it differently.`,
    ],
  ]);
}

/** Whether two words that cross are hard. */
function hardCross(slots: Slots, words: readonly GridWord[]): boolean {
  const cells = slots.flatMap((slot, index) => (words[index]?.isHard ? slot.cells : []));
  return new Set(cells).size < cells.length;
}

/** What seven grids running miss. */
export function weekProblems(week: readonly GridRecord[]): string[] {
  const words = week.flatMap((grid) => grid.words);
  const visited = new Set(words.map(({ continent }) => continent as string | undefined));
  const missing = CONTINENTS.filter((continent) => !visited.has(continent));
  return brokenReasons([
    [!words.some(({ women }) => women), "Its week has nothing of women's football."],
    [missing.length > 0, `Its week does not visit ${missing.join(", ")}.`],
  ]);
}

/** The words of a clue in plain small letters. */
export const tokensOf = (clue: string): string[] =>
  clue
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
