import type { z } from "zod";
import type { Edition } from "~/play/rules/game";
import type { RecordProblem, Schedule, ServerGame } from "~/play/rules/server-game.server";
import { readEditions } from "./edition-problem.server";

/** The editions of a title as they are stored, by number: the built-in ones from number 1 on, and an operator's. */
interface EditionTable<Stored> {
  /** Null for an unknown number. */
  at(number: number): Stored | null;
  /** The edition that has a record, the latest if several do; 0 for an unknown id. */
  numberOf(id: string): number;
  /** Whether an edition has a record of this id. */
  has(id: string): boolean;
  all(): Stored[];
}

type Definition<File, Stored, Puzzle, Answer> = {
  schedule: Schedule;
  openFrom: string;
  voided: Readonly<Record<string, string>>;
  /** The schema of an operator's file. */
  schema: z.ZodType<File>;
  /** The built-in editions, number 1 first; called when one is first asked for. */
  builtIn(): readonly Stored[];
  /**
   * The editions of an operator's file, in order, or why they can't be used. Whatever else it has to remember of the file,
   * it remembers only if they can.
   */
  read(file: File, known: EditionTable<Stored>): readonly Stored[] | RecordProblem;
  /** The ids of the records that can be voided. */
  idsOf(stored: Stored, number: number): readonly string[];
  /** An edition as the rules read it. */
  build(
    stored: Stored,
    grading: { number: number; isVoid: (id: string) => boolean; hasVoid: boolean },
  ): Omit<Edition<Puzzle, Answer>, "number" | "hasVoid">;
  reported(id: string, known: EditionTable<Stored>): ReturnType<ServerGame["reported"]>;
};

/** What a title's `ServerGame` has of its editions. */
type TitleEditions<Puzzle, Answer> = Pick<
  ServerGame<Puzzle, Answer>,
  "schedule" | "openFrom" | "voided" | "edition" | "fileProblems" | "addEditions" | "reported"
>;

/** The editions of a title, with the table that they are kept in. */
export function defineEditions<File, Stored, Puzzle, Answer>({
  schedule,
  openFrom,
  voided,
  schema,
  builtIn,
  read,
  idsOf,
  build,
  reported,
}: Definition<File, Stored, Puzzle, Answer>): TitleEditions<Puzzle, Answer> & EditionTable<Stored> {
  const stored = new Map<number, Stored>();
  const numbers = new Map<string, number>();
  let isFilled = false;

  function add(list: readonly Stored[], first: number): void {
    for (const [place, one] of list.entries()) {
      stored.set(first + place, one);
      for (const id of idsOf(one, first + place)) numbers.set(id, first + place);
    }
  }

  function fill(): void {
    if (isFilled) return;
    isFilled = true;
    add(builtIn(), 1);
  }

  const table: EditionTable<Stored> = {
    at(number) {
      fill();
      return stored.get(number) ?? null;
    },
    numberOf(id) {
      fill();
      return numbers.get(id) ?? 0;
    },
    has: (id) => table.numberOf(id) > 0,
    all() {
      fill();
      return [...stored.values()];
    },
  };

  return {
    ...table,
    schedule,
    openFrom,
    voided,
    edition(number, wrong = Object.keys(voided)) {
      const one = table.at(number);
      if (!one) return null;
      const isVoid = (id: string) => wrong.includes(id);
      const hasVoid = idsOf(one, number).some(isVoid);
      return { number, ...build(one, { number, isVoid, hasVoid }), ...(hasVoid && { hasVoid }) };
    },
    fileProblems: (content) => readEditions(schema, content).problems,
    addEditions(content, first) {
      const { file, problems } = readEditions(schema, content);
      const [problem] = problems;
      if (problem) return problem;
      const editions = read(file, table);
      if ("reason" in editions) return editions;
      fill();
      add(editions, first);
      return { count: editions.length };
    },
    reported: (id) => reported(id, table),
  };
}
