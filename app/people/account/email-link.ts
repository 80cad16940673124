/** What became of a link in a letter: what is wrong with it, or with the password that goes with it. */
export type LinkAnswer = { problem: string | null; password: string | null };
