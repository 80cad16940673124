import { randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { letterMessage } from "./email-message";
import type { Mailer } from "./mailer";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;

/** A kill may have left a draft. */
const LETTER_FILE = /\.eml(\.draft)?$/;

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
    async deleteLetters(to) {
      // What the header looks like is the library's to say.
      const { message } = await transport.sendMail(letterMessage({ to, subject: "", text: "" }));
      const header = toHeaderOf(String(message));
      for (const file of await letterFiles(folder)) {
        if (toHeaderOf(await readFile(file, "utf8")) === header) await rm(file, { force: true });
      }
    },
  };
}

/** Written whole under another name first, so that nobody ever finds half a letter. */
async function keep(file: string, message: Buffer): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, message, { mode: OWNER_ONLY, flag: "wx" });
  await rename(draft, file);
}

async function letterFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const letters = entries.filter((entry) => entry.isFile() && LETTER_FILE.test(entry.name));
    return letters.map(({ name }) => join(folder, name));
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
