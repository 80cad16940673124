import { join } from "node:path";
import { environment } from "~/platform/config/environment.server";
import type { Mailer, Sender } from "./mailer";

/**
 * Sends the letters of the embedded mode: by SMTP_URL, else into the outbox folder of DATA_DIR. What it takes to send
 * is loaded with the first letter.
 */
export function mailer(): Mailer {
  let opened: Promise<Sender> | undefined;
  return {
    async send(email) {
      opened ??= open();
      await (await opened).send(email);
    },
    // Also with SMTP: the folder may have letters from before it was set.
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
