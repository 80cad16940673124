import { createTransport } from "nodemailer";
import { emailMessage } from "./email-message";
import type { Sender } from "./mailer";

const TIMEOUT_MS = 5000;

/**
 * A mailer that sends by SMTP. It gives up after 5 s.
 *
 * @param url such as "smtp://user:password@mail.example.com:587"
 * @param from the sender, if not the default
 */
export function smtpMailer(url: string, from?: string): Sender {
  const transport = createTransport({
    url,
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(email) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      await transport.sendMail({ ...emailMessage(email, from), signal });
    },
  };
}
