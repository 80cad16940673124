/** What is said of a result in any form. */
type SharedHead = {
  title: string;
  edition: number;
  /** "4/5". */
  score: string;
  /** The title's own sentence, instead of its name and the score. */
  sentence?: string | undefined;
};

/**
 * The shared text, without spoilers: the title's sentence, or its name and score, the edition's number, the result, and
 * the words before the link to play.
 *
 * @param result in squares or in words
 */
export function shareText({ title, edition, score, sentence }: SharedHead, result: string): string {
  const told = sentence
    ? `${sentence}\nNo. ${edition} · ${result}`
    : `${title} No. ${edition} · ${score}\n${result}`;
  return `${told}\nYour turn:`;
}
