import type { BankQuestionRecord } from "~/games/questions/question-record.server";
import type { RecordProblem, Schedule } from "~/play/rules/server-game.server";
import type { OpenData } from "./open-data";
import type { Told } from "./spoilers";

/** What is wrong, and where. */
export type Problem = { file: string; record: string; reason: string };

/** How the records of a title were verified: against data now, by reading their source when written, or not at all. */
export type Proof = { byData: number; byReading: number; unchecked: number };

export type Report = {
  problems: Problem[];
  records: number;
  proof: Proof;
  /** What an editor has to look at, because no program can decide it. */
  warnings?: readonly Problem[];
  /** What solvers and simulated players found, a line each. */
  figures?: readonly string[];
};

/** A file of an operator's editions, which the server can add. */
export type AddedFile = {
  /** Its path as it is told of. */
  file: string;
  /** What its title's schema accepts. */
  content: unknown;
  /** The number of its first edition; the others have those that follow. */
  first: number;
};

/** The ids of records that an editor has read beside another one, by its id, and that don't give its answer away. */
export type ReadBeside = Readonly<Record<string, readonly string[]>>;

/** What a title promises of its editions (docs/adding-a-title.md). */
export interface TitleCheck {
  readonly schedule: Schedule;
  /** The file of the schedule. */
  readonly scheduleFile: string;
  /** The numbers of its editions, those of an operator last. */
  numbers(): readonly number[];
  /** The ids of the records of an edition, if a record may not come back before its edition may. */
  asks?(number: number): readonly string[];
  /** What the records of an edition ask and tell, in words, if they could spoil those of other titles. */
  told?(number: number): readonly Told[];
  /** The records of an edition, each with the day on which it was verified. */
  verified?(number: number): readonly { id: string; asOf: string }[];
  /** The questions of an edition of a quiz, in order. */
  questions?(number: number): readonly BankQuestionRecord[];
  /**
   * Checks every record; against the open data where it is at hand.
   *
   * @param part an operator's editions alone, without what solvers and simulated players find in the release's
   */
  check(data: OpenData | null, part?: "added"): Report;
  /**
   * What is wrong already with an operator's file that is not filled in yet, so that no work is lost on it.
   *
   * @param first the number of its first edition
   */
  unfinished?(content: unknown, first: number): readonly RecordProblem[];
  /** An edition as text, answers too; null for an unknown number. */
  preview(number: number): string[] | null;
}

/** A title's check of its own editions, and of those that an operator adds. */
export type TitleCheckWith = (added?: readonly AddedFile[]) => TitleCheck;
