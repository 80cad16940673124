/** What the hero says of a day: two lines and a sentence. */
export type DayWords = { heading: readonly [string, string]; lead: string };

type Played = {
  /** The titles done today, of the treble and of the bench. */
  treble: number;
  bench: number;
  /** How many the bench has. */
  benchSize: number;
};

/** The hero's words for a player; null before the day's first title is done, when it has the slogan. */
export function dayWords({ treble, bench, benchSize }: Played): DayWords | null {
  if (treble === 3 && bench === benchSize) {
    return {
      heading: ["Full house.", `${3 + benchSize} of ${3 + benchSize}.`],
      lead: "Nobody is left on the bench. See you tomorrow.",
    };
  }
  if (treble === 3) {
    return {
      heading: ["Treble.", "All three are in."],
      lead: "The day is yours. The bench is warm if you want more.",
    };
  }
  if (treble === 2) {
    return { heading: ["Two down,", "one to go."], lead: "Play it and the day is a treble." };
  }
  return treble === 1
    ? { heading: ["One down,", "two to go."], lead: "All three make a treble." }
    : null;
}
