/** Squares in words, a line a try: "Try 1: letter 2 in place, letters 4 and 5 elsewhere." */
export function triesInWords(squares: string): string {
  return squares
    .split("\n")
    .map((row, index) => `Try ${index + 1}: ${rowInWords(Array.from(row))}.`)
    .join("\n");
}

function rowInWords(row: string[]): string {
  if (row.every((square) => square === "🟨")) return "all in place";
  const parts = [
    lettersAt(placesOf(row, "🟨"), "in place"),
    lettersAt(placesOf(row, "⬜"), "elsewhere"),
  ];
  return parts.filter(Boolean).join(", ") || "no letter";
}

/** The places of a square in its row, counted from 1. */
const placesOf = (row: string[], wanted: string) =>
  row.flatMap((square, index) => (square === wanted ? [index + 1] : []));

function lettersAt(places: number[], where: string): string {
  const last = places.at(-1);
  if (places.length < 2) return last === undefined ? "" : `letter ${last} ${where}`;
  return `letters ${places.slice(0, -1).join(", ")} and ${last} ${where}`;
}
