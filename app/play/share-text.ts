/** The shared text: title and edition number, score, and the result in squares, without spoilers. */
export function shareText(title: string, edition: number, score: string, squares: string): string {
  return `${title} No. ${edition} · ${score}\n${squares}`;
}
