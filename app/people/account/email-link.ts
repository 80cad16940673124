/** The outcome of a link in an email: an error of the link, or of the password entered with it. */
export type LinkAnswer = { problem: string | null; password: string | null };
