import { join } from "node:path";
import { environment } from "~/platform/config/environment.server";
import type { Mailer, Sender } from "./mailer";

/**
 * The mailer of the embedded mode: SMTP_URL, otherwise the outbox folder in DATA_DIR. The transport is loaded with the
 * first email.
 */
export function mailer(): Mailer {
  let opened: Promise<Sender> | undefined;
  const sender = () => {
    opened ??= open();
    return opened;
  };
  return {
    send: async (email) => (await sender()).send(email),
    check: async () => (await sender()).check(),
    // Also with SMTP: the folder may contain emails from before it was configured.
    deleteEmails: async (to) => (await openOutbox()).deleteEmails(to),
  };
}

async function open(): Promise<Sender> {
  const { SMTP_URL, MAIL_FROM } = environment();
  if (SMTP_URL) {
    const { smtpMailer } = await import("./smtp-mailer.server");
    return smtpMailer(SMTP_URL, MAIL_FROM);
  }
  return openOutbox();
}

async function openOutbox(): Promise<Mailer> {
  const { DATA_DIR, MAIL_FROM } = environment();
  const { outboxMailer } = await import("./outbox-mailer.server");
  return outboxMailer(join(DATA_DIR, "outbox"), MAIL_FROM);
}
