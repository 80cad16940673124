import { createHash } from "node:crypto";
import type { DocumentStore } from "~/platform/storage/document-store";
import { SESSION_MAX_AGE_MS, type Session } from "./identity-provider";

const SESSIONS = "endedSessions";
const USERS = "endedUsers";

/**
 * Which of Firebase's session cookies ended before their 14 days. Firebase itself only knows how to end all of a
 * user's, and tells nobody who doesn't ask it.
 *
 * `endedSessions/{digest}` holds `expiresAt` and `userId`, `endedUsers/{userId}` holds `endedAt` and `expiresAt`, in
 * ms; from `expiresAt` on a document says nothing that the cookie's own age doesn't. Every method throws what the
 * document store throws.
 */
export class EndedSessions {
  constructor(private readonly documents: DocumentStore) {}

  /** Ends one session; `expiresAt` is when its cookie expires by itself. */
  async end(cookie: string, { userId, expiresAt }: { userId: string; expiresAt: number }) {
    await this.documents.set(SESSIONS, digest(cookie), { userId, expiresAt });
  }

  /**
   * Ends every session of a user who signed in up to the second of `endedAt`.
   *
   * @returns what takes that back
   */
  async endAll(userId: string, endedAt: number): Promise<() => Promise<void>> {
    const before = await this.documents.get(USERS, userId);
    await this.documents.set(USERS, userId, { endedAt, expiresAt: endedAt + SESSION_MAX_AGE_MS });
    return () =>
      before ? this.documents.set(USERS, userId, before) : this.documents.delete(USERS, userId);
  }

  /** Whether this session was ended, by itself or with all of its user's. */
  async has(cookie: string, { user, signedInAt }: Session): Promise<boolean> {
    const [session, all] = await Promise.all([
      this.documents.get(SESSIONS, digest(cookie)),
      this.documents.get(USERS, user.id),
    ]);
    return session !== null || (typeof all?.endedAt === "number" && signedInAt <= all.endedAt);
  }
}

/** Of what is signed alone: the signature's last character can be written in several ways that all verify. */
function digest(cookie: string): string {
  const signed = cookie.slice(0, cookie.lastIndexOf("."));
  return createHash("sha256").update(signed).digest("hex");
}
