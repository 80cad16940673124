/**
 * Who has won a day, in a sentence for its reader: "You win the day, 2-1."
 *
 * @param titles of each title 1 where the reader is ahead, -1 where the friend is, 0 where they are level
 */
export function dayVerdict(titles: readonly (-1 | 0 | 1)[]): string {
  const own = titles.filter((ahead) => ahead > 0).length;
  const their = titles.filter((ahead) => ahead < 0).length;
  if (own > their) return `You win the day, ${own}-${their}.`;
  if (own < their) return `Your friend keeps the day, ${their}-${own}.`;
  return own === 0 ? "Level in all three." : `Level on the day, ${own}-${their}.`;
}
