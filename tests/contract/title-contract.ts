import type { Edition } from "~/play/rules/game";
import type { ServerGame } from "~/play/rules/server-game.server";
import type { SharedResult } from "~/play/rules/shared-result";
import type { TitlePoints } from "./title-points";

/** An edition of any title. */
export type AnyEdition = Edition<unknown, unknown>;

/** A result as its picture shows it. */
export type PicturedResult = Pick<SharedResult, "isWin" | "score" | "outOf" | "squares"> & {
  elapsed?: number;
};

/** What the contract needs to play a title. */
export type TitleUnderTest = {
  game: ServerGame;
  /** The moves of a won attempt, and of the longest lost one. */
  win(edition: AnyEdition): unknown[];
  loss(edition: AnyEdition): unknown[];
  /** The ids of an edition's records, which can be voided. */
  records(edition: AnyEdition): string[];
  /** A move as the fields of the form without script. */
  fields(move: unknown): Record<string, string>;
  /** Fields of a rejected move. */
  refused: Record<string, string>;
  /** Moves for what has not come yet at a time of its week, and what they are told. */
  early?: { now: string; moves: readonly unknown[]; problem: RegExp };
  /**
   * The ids, answers and explanations of an edition, by the title's own records: what no page, data or reply may have
   * before the move that earns it.
   */
  secrets(edition: AnyEdition): string[];
  /** Those that may be visible after this many moves of the loss, before its end. */
  earned?(edition: AnyEdition, moves: number): string[];
  /** The version of its rules, and what they make of the first edition's win and loss. */
  fingerprint: string;
};

/** What a title's folder says in `testing/contract.ts`, exported as `contract`. */
export type TitleContract = Omit<TitleUnderTest, "game"> & {
  points: TitlePoints;
  /** Its widest results: by their score, by what stands beside it, or by their squares. */
  widest: readonly PicturedResult[];
};

export const answerOf = <Answer>(edition: AnyEdition) => edition.answer as Answer;

/** All texts of a value, at any depth. */
export const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** A seed as a page would have it: what follows from it is secret too. */
export const seedText = (seed: number | undefined) => String(seed);

/** The right choices of an edition of questions. */
export const rightChoices = (edition: AnyEdition): number[] =>
  answerOf<{ solutions: { correctIndex: number }[] }>(edition).solutions.map(
    ({ correctIndex }) => correctIndex,
  );

/** What is told of questions once they are answered. */
export const toldOf = (questions: readonly { id: string; fact: string; source: string }[]) =>
  questions.flatMap(({ id, fact, source }) => [id, fact, source]);

/** So many rows of squares. */
export const rows = (count: number, row: string) => Array(count).fill(row).join("\n");
