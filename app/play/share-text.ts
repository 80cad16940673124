/**
 * What a player shares: the title and the number of the edition, the score, and the result in squares, which give nothing
 * of the answer away.
 */
export function shareText(title: string, edition: number, score: string, squares: string): string {
  return `${title} No. ${edition} · ${score}\n${squares}`;
}
