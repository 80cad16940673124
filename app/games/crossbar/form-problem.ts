import { playProblems } from "~/play/screen/play-texts";
import { EMPTY, slotsAt, slotsOf } from "./grid";
import { SHOW } from "./rules";
import { CLASH } from "./typed-words";

/**
 * Why letters of a form can't be checked: they are of another lattice, two words clash, or a letter is in place of a right
 * one; null if they can.
 */
export function formProblem(lattice: string, right: string, move: string): string | null {
  if (move === SHOW) return null;
  if (move.length !== right.length) return playProblems.unknownForm;
  const slots = slotsOf(lattice);
  for (const [cell, letter] of Array.from(move).entries()) {
    const names = slotsAt(slots, cell).map(({ name }) => name);
    const known = right[cell] ?? EMPTY;
    if (letter === CLASH) return clash(names);
    if (letter !== EMPTY && known !== EMPTY && letter !== known) {
      return moved(names[0] ?? "", known);
    }
  }
  return null;
}

const clash = (names: readonly string[]) =>
  `${names.join(" and ")} don't agree on the letter where they cross.`;

const moved = (name: string, letter: string) =>
  `The ${letter.toUpperCase()} in ${name} is right, so it stays.`;
