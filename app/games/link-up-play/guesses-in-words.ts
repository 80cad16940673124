import { numberWord } from "./texts";

const COLOURS = [
  ["🟨", "yellow"],
  ["🟩", "green"],
  ["🟦", "blue"],
  ["🟪", "purple"],
] as const;

/** Squares in words, a line a guess: "Guess 1: three yellow, one blue." */
export function guessesInWords(squares: string): string {
  if (squares === "") return "";
  return squares
    .split("\n")
    .map((row, index) => `Guess ${index + 1}: ${rowInWords(Array.from(row))}.`)
    .join("\n");
}

function rowInWords(row: string[]): string {
  const parts = COLOURS.map(([square, name]) => ({
    count: row.filter((one) => one === square).length,
    name,
  })).filter(({ count }) => count > 0);
  const named = parts
    .sort((one, other) => other.count - one.count)
    .map(({ count, name }) => `${numberWord(count)} ${name}`)
    .join(", ");
  return parts.length === 1 ? `${named}, a link` : named;
}
