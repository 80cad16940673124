/** The result of an attempt, as a shared link carries it. */
export type SharedResult = {
  edition: number;
  /** The date of the edition. */
  date: string;
  isWin: boolean;
  score: number;
  outOf: number;
  /** Milliseconds, in whole tenths of a second. */
  elapsed: number;
  squares: string;
};

/** What a link has beside a result. */
export type SharedLink = SharedResult & {
  /**
   * The attempt whose finish it is, so that a friend's result can be recorded as an answer to it, and the name of who sent
   * it, "" for none. Null for a result that takes no answers: of a past edition, or shared by a former release.
   */
  sender: { attempt: string; name: string } | null;
};

/** A result as its reader sees it. */
export type ResultTexts = {
  /** "4/5". */
  score: string;
  /** What stands beside the score, "in 32.1 s"; may be empty. */
  caption: string;
  sentence: string;
  /** What is to be done to beat it, where the score does not say it; "" for nothing. */
  beat?: string;
  /** The squares in words, for readers who can't see them. */
  words: string;
};

/**
 * The texts that a title has none of its own for.
 *
 * @param score as the title writes it
 */
export function resultTexts(
  { squares }: Pick<SharedResult, "squares">,
  score: string,
): ResultTexts {
  return {
    score,
    caption: "",
    sentence: `A fan scored ${score}. Your turn.`,
    words: squareWords(squares),
  };
}

/**
 * A text on a result with the name of whose it is.
 *
 * @param text as its title wrote it, about "a fan"
 * @param name "" for none
 */
export const withName = (text: string, name: string): string =>
  name === "" ? text : text.replace(/\b[Aa] fan\b/, () => name);

/** Whether green and red squares stand for right and wrong. Beside other colours they are just colours. */
export const saysRightOrWrong = (squares: string): boolean => !/[🟨🟧🟦🟪🟫]/u.test(squares);

const WORDS: Record<string, string> = {
  "🟩": "right",
  "🟥": "wrong",
  "⬛": "out of time",
  "🔁": "right from the bench",
};

/** One row of squares in words: "Right, wrong, out of time". */
function squareWords(squares: string): string {
  const words = Array.from(squares, (square) => WORDS[square])
    .filter(Boolean)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
