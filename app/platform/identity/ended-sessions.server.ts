import { createHash } from "node:crypto";
import type { DocumentStore } from "~/platform/storage/document-store";
import { SESSION_MAX_AGE_MS, type Session } from "./identity-provider";

const SESSIONS = "endedSessions";
const USERS = "endedUsers";

/**
 * Firebase session cookies that were ended before their 14 days. Firebase can only revoke all sessions of a user, and
 * does not notify us.
 *
 * `endedSessions/{digest}` has `expiresAt` and `userId`, `endedUsers/{userId}` has `endedAt` and `expiresAt`, in ms.
 * After `expiresAt` the cookies have expired anyway. Every method throws what the document store throws.
 */
export class EndedSessions {
  constructor(private readonly documents: DocumentStore) {}

  /** Ends one session; `expiresAt` is when its cookie expires. */
  async end(cookie: string, { userId, expiresAt }: { userId: string; expiresAt: number }) {
    await this.documents.set(SESSIONS, digest(cookie), { userId, expiresAt });
  }

  /**
   * Ends every session of a user that started no later than the second of `endedAt`.
   *
   * @returns a function that undoes it
   */
  async endAll(userId: string, endedAt: number): Promise<() => Promise<void>> {
    const before = await this.documents.get(USERS, userId);
    await this.documents.set(USERS, userId, { endedAt, expiresAt: endedAt + SESSION_MAX_AGE_MS });
    return () =>
      before ? this.documents.set(USERS, userId, before) : this.documents.delete(USERS, userId);
  }

  /** Whether this session was ended, individually or with all of the user's. */
  async has(cookie: string, { user, signedInAt }: Session): Promise<boolean> {
    const [session, all] = await Promise.all([
      this.documents.get(SESSIONS, digest(cookie)),
      this.documents.get(USERS, user.id),
    ]);
    return session !== null || (typeof all?.endedAt === "number" && signedInAt <= all.endedAt);
  }
}

/** Hashes the signed part only: several last characters of a signature decode to the same bytes, and all verify. */
function digest(cookie: string): string {
  const signed = cookie.slice(0, cookie.lastIndexOf("."));
  return createHash("sha256").update(signed).digest("hex");
}
