/** One letter, in plain text. */
export type Letter = { to: string; subject: string; text: string };

/** Sends letters. Throws when one could not be handed over. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}
