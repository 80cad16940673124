import * as z from "zod";
import { deleteOwned } from "~/platform/storage/delete-owned.server";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { IdentityError } from "./identity-provider";
import type { Account, LocalAccounts } from "./local-accounts.server";
import { idOfSecretToken, newSecretToken } from "./secret-token.server";

const MAIL_TOKENS = "mailTokens";
const HOUR_MS = 60 * 60_000;
const MAX_DROPPED = 500;

/** The purpose of an email's link. */
type MailPurpose = "verify" | "reset";

const mailTokenSchema = z.object({
  purpose: z.enum(["verify", "reset"]),
  userId: z.string(),
  email: z.string(),
  expiresAt: z.number(),
});

/** The tokens of our emails' links, stored by hash: each valid once, for one hour, for one address. */
export class LocalMailTokens {
  constructor(
    private readonly documents: DocumentStore,
    private readonly accounts: LocalAccounts,
  ) {}

  /** Creates a token for the account's current address. */
  async issue(purpose: MailPurpose, { id, user }: Account, now: number): Promise<string> {
    const token = newSecretToken();
    const stored = { purpose, userId: id, email: user.email, expiresAt: now + HOUR_MS };
    await this.documents.set(MAIL_TOKENS, String(idOfSecretToken(token)), stored);
    return token;
  }

  /**
   * The account that a token is for.
   *
   * @param reader a transaction that has to see both unchanged; otherwise the store
   * @throws IdentityError `invalid-action-code` if it was used, has expired, never existed, or the address has changed
   */
  async read(
    token: string,
    purpose: MailPurpose,
    now: number,
    reader: Transaction | DocumentStore = this.documents,
  ): Promise<Account> {
    const id = idOfSecretToken(token);
    const found = id && (await reader.get(MAIL_TOKENS, id));
    const stored = mailTokenSchema.safeParse(found).data;
    if (stored?.purpose !== purpose || stored.expiresAt <= now) throw refusal();
    const account = await this.accounts.get(stored.userId, reader);
    if (account?.user.email !== stored.email) throw refusal();
    return account;
  }

  /**
   * Uses up a token in one transaction with `change`, and deletes the user's other tokens of the same purpose.
   *
   * @throws IdentityError `invalid-action-code` as `read` does, also to all but one of concurrent callers
   */
  async use(
    token: string,
    purpose: MailPurpose,
    now: number,
    change: (transaction: Transaction, account: Account) => void,
  ): Promise<Account> {
    return this.documents.transaction(async (transaction) => {
      const account = await this.read(token, purpose, now, transaction);
      const where = { userId: account.id, purpose };
      const { documents } = await transaction.query(MAIL_TOKENS, { where, limit: MAX_DROPPED });
      change(transaction, account);
      for (const { id } of documents) transaction.delete(MAIL_TOKENS, id);
      transaction.delete(MAIL_TOKENS, String(idOfSecretToken(token)));
      return account;
    });
  }

  /** Deletes a user's tokens. */
  async clear(userId: string): Promise<void> {
    await deleteOwned(this.documents, MAIL_TOKENS, userId);
  }
}

const refusal = () => new IdentityError("invalid-action-code");
