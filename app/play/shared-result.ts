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

/** A result as its reader sees it: "4/5", "in 32.1 s" or nothing beside it, and one sentence. */
export type ResultTexts = { score: string; caption: string; sentence: string };

/** The texts of a title that has none of its own. */
export function resultTexts({ score, outOf }: Pick<SharedResult, "score" | "outOf">): ResultTexts {
  const text = `${score}/${outOf}`;
  return { score: text, caption: "", sentence: `A fan scored ${text}. Your turn.` };
}
