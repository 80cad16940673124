/** An email, as plain text. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML. */
  html?: string;
  /** Where one POST, or one press on a page, ends emails of this kind. */
  stopUrl?: string;
  /** Identifies the email: one with the same id replaces it in the outbox, and has its Message-ID by SMTP. */
  id?: string;
};

/** An email that its address will never take, or that is no email. */
export class EmailRefused extends Error {}

/** Sends an email. */
export type Sender = {
  /** Throws EmailRefused, or whatever else stands in the way. */
  send(email: Email): Promise<void>;
  /** Throws if no email can be sent to anybody: whether an email that failed did so for its address alone. */
  check(): Promise<void>;
};

/** Sends emails, and can delete those that it stores. */
export interface Mailer extends Sender {
  /** Deletes stored emails to an address. Throws if it can't. */
  deleteEmails(to: string): Promise<void>;
}
