import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type AuthUser, IdentityError } from "./identity-provider";
import { sha256 } from "./secret-token.server";

const ACCOUNTS = "accounts";
const ACCOUNT_EMAILS = "accountEmails";

/** What is stored of an account, under its id. */
export const storedAccountSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  provider: z.enum(["password", "google", "apple"]),
  passwordHash: z.string().optional(),
  createdAt: z.number(),
  /** How often all sessions were ended: invalidates sessions and ID tokens of earlier generations. */
  generation: z.number(),
});

/** An account as the embedded mode stores it. */
export type Account = { id: string; user: AuthUser } & Pick<
  z.infer<typeof storedAccountSchema>,
  "passwordHash" | "generation" | "createdAt"
>;

/** Initial data of a new account. */
type NewAccount = Omit<AuthUser, "id"> & { passwordHash?: string };

/** Accounts of the embedded mode. One entry per e-mail address makes addresses unique. */
export class LocalAccounts {
  constructor(private readonly documents: DocumentStore) {}

  /**
   * @returns the new account
   * @throws IdentityError `email-already-in-use`, to all but one of concurrent callers
   */
  async create(given: NewAccount, now: number): Promise<Account> {
    const id = randomUUID();
    const stored = { ...given, createdAt: now, generation: 0 };
    const emailId = sha256(given.email);
    await this.documents.transaction(async (transaction) => {
      const taken = await transaction.get(ACCOUNT_EMAILS, emailId);
      if (taken) throw new IdentityError("email-already-in-use");
      transaction.set(ACCOUNT_EMAILS, emailId, { userId: id });
      transaction.set(ACCOUNTS, id, stored);
    });
    return accountOf(id, stored);
  }

  /**
   * @param reader a transaction that has to see it unchanged; otherwise the store
   * @returns null if there is none with this id
   */
  async get(id: string, reader: Transaction | DocumentStore = this.documents) {
    if (!isId(id)) return null;
    const stored = await reader.get(ACCOUNTS, id);
    return stored ? accountOf(id, stored) : null;
  }

  /** The account of an address in the form of `normaliseEmail`; null if there is none. */
  async byEmail(email: string): Promise<Account | null> {
    const entry = await this.documents.get(ACCOUNT_EMAILS, sha256(email));
    return entry ? this.get(String(entry.userId)) : null;
  }

  /** Changes an account that the transaction has read. */
  update(
    transaction: Transaction,
    id: string,
    change: Partial<Pick<z.infer<typeof storedAccountSchema>, "emailVerified" | "generation">> & {
      passwordHash?: string;
    },
  ): void {
    transaction.set(ACCOUNTS, id, change, { merge: true });
  }

  /** Deletes an account and frees its address; a missing one is no error. */
  async remove(id: string): Promise<void> {
    await this.documents.transaction(async (transaction) => {
      const account = await this.get(id, transaction);
      if (!account) return;
      transaction.delete(ACCOUNT_EMAILS, sha256(account.user.email));
      transaction.delete(ACCOUNTS, id);
    });
  }
}

/** Whether this can be an id of ours; other texts may not be valid document ids. */
function isId(id: string): boolean {
  return /^[\w-]{1,128}$/.test(id);
}

function accountOf(id: string, stored: unknown): Account {
  const parsed = storedAccountSchema.safeParse(stored);
  if (!parsed.success) throw new IdentityError("unknown", { cause: parsed.error });
  const { name, email, emailVerified, provider, ...rest } = parsed.data;
  const { passwordHash, generation, createdAt } = rest;
  const user = { id, name, email, emailVerified, provider };
  return { id, user, generation, createdAt, ...(passwordHash && { passwordHash }) };
}
