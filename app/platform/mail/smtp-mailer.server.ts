import { createTransport } from "nodemailer";
import { emailMessage } from "./email-message";
import { EmailRefused, type Sender } from "./mailer";

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
      await transport.sendMail({ ...emailMessage(email, from), signal }).catch((error: unknown) => {
        throw isRefusal(error)
          ? new EmailRefused("The address was refused.", { cause: error })
          : error;
      });
    },
    async check() {
      await transport.verify();
    },
  };
}

/** The mail server refused the recipient for good. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = Object(error);
  return command === "RCPT TO" && responseCode >= 500;
}
