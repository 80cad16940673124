import { createTransport } from "nodemailer";
import { letterMessage } from "./email-message";
import type { Sender } from "./mailer";

const PATIENCE_MS = 5000;

/**
 * A mailer that hands letters to an SMTP server. It gives up after 5 s.
 *
 * @param url such as "smtp://user:password@mail.example.com:587"
 * @param from the sender, when not the product's own
 */
export function smtpMailer(url: string, from?: string): Sender {
  const transport = createTransport({
    url,
    dnsTimeout: PATIENCE_MS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(letter) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      await transport.sendMail({ ...letterMessage(letter, from), signal });
    },
  };
}
