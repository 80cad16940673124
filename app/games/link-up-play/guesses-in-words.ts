const COLOURS = [
  ["🟨", "yellow"],
  ["🟩", "green"],
  ["🟦", "blue"],
  ["🟪", "purple"],
] as const;

/** Squares in words, a line a guess: "Guess 1: 3 yellow, 1 blue." */
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
  const [only, ...others] = parts.sort((one, other) => other.count - one.count);
  if (only && others.length === 0) return `four ${only.name}, a link`;
  return parts.map(({ count, name }) => `${count} ${name}`).join(", ");
}
