import { randomBytes } from "node:crypto";
import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { letterMessage } from "./letter-message";
import type { Mailer } from "./mailer";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;

/**
 * A mailer that keeps each letter as a file, `<UTC time>-<random>.eml`, for whoever runs the server without SMTP.
 *
 * @param folder made when absent; nobody else may read it, since links in letters are as good as passwords
 * @param from the sender, when not the product's own
 */
export function outboxMailer(folder: string, from?: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(letter) {
      const { message } = await transport.sendMail(letterMessage(letter, from));
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await chmod(folder, OWNER_ONLY_FOLDER);
      await keep(join(folder, newName()), message as Buffer);
    },
  };
}

/** Written whole under another name first, so that nobody ever finds half a letter. */
async function keep(file: string, message: Buffer): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, message, { mode: OWNER_ONLY, flag: "wx" });
  await rename(draft, file);
}

/** Names sort by time. */
function newName(): string {
  const stamp = new Date().toISOString().replace(/[-:]/g, "");
  return `${stamp}-${randomBytes(6).toString("hex")}.eml`;
}
