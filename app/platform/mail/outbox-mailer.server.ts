import { randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { emailMessage } from "./email-message";
import type { Email, Mailer } from "./mailer";

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;

/** A killed process may have left a draft. */
const EMAIL_FILE = /\.eml(\.draft)?$/;
const DRAFT = ".draft";

/**
 * A mailer for servers without SMTP: stores each email as a file, `<UTC time>-<random>.eml`, or `<id>.eml`.
 *
 * @param folder created if absent, readable by the owner only, since links in emails are as sensitive as passwords
 * @param from the sender, if not the default
 */
export function outboxMailer(folder: string, from?: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const openFolder = async () => {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await chmod(folder, OWNER_ONLY_FOLDER);
  };
  return {
    async send(email) {
      const { message } = await transport.sendMail(emailMessage(email, from));
      await openFolder();
      await writeAtomically(join(folder, nameOf(email)), message as Buffer);
    },
    check: openFolder,
    async deleteEmails(to) {
      // Only nodemailer knows the header's exact form.
      const { message } = await transport.sendMail(emailMessage({ to, subject: "", text: "" }));
      const header = toHeaderOf(String(message));
      for (const file of await emailFiles(folder)) {
        const email = await readEmail(file);
        if (!email || toHeaderOf(email.text) !== header) continue;
        await rm(email.file, { force: true });
        await rm(finalNameOf(email.file), { force: true });
      }
    },
  };
}

/** Writes to a draft and renames it, so that readers never see a partial email. */
async function writeAtomically(file: string, message: Buffer): Promise<void> {
  const draft = `${file}${DRAFT}`;
  await writeFile(draft, message, { mode: OWNER_ONLY });
  await rename(draft, file);
}

async function emailFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const emails = entries.filter((entry) => entry.isFile() && EMAIL_FILE.test(entry.name));
    return emails.map(({ name }) => join(folder, name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Reads an email, under its final name if it was a draft until now; null if another process has deleted it. */
async function readEmail(file: string): Promise<{ file: string; text: string } | null> {
  try {
    return { file, text: await readFile(file, "utf8") };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return file.endsWith(DRAFT) ? readEmail(finalNameOf(file)) : null;
  }
}

/** The name that a draft gets, which may happen at any time. */
const finalNameOf = (file: string) => (file.endsWith(DRAFT) ? file.slice(0, -DRAFT.length) : file);

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The To header of a message, unfolded. */
function toHeaderOf(message: string): string | undefined {
  const [head = ""] = message.split("\r\n\r\n", 1);
  return /^To:\s*(.*)$/im.exec(head.replace(/\r\n[ \t]+/g, " "))?.[1]?.trim();
}

/** One with an id replaces the same email; names of the others sort by time. */
function nameOf({ id }: Email): string {
  if (id) return `${id.replace(/[^\w.-]/g, "-")}.eml`;
  const stamp = new Date().toISOString().replace(/[-:]/g, "");
  return `${stamp}-${randomBytes(6).toString("hex")}.eml`;
}
