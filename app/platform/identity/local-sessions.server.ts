import * as z from "zod";
import { deleteOwned } from "~/platform/storage/delete-owned.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { IdentityError, SESSION_MAX_AGE_MS, type Session } from "./identity-provider";
import type { LocalAccounts } from "./local-accounts.server";
import type { IdTokenClaims } from "./local-id-token.server";
import { idOfSecretToken, newSecretToken } from "./secret-token.server";

const SESSIONS = "sessions";

const sessionSchema = z.object({
  userId: z.string(),
  signedInAt: z.number(),
  createdAt: z.number(),
  expiresAt: z.number(),
  generation: z.number(),
});

/** Sessions of the embedded mode, stored by the hash of the cookie's value. */
export class LocalSessions {
  constructor(
    private readonly documents: DocumentStore,
    private readonly accounts: LocalAccounts,
  ) {}

  /**
   * Opens a session of 14 days.
   *
   * @returns the cookie's value
   * @throws IdentityError `invalid-id-token` if the account is gone or all its sessions were ended since
   */
  async open({ userId, signedInAt, generation }: IdTokenClaims, now: number): Promise<string> {
    const session = newSecretToken();
    const id = String(idOfSecretToken(session));
    const expiresAt = now + SESSION_MAX_AGE_MS;
    await this.documents.transaction(async (transaction) => {
      const account = await this.accounts.get(userId, transaction);
      if (account?.generation !== generation) throw new IdentityError("invalid-id-token");
      const stored = { userId, signedInAt, createdAt: now, expiresAt, generation };
      transaction.set(SESSIONS, id, stored);
    });
    return session;
  }

  /** The session of a token; null if invalid. */
  async read(session: string, now: number): Promise<Session | null> {
    const id = idOfSecretToken(session);
    const found = id && (await this.documents.get(SESSIONS, id));
    const stored = sessionSchema.safeParse(found).data;
    if (!stored || stored.expiresAt <= now) return null;
    const { userId, signedInAt, generation } = stored;
    const account = await this.accounts.get(userId);
    return account?.generation === generation ? { user: account.user, signedInAt } : null;
  }

  /** Ends one session; an invalid one is no error. */
  async end(session: string): Promise<void> {
    const id = idOfSecretToken(session);
    if (id) await this.documents.delete(SESSIONS, id);
  }

  /** Deletes a user's sessions. */
  async clear(userId: string): Promise<void> {
    await deleteOwned(this.documents, SESSIONS, userId);
  }
}
