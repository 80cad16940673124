import { randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { emailMessage } from "./email-message";
import type { Mailer } from "./mailer";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;

/** A kill may have left a draft. */
const EMAIL_FILE = /\.eml(\.draft)?$/;

/**
 * A mailer that keeps each letter as a file, `<UTC time>-<random>.eml`, for whoever runs the server without SMTP.
 *
 * @param folder made when absent; nobody else may read it, since links in letters are as good as passwords
 * @param from the sender, when not the product's own
 */
export function outboxMailer(folder: string, from?: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(email) {
      const { message } = await transport.sendMail(emailMessage(email, from));
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await chmod(folder, OWNER_ONLY_FOLDER);
      await writeAtomically(join(folder, newName()), message as Buffer);
    },
    async deleteEmails(to) {
      // What the header looks like is the library's to say.
      const { message } = await transport.sendMail(emailMessage({ to, subject: "", text: "" }));
      const header = toHeaderOf(String(message));
      for (const file of await emailFiles(folder)) {
        if (toHeaderOf(await readFile(file, "utf8")) === header) await rm(file, { force: true });
      }
    },
  };
}

/** Written whole under another name first, so that nobody ever finds half a letter. */
async function writeAtomically(file: string, message: Buffer): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, message, { mode: OWNER_ONLY, flag: "wx" });
  await rename(draft, file);
}

async function emailFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const emails = entries.filter((entry) => entry.isFile() && EMAIL_FILE.test(entry.name));
    return emails.map(({ name }) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Whom a message is to, as its header has it on however many lines. */
function toHeaderOf(message: string): string | undefined {
  const [head = ""] = message.split("\r\n\r\n", 1);
  return /^To:\s*(.*)$/im.exec(head.replace(/\r\n[ \t]+/g, " "))?.[1]?.trim();
}

/** Names sort by time. */
function newName(): string {
  const stamp = new Date().toISOString().replace(/[-:]/g, "");
  return `${stamp}-${randomBytes(6).toString("hex")}.eml`;
}
