/** One letter, in plain text. */
export type Email = { to: string; subject: string; text: string };

/** Hands letters over. Throws when one could not be. */
export type Sender = { send(email: Email): Promise<void> };

/** Sends letters, and can delete those that it stores. */
export interface Mailer extends Sender {
  /** Deletes the letters to an address that are stored here. Throws when one can't be. */
  deleteEmails(to: string): Promise<void>;
}
