/** A plain-text email. */
export type Email = { to: string; subject: string; text: string };

/** Sends an email. Throws if it can't. */
export type Sender = { send(email: Email): Promise<void> };

/** Sends emails, and can delete those that it stores. */
export interface Mailer extends Sender {
  /** Deletes stored emails to an address. Throws if it can't. */
  deleteEmails(to: string): Promise<void>;
}
