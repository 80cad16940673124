import { CAREERS } from "./career";

/**
 * A move as the log has it, in few bytes: the career from 1 to 6, then the code of the guessed name, if it is a guess and
 * not the wish for the next stop. "3" or "3k2f9".
 */
export type CareerMove = string;

/** What every move looks like. */
export const MOVE = new RegExp(`^[1-${CAREERS}]([0-9a-z]{4})?$`);

/** The move of a guess, or of 'Next stop' without a code. */
export const moveOf = (career: number, code = ""): CareerMove => `${career}${code}`;

/** The place of a move's career, from 0 on. */
export const placeIn = (move: CareerMove): number => Number(move[0]) - 1;

/** The place of the career that was played last; -1 before the first move. */
export const lastPlace = ({ moves }: { moves: readonly { move: unknown }[] }): number =>
  placeIn(String(moves.at(-1)?.move ?? "0"));

/** The code of a move's guess; empty for 'Next stop'. */
export const codeIn = (move: CareerMove): string => move.slice(1);
