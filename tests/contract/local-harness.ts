import "../fixtures/quick-scrypt.mjs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LocalIdentity } from "~/platform/identity/local-identity.server";
import { outboxMailer } from "~/platform/mail/outbox-mailer.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import type { IdentityHarness } from "./identity-people";

/** The signing secret of the local provider under test. */
export const LOCAL_SECRET = "a-secret-of-the-contract-tests-0123456789";

const ORIGIN = "http://127.0.0.1:3000";

/** The embedded mode in its own folder: accounts in SQLite with quick hashes, emails in the outbox. */
export async function openLocalHarness() {
  const folder = await mkdtemp(join(tmpdir(), "kickabout-identity-"));
  const file = join(folder, "kickabout.sqlite");
  const outbox = join(folder, "outbox");
  const documents = openSqliteStore(file);
  const mailer = outboxMailer(outbox);
  const identity = new LocalIdentity({ documents, mailer, secret: LOCAL_SECRET, origin: ORIGIN });
  const code = async (email: string, purpose: "verify" | "reset") =>
    (await actionCode(outbox, email, purpose)) ?? "no-code";
  const harness: IdentityHarness = {
    identity,
    actionCode: (email, purpose) => actionCode(outbox, email, purpose),
    applyVerification: async (email) => {
      await identity.confirmVerification(await code(email, "verify"), Date.now());
    },
    applyReset: async (email, password) =>
      identity.resetPassword(await code(email, "reset"), password, Date.now()),
    makeProviderIdToken: (provider) =>
      identity.signInWithSimulatedProvider({ provider, name: "Lerato Fan" }, Date.now()),
    close: async () => {
      await documents.close();
      await rm(folder, { recursive: true });
    },
  };
  return { ...harness, identity, documents, file, outbox };
}

/** The emails in an outbox to an address, oldest first. */
export async function emailsTo(outbox: string, email: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  const emails = await Promise.all(
    names.sort().map(async (name) => decode(await readFile(join(outbox, name), "utf8"))),
  );
  return emails.filter((message) => message.includes(`\r\nTo: ${email}\r\n`));
}

async function actionCode(outbox: string, email: string, purpose: "verify" | "reset") {
  const link = new RegExp(`${ORIGIN}/account/${purpose}\\?token=([\\w-]+)\\r\\n`);
  const codes = (await emailsTo(outbox, email)).flatMap((message) => link.exec(message)?.[1] ?? []);
  return codes.at(-1) ?? null;
}

/** Decodes quoted-printable, which nodemailer uses for long lines. */
function decode(message: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(message)) return message;
  const bytes = message
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
