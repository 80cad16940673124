import { join } from "node:path";
import { environment } from "~/config/environment.server";
import type { Mailer } from "./mailer";
import { outboxMailer } from "./outbox-mailer.server";
import { smtpMailer } from "./smtp-mailer.server";

/** Sends the letters of the embedded mode: by SMTP_URL, else into the outbox folder of DATA_DIR. */
export function mailer(): Mailer {
  const { SMTP_URL, DATA_DIR, MAIL_FROM } = environment();
  return SMTP_URL
    ? smtpMailer(SMTP_URL, MAIL_FROM)
    : outboxMailer(join(DATA_DIR, "outbox"), MAIL_FROM);
}
